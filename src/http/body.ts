import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { normalizeIP } from '@fastify/rate-limit';
import { ApiError, badRequest, payloadTooLarge } from '../common/errors.js';
import { shed } from '../common/events.js';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json$/;
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

/** Reads the JSON of a request; sets its body, and its bytes. Throws 400, 413, 415 and 422. */
export async function readJson(request: FastifyRequest): Promise<void> {
  requireJson(request.headers);
  request.rawBody = await readBody(request, BODY_LIMIT);
  request.body = parseJson(request.rawBody);
}

/** Throws 415 unless the headers announce JSON, in UTF-8, not compressed. */
function requireJson(headers: IncomingHttpHeaders): void {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!JSON_TYPE.test(type!.trim())) throw unsupported('Send the body as Content-Type: application/json.');
  const charset = parameters
    .map((one) =>
      /^charset\s*=\s*(?:"([^"\s]*)"|([^"\s]*))$/
        .exec(one.trim())
        ?.slice(1)
        .find((value) => value !== undefined),
    )
    .find(Boolean);
  if (charset !== undefined && !UTF_8.has(charset)) throw unsupported('Send the JSON in UTF-8.');
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw unsupported('Send the body without a Content-Encoding.', { 'Accept-Encoding': 'identity' });
  }
}

const unsupported = (message: string, headers: Record<string, string> = {}) =>
  new ApiError(415, 'unsupported_media_type', message, { headers });

/** The whole body; 413 as soon as it is longer than `limit` bytes, whatever its headers claim. */
export async function readBody(request: FastifyRequest, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw payloadTooLarge(limit);
  const read = (hold: (bytes: number) => void) => readPieces(request.raw, limit, hold);
  return request.awaitBody ? request.awaitBody(read) : read(() => undefined);
}

async function readPieces(
  stream: FastifyRequest['raw'],
  limit: number,
  hold: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Not destroyed when the loop is left: the answer still has to go out on this connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > limit) throw payloadTooLarge(limit);
      hold((chunk as Buffer).length);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : badRequest('The body broke off before its end: send it again.');
  }
  return Buffer.concat(chunks);
}

const MAX_DEPTH = 32;

/** The value of a JSON text in UTF-8; throws 400 if it is not JSON, 422 if it is nested too deeply. */
function parseJson(bytes: Buffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'invalid_json', 'The body is not valid JSON in UTF-8: check its syntax.');
  }
  if (isDeeperThan(body, MAX_DEPTH)) {
    throw new ApiError(422, 'validation_failed', `The body is nested deeper than ${MAX_DEPTH} levels.`, {
      details: [{ field: 'body', code: 'too_deep', message: `must be at most ${MAX_DEPTH} levels deep` }],
    });
  }
  return body;
}

/** Walks level by level, not recursively: ten thousand brackets must not exhaust the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter((child: unknown) => typeof child === 'object' && child !== null)
        : [],
    );
  }
  return false;
}

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
  const message = 'The service is receiving too many bodies: retry later.';
  return new ApiError(503, 'overloaded', message, { headers: HEADERS });
}
