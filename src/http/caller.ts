import type {} from 'fastify';

/** Whose key a request carries. Set by ApiKeyGuard, read by everything after it. */
export interface Caller {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  readonly canEdit: boolean;
  readonly admin: boolean;
  readonly credits: number;
  readonly apiKey: {
    readonly id: number;
    readonly prefix: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  };
}

/** What the credit headers of a response say. */
export interface CreditStatement {
  remaining: number | 'unlimited';
  charged: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    credits?: CreditStatement;
    /** The body's bytes as they came; set once they have been read. */
    rawBody?: Buffer;
  }
}
