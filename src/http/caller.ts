import type {} from 'fastify';

/** Whose key a request carries. Set by ApiKeyGuard, read by everything after it. */
export interface Caller {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  readonly canEdit: boolean;
  readonly admin: boolean;
  readonly apiKey: {
    readonly id: number;
    readonly prefix: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    /** The body's bytes as they came; set once they have been read. */
    rawBody?: Buffer;
  }
}
