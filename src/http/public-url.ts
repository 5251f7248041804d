import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The address under which clients reach the service, without a trailing slash. */
    publicUrl: () => string;
  }
}

/**
 * Tells the server its public address. One that names port 0 stands for whichever port the server got.
 *
 * @param configured `Config.publicUrl`
 */
export function announcePublicUrl(server: FastifyInstance, configured: string): void {
  const base = new URL(configured);
  server.decorate('publicUrl', () => {
    const address = base.port === '0' ? (server.server.address() as AddressInfo | null) : null;
    return address === null ? configured : configured.replace(/:0$/, `:${address.port}`);
  });
}

/** The absolute URL of a path of the service: what `Location` and `Link` hold. */
export const publicUrl = ({ server }: FastifyReply, path: string): string => server.publicUrl() + path;
