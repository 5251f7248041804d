import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiModule } from './api.module.js';
import type { Config } from './config/config.js';
import { CreditHeaders } from './credits/credit-headers.js';
import { notFound } from './http/errors.js';
import { ErrorFilter } from './http/error.filter.js';

/** The one place where the HTTP application is put together; the server and every test use it. Not yet listening. */
export async function createApp(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const filter = new ErrorFilter();
  const adapter = new FastifyAdapter({
    genReqId: requestId,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 256 },
    // A path that cannot even be decoded leads nowhere.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      filter.send(notFound(), request, reply),
  });
  const server = adapter.getInstance<FastifyInstance>();
  leaveBodiesUnread(server);
  if (config.rateLimitPerMinute > 0) {
    await server.register(rateLimit, {
      global: false,
      max: config.rateLimitPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => (request.caller ? `account:${request.caller.accountId}` : request.ip),
    });
  }
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config, databaseUrl),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  const credits = app.get(CreditHeaders);
  server.addHook('onSend', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
    await credits.set(request, reply);
  });
  return app;
}

/** Bodies are read behind the guards (see BodyInterceptor), not by Fastify in front of them. */
function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** A caller's own id is kept if it is 1 to 128 printable characters. */
function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && /^[\x21-\x7e]{1,128}$/.test(given) ? given : randomUUID();
}
