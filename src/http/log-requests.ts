import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Notes every answer, for those who debug. Routes by their patterns: paths and queries hold what people look for. */
export function logRequests(server: FastifyInstance): void {
  const logger = new Logger('http');
  server.addHook('onResponse', (request, reply, done) => {
    logger.debug({
      requestId: request.id,
      method: request.method,
      url: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      accountId: request.caller?.accountId,
    });
    done();
  });
}
