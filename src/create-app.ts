import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiModule } from './api.module.js';
import type { Config } from './config/config.js';
import { Credits } from './credits/charge.js';
import { ApiAdapter, announcePublicUrl, allowOrigins } from './http/reply.js';
import { Dependencies } from './observability/health.js';
import {
  answerAll,
  limitConnections,
  drainOnClose,
  logRequests,
  leaveBodiesUnread,
  serverOptions,
} from './http/server.js';
import { ErrorFilter } from './http/error.filter.js';
import { shedLoad } from './http/load-shedding.js';
import { keepRateLimits, connectForLimits } from './http/rate-limits.js';
import { keepRequestContext } from './common/request-context.js';
import { UnreadAnswers } from './http/unread-answers.js';
import { countRequests, METRICS } from './observability/monitoring.js';
import type { Metrics } from './observability/metrics.js';
import { Readings } from './observability/sampled.js';
import { finishResponses } from './pipeline.js';

/**
 * Composes the HTTP application, for the server and for every test. It does not listen yet.
 *
 * @param background whether the process also does a worker's work
 */
export async function createApp(
  config: Config,
  databaseUrl: string,
  { background = false } = {},
): Promise<NestFastifyApplication> {
  const filter = new ErrorFilter();
  const secure = config.publicUrl.startsWith('https:');
  const adapter = new ApiAdapter({
    ...serverOptions(filter, config.limits, secure),
    // While the server closes, it still answers requests on open connections.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
  });
  const server = adapter.getInstance<FastifyInstance>();
  announcePublicUrl(server, config.publicUrl);
  limitConnections(server.server);
  leaveBodiesUnread(server);
  answerAll(server, filter);
  drainOnClose(server);
  if (config.tracing) (await import('./observability/tracing.js')).traceRequests(server);
  keepRequestContext(server);
  if (['info', 'debug', 'trace'].includes(config.logLevel)) logRequests(server);
  await allowOrigins(server, config.corsOrigins);
  const shedding = await shedLoad(server, config.limits, filter);
  const unread = new UnreadAnswers(server);
  const redis = config.redisUrl === null ? null : await connectForLimits(config.redisUrl);
  server.addHook('onClose', () => redis?.disconnect());
  await keepRateLimits(server, config.limits, redis);
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config, databaseUrl, background),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.get(Dependencies).add({
    name: 'load',
    // Load balancers remove a process only while it rejects more requests than it serves.
    get required() {
      return shedding.most;
    },
    check: async () => {
      if (shedding.some) throw new Error('Requests were refused for the load.');
    },
  });
  // Without Redis, each process counts rate limits separately.
  if (redis) app.get(Dependencies).add({ name: 'redis', required: false, check: () => redis.ping() });
  const metrics = app.get<Metrics | null>(METRICS);
  if (metrics !== null) countRequests(server, metrics, app.get(Readings));
  finishResponses(server, { filter, shedding, unread, secure, credits: app.get(Credits) });
  return app;
}
