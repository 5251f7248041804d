import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.js';
import type { Readings } from './readings.js';

/** Counts every answer of the server, and tells how much it has open. */
export function countRequests(server: FastifyInstance, metrics: Metrics, readings: Readings): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest(
      request.method,
      route,
      reply.statusCode,
      reply.elapsedTime / 1_000,
      creditsOf(reply),
    );
    done();
  });
  readings.add({
    name: 'directory_open_connections',
    help: 'Connections of clients',
    read: () =>
      new Promise((resolve, reject) =>
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  });
}

const creditsOf = (reply: FastifyReply): number => Number(reply.getHeader('x-api-credits-charged') ?? 0);
