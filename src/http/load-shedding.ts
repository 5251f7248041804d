import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shed } from '../metrics/event.js';
import type { ErrorFilter } from './error.filter.js';
import { ApiError } from './errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * To be called when the answer is made. From then on the request is no load: a client that does not read its answers
     * must not use up what others are allowed.
     */
    isAnswered?: () => void;
  }
}

export interface LoadLimits {
  /** Requests under way at once; 0 means no limit. */
  readonly concurrentRequests: number;
  /** Mean delay of the event loop in milliseconds; 0 means no limit. */
  readonly eventLoopDelayMs: number;
}

const SAMPLE_MS = 250;
/** So many samples one after the other: a start, or one large piece of work, is no overload. */
const LATE_SAMPLES = 3;

/**
 * Refuses requests with 503 while there are more than can be answered in time: those that are under way are finished,
 * and whoever asks gets a quick answer rather than a late one. Health is told under any load.
 */
export async function shedLoad(
  server: FastifyInstance,
  { concurrentRequests, eventLoopDelayMs }: LoadLimits,
  filter: ErrorFilter,
): Promise<void> {
  await server.register(underPressure, { sampleInterval: SAMPLE_MS });
  let underWay = 0;
  let late = 0;
  const sampling = setInterval(() => {
    late = server.memoryUsage().eventLoopDelay > eventLoopDelayMs ? late + 1 : 0;
  }, SAMPLE_MS).unref();
  server.addHook('onClose', () => clearInterval(sampling));
  const reasonToRefuse = () => {
    if (concurrentRequests > 0 && underWay >= concurrentRequests) return 'concurrency';
    return eventLoopDelayMs > 0 && late >= LATE_SAMPLES ? 'event_loop' : null;
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (isHealth(request)) return done();
    const reason = reasonToRefuse();
    if (reason !== null) {
      shed.publish({ reason });
      filter.send(overloaded(), request, reply);
      return;
    }
    underWay++;
    let counted = true;
    request.isAnswered = () => {
      if (counted) underWay--;
      counted = false;
    };
    // A client may be gone before that.
    reply.raw.once('close', request.isAnswered);
    done();
  });
}

const isHealth = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/health/') ?? false;

/** Not all at the same moment: who waited together would come back together. */
export const overloaded = () =>
  new ApiError(503, 'overloaded', 'The service has too much to do at the moment: try again a little later.', {
    headers: { 'Retry-After': String(1 + Math.floor(Math.random() * 3)) },
  });
