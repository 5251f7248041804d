import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shed } from '../common/events.js';
import { ArrivingBodies } from './body.js';
import type { ErrorFilter } from './error.filter.js';
import { ApiError } from '../common/errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Marks the response as made. From then on the request does not count as load: a client that reads slowly must not
     * use up the capacity for others.
     */
    isAnswered?: () => void;
    /** Reads the body with `read`. The request does not count as load until the body is complete. */
    awaitBody?: <T>(read: (hold: Hold) => Promise<T>) => Promise<T>;
  }
}

type Hold = (bytes: number) => void;

export interface LoadLimits {
  /** Maximum number of requests in flight; 0 means no limit. */
  readonly concurrentRequests: number;
  /** Maximum mean event loop delay in milliseconds; 0 means no limit. */
  readonly eventLoopDelayMs: number;
}

/** Recently shed load, for readiness. */
export interface Shedding {
  /** True if any request was refused because of the load. */
  readonly some: boolean;
  /** True if more requests were refused than admitted. */
  readonly most: boolean;
  /** Counts a request that was refused after its admission. */
  refused(): void;
}

const SAMPLE_MS = 250;
/** Consecutive late samples that mean overload; a start, or one large task, takes fewer. */
const LATE_SAMPLES = 3;
/** Number of samples for which readiness reports refused requests. */
const SAMPLES_REMEMBERED = 20;

/**
 * Load shedding: refuses requests with 503 while there are more than can be answered in time. Requests in flight are
 * finished, and the caller gets a fast refusal instead of a late response. A request is in flight while the service
 * works on it, not while its body arrives. Health checks are exempt.
 */
export async function shedLoad(
  server: FastifyInstance,
  { concurrentRequests, eventLoopDelayMs }: LoadLimits,
  filter: ErrorFilter,
): Promise<Shedding> {
  await server.register(underPressure, { sampleInterval: SAMPLE_MS });
  const bodies = new ArrivingBodies();
  const counts = new RecentCounts();
  let inFlight = 0;
  let late = 0;
  const sampling = setInterval(() => {
    late = server.memoryUsage().eventLoopDelay > eventLoopDelayMs ? late + 1 : 0;
    counts.next();
  }, SAMPLE_MS).unref();
  server.addHook('onClose', () => clearInterval(sampling));
  const refusal = (): ApiError | null => {
    const isFull = concurrentRequests > 0 && inFlight >= concurrentRequests;
    const isLate = eventLoopDelayMs > 0 && late >= LATE_SAMPLES;
    if (!isFull && !isLate) return null;
    shed.publish({ reason: isFull ? 'concurrency' : 'event_loop' });
    counts.refused();
    return overloaded();
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (isHealth(request)) return done();
    const refused = refusal();
    if (refused !== null) {
      filter.send(refused, request, reply);
      return;
    }
    counts.admitted();
    track(request, reply);
    done();
  });

  function track(request: FastifyRequest, reply: FastifyReply): void {
    let isCounted = true;
    let isOver = false;
    inFlight++;
    const uncount = () => {
      if (isCounted) inFlight--;
      isCounted = false;
    };
    request.isAnswered = () => {
      isOver = true;
      uncount();
    };
    // The client may disconnect earlier.
    reply.raw.once('close', request.isAnswered);
    // By then a body that arrived with the headers has been read.
    if (WITH_BODY.has(request.method)) {
      process.nextTick(() => {
        if (request.raw.complete === false) uncount();
      });
    }
    request.awaitBody = async (read) => {
      const isIncomplete = request.raw.complete === false;
      if (!isIncomplete && isCounted) return read(() => undefined);
      uncount();
      const body = await (isIncomplete ? arriving(request, read) : read(() => undefined));
      const refused = refusal();
      if (refused !== null) throw refused;
      if (!isOver) {
        isCounted = true;
        inFlight++;
      }
      return body;
    };
  }

  async function arriving<T>(request: FastifyRequest, read: (hold: Hold) => Promise<T>): Promise<T> {
    try {
      return await bodies.read(request, read);
    } catch (error) {
      // The caller itself causes a 429.
      if (error instanceof ApiError && error.status === 503) counts.refused();
      throw error;
    }
  }

  return counts;
}

/** Methods whose handlers read a body, if there is one. */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PATCH']);

/** The number of requests admitted and refused in the last seconds. */
class RecentCounts implements Shedding {
  private readonly samples = [{ admitted: 0, refused: 0 }];

  admitted(): void {
    this.samples[0]!.admitted++;
  }

  refused(): void {
    this.samples[0]!.refused++;
  }

  next(): void {
    this.samples.unshift({ admitted: 0, refused: 0 });
    this.samples.length = Math.min(this.samples.length, SAMPLES_REMEMBERED);
  }

  get some(): boolean {
    return this.samples.some(({ refused }) => refused > 0);
  }

  get most(): boolean {
    return this.samples.reduce((sum, { admitted, refused }) => sum + refused - admitted, 0) > 0;
  }
}

const isHealth = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/health/') ?? false;

/** With jitter, so that refused clients do not all retry at the same moment. */
export const overloaded = () =>
  new ApiError(503, 'overloaded', 'The service is overloaded: retry later.', {
    headers: { 'Retry-After': String(1 + Math.floor(Math.random() * 3)) },
  });
