import { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shed } from '../common/events.js';
import { BODY_METHODS } from './body.js';
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

/** Takes the size of each chunk of a body as it arrives. */
type Hold = (bytes: number) => void;

const SAMPLE_MS = 250;
/** Consecutive late samples that mean overload; a start, or one large task, takes fewer. */
const LATE_SAMPLES = 3;
/** Number of samples for which readiness reports refused requests. */
const SAMPLES_REMEMBERED = 20;

/**
 * Load shedding: refuses requests with 503 while there are more than can be answered in time. Requests in flight are
 * finished, and the caller gets a fast refusal instead of a late response. A request is in flight while the service
 * works on it, not while its body arrives. Health checks are exempt.
 *
 * @param limits the number of requests in flight, and the mean delay of the event loop; 0 means no limit
 */
export async function shedLoad(
  server: FastifyInstance,
  limits: { readonly concurrentRequests: number; readonly eventLoopDelayMs: number },
  filter: ErrorFilter,
): Promise<Shedding> {
  const { concurrentRequests, eventLoopDelayMs } = limits;
  await server.register(underPressure, { sampleInterval: SAMPLE_MS });
  const bodies = new ArrivingBodies();
  const counts = new Shedding();
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
    if (BODY_METHODS.has(request.method)) {
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

/** The number of requests admitted and refused in the last seconds, for readiness. */
export class Shedding {
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

  /** True if any request was refused because of the load. */
  get some(): boolean {
    return this.samples.some(({ refused }) => refused > 0);
  }

  /** True if more requests were refused than admitted. */
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

/** Bodies of one caller that may be in flight for longer than `GRACE_MS`. */
export const MAX_PER_CALLER = 50;
/** Time that a burst of bodies may take to arrive. */
const GRACE_MS = 1_000;
/** Limit of buffered bytes of incomplete bodies in the process: 32 MiB. */
const MAX_BYTES = 33_554_432;

/**
 * Tracks the bodies in flight, with a limit for each caller: an account, or an address without a key. Beyond the limit
 * the oldest are refused; a body that is sent without a pause is never among them.
 */
export class ArrivingBodies {
  private readonly byCaller = new Map<string, Set<(error: ApiError) => void>>();
  private bytes = 0;

  /** Reads a body with `read`, which reports the size of each chunk to `hold`. Throws 429 and 503. */
  async read<T>(request: FastifyRequest, read: (hold: Hold) => Promise<T>): Promise<T> {
    const caller = callerOf(request);
    const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
    const bodies = this.byCaller.get(caller) ?? new Set();
    this.byCaller.set(caller, bodies.add(refuse));
    if (bodies.size > MAX_PER_CALLER) setTimeout(() => refuseOldest(bodies), GRACE_MS).unref();
    let held = 0;
    const hold = (bytes: number) => {
      held += bytes;
      this.bytes += bytes;
      if (this.bytes > MAX_BYTES) throw tooManyBytes();
    };
    try {
      return await Promise.race([read(hold), refused]);
    } finally {
      this.bytes -= held;
      bodies.delete(refuse);
      if (bodies.size === 0) this.byCaller.delete(caller);
    }
  }
}

/** Who sends a request: an account, or an address without a key. */
export const callerOf = (request: FastifyRequest): string =>
  request.caller ? `account ${request.caller.accountId}` : `address ${normalizeIP(request.ip)}`;

function refuseOldest(bodies: ReadonlySet<(error: ApiError) => void>): void {
  // In order of arrival.
  for (const refuse of [...bodies].slice(0, Math.max(0, bodies.size - MAX_PER_CALLER))) {
    shed.publish({ reason: 'bodies' });
    refuse(tooManyBodies());
  }
}

/** The connection closes, since the rest of the body would be parsed as its next request. */
const HEADERS = { Connection: 'close', 'Retry-After': '1' };

const tooManyBodies = () =>
  new ApiError(
    429,
    'rate_limited',
    `More than ${MAX_PER_CALLER} of your bodies are on their way at once: send each without a pause.`,
    { headers: HEADERS },
  );

function tooManyBytes(): ApiError {
  shed.publish({ reason: 'bodies' });
  const message = 'The service is receiving too many bodies: retry later.';
  return new ApiError(503, 'overloaded', message, { headers: HEADERS });
}
