import { createServer } from 'node:net';

/**
 * Rejects with the error of `listen` if the service could not listen there now. Asked first, a start that is bound to
 * fail does so before anything else is touched.
 */
export function requireFreePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
