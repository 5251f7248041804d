import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shed } from '../common/events.js';
import { ArrivingBodies } from './body.js';
import type { ErrorFilter } from './error.filter.js';
import { ApiError } from '../common/errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * To be called when the answer is made. From then on the request is no load: a client that does not read its
     * answers must not use up what others are allowed.
     */
    isAnswered?: () => void;
    /** Reads the body with `read`. Until its end has come the request is no load. */
    awaitBody?: <T>(read: (hold: Hold) => Promise<T>) => Promise<T>;
  }
}

type Hold = (bytes: number) => void;

export interface LoadLimits {
  /** Requests under way at once; 0 means no limit. */
  readonly concurrentRequests: number;
  /** Mean delay of the event loop in milliseconds; 0 means no limit. */
  readonly eventLoopDelayMs: number;
}

/** What the service has refused of late, for readiness. */
export interface Shedding {
  /** True if any request was refused for the load. */
  readonly some: boolean;
  /** True if more requests were refused than admitted. */
  readonly most: boolean;
  /** Takes note that one was refused after it had been admitted. */
  refused(): void;
}

const SAMPLE_MS = 250;
/** So many samples one after the other: a start, or one large piece of work, is no overload. */
const LATE_SAMPLES = 3;
/** For so long readiness tells of what was refused. */
const SAMPLES_REMEMBERED = 20;

/**
 * Refuses requests with 503 while there are more than can be answered in time: those that are under way are finished,
 * and the caller gets a quick answer rather than a late one. A request is under way while the service works on it:
 * not while its body arrives. Health checks are answered under any load.
 */
export async function shedLoad(
  server: FastifyInstance,
  { concurrentRequests, eventLoopDelayMs }: LoadLimits,
  filter: ErrorFilter,
): Promise<Shedding> {
  await server.register(underPressure, { sampleInterval: SAMPLE_MS });
  const bodies = new ArrivingBodies();
  const counts = new RecentCounts();
  let underWay = 0;
  let late = 0;
  const sampling = setInterval(() => {
    late = server.memoryUsage().eventLoopDelay > eventLoopDelayMs ? late + 1 : 0;
    counts.next();
  }, SAMPLE_MS).unref();
  server.addHook('onClose', () => clearInterval(sampling));
  const refusal = (): ApiError | null => {
    const isFull = concurrentRequests > 0 && underWay >= concurrentRequests;
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
    measure(request, reply);
    done();
  });

  function measure(request: FastifyRequest, reply: FastifyReply): void {
    let isCounted = true;
    let isOver = false;
    underWay++;
    const uncount = () => {
      if (isCounted) underWay--;
      isCounted = false;
    };
    request.isAnswered = () => {
      isOver = true;
      uncount();
    };
    // A client may be gone before that.
    reply.raw.once('close', request.isAnswered);
    // What came together with the headers has been read by then.
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
        underWay++;
      }
      return body;
    };
  }

  async function arriving<T>(request: FastifyRequest, read: (hold: Hold) => Promise<T>): Promise<T> {
    try {
      return await bodies.read(request, read);
    } catch (error) {
      // 429 is the caller's own doing.
      if (error instanceof ApiError && error.status === 503) counts.refused();
      throw error;
    }
  }

  return counts;
}

/** Whose handlers read a body, if there is one. */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PATCH']);

/** How many requests were admitted and refused in the last seconds. */
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

/** Not all at the same moment: who waited together would come back together. */
export const overloaded = () =>
  new ApiError(503, 'overloaded', 'The service is overloaded: retry later.', {
    headers: { 'Retry-After': String(1 + Math.floor(Math.random() * 3)) },
  });
