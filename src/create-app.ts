import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiModule } from './api.module.js';
import type { Config } from './config/config.js';
import { CreditHeaders } from './credits/credit-headers.js';
import { ApiAdapter } from './http/api-adapter.js';
import { drainOnClose } from './http/drain.js';
import { ErrorFilter } from './http/error.filter.js';
import { leaveBodiesUnread, serverOptions } from './http/server-options.js';

/**
 * The one place where the HTTP application is put together; the server and every test use it. Not yet listening.
 *
 * @param background whether it does the work of a worker too
 */
export async function createApp(
  config: Config,
  databaseUrl: string,
  { background = false } = {},
): Promise<NestFastifyApplication> {
  const filter = new ErrorFilter();
  const adapter = new ApiAdapter({
    ...serverOptions(filter),
    // What still comes in on an open connection is answered while the server closes.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
  });
  const server = adapter.getInstance<FastifyInstance>();
  leaveBodiesUnread(server);
  drainOnClose(server);
  if (config.limits.accountPerMinute > 0) {
    await server.register(rateLimit, {
      global: false,
      max: config.limits.accountPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => (request.caller ? `account:${request.caller.accountId}` : request.ip),
    });
  }
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config, databaseUrl, background),
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
