import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { shed } from '../metrics/event.js';
import { ApiError } from './errors.js';

/** Bodies of one caller that may be on their way for longer than `GRACE_MS`. */
export const MAX_PER_CALLER = 50;
/** A burst of bodies has so long to arrive. */
const GRACE_MS = 1_000;
/** Bytes that the process holds of bodies whose end has not come yet: 32 MiB. */
const MAX_BYTES = 33_554_432;

/**
 * The bodies that are on their way. Each caller may have so many: an account, or an address that shows no key. Of those
 * beyond that the oldest are refused; a body that is sent at once is never among them.
 */
export class ArrivingBodies {
  private readonly ofCallers = new Map<string, Set<(error: ApiError) => void>>();
  private bytes = 0;

  /** Reads a body with `read`, which reports each piece to `hold`. Throws 429 and 503. */
  async read<T>(request: FastifyRequest, read: (hold: (bytes: number) => void) => Promise<T>): Promise<T> {
    const caller = callerOf(request);
    const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
    const bodies = this.ofCallers.get(caller) ?? new Set();
    this.ofCallers.set(caller, bodies.add(refuse));
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
      if (bodies.size === 0) this.ofCallers.delete(caller);
    }
  }
}

const callerOf = (request: FastifyRequest): string =>
  request.caller ? `account ${request.caller.accountId}` : `address ${normalizeIP(request.ip)}`;

function refuseOldest(bodies: ReadonlySet<(error: ApiError) => void>): void {
  // In the order in which they began.
  for (const refuse of [...bodies].slice(0, Math.max(0, bodies.size - MAX_PER_CALLER))) {
    shed.publish({ reason: 'bodies' });
    refuse(tooManyBodies());
  }
}

/** What is left of the body would be taken for the next request of the connection. */
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
  const message = 'The service holds too many unfinished bodies at the moment: try again a little later.';
  return new ApiError(503, 'overloaded', message, { headers: HEADERS });
}
