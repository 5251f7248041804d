import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { normalizeIP } from '@fastify/rate-limit';
import { ApiError, badRequest, payloadTooLarge } from '../common/errors.js';
import { shed } from '../common/events.js';
import { isDeeperThan } from '../values/json.js';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json$/;
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

/** Reads and parses the JSON body of a request; sets `body` and `rawBody`. Throws 400, 413, 415 and 422. */
export async function readJson(request: FastifyRequest): Promise<void> {
  requireJson(request.headers);
  request.rawBody = await readBody(request, BODY_LIMIT);
  request.body = parseJson(request.rawBody);
}

export const JSON_LINES = 'application/x-ndjson';

export const isJsonLines = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  type.split(';')[0]!.trim().toLowerCase() === JSON_LINES;

/** Prepares to read the body as JSON lines, in the handler. Throws 415 and 422. */
export function requireJsonLines({ headers }: FastifyRequest): void {
  requireUncompressed(headers, (headers['content-type'] ?? '').toLowerCase().split(';').slice(1));
  if (headers['idempotency-key'] === undefined) return;
  throw new ApiError(
    422,
    'idempotency_key_on_stream',
    'A stream takes no Idempotency-Key: omit it, or send the items as application/json.',
  );
}

/** Throws 415 unless the headers declare uncompressed JSON in UTF-8. */
function requireJson(headers: IncomingHttpHeaders): void {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!JSON_TYPE.test(type!.trim())) throw unsupported('Send the body as Content-Type: application/json.');
  requireUncompressed(headers, parameters);
}

/** Throws 415 for another charset than UTF-8, and for a compressed body. */
function requireUncompressed(headers: IncomingHttpHeaders, parameters: readonly string[]): void {
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

/** Reads the whole body; throws 413 as soon as it exceeds `limit` bytes, whatever its headers declare. */
export async function readBody(request: FastifyRequest, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw payloadTooLarge(limit);
  const read = (hold: (bytes: number) => void) => readChunks(request.raw, limit, hold);
  return request.awaitBody ? request.awaitBody(read) : read(() => undefined);
}

/**
 * The parts of a body as they arrive; one part if its length was declared. The body is read ahead up to `limit` bytes:
 * many clients read no response before they have sent the whole body. Throws 413 beyond `limit`, also while iterating.
 */
export async function bodyStream(
  request: FastifyRequest,
  limit: number,
): Promise<Iterable<Buffer> | AsyncIterable<Buffer>> {
  if (request.headers['content-length'] !== undefined) return [await readBody(request, limit)];
  const parts = new PassThrough({ highWaterMark: limit + 1 });
  // An iteration still gets the error.
  parts.on('error', () => undefined);
  const feed = (hold: (bytes: number) => void) =>
    readChunks(request.raw, limit, hold, (chunk) => parts.write(chunk)).then(() => parts.end());
  const fail = (error: unknown) => parts.writableEnded || parts.destroy(error as Error);
  void (request.awaitBody?.(feed) ?? feed(() => undefined)).catch(fail);
  return parts;
}

async function readChunks(
  stream: FastifyRequest['raw'],
  limit: number,
  hold: (bytes: number) => void,
  take?: (chunk: Buffer) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const keep = take ?? ((chunk: Buffer) => void chunks.push(chunk));
  let length = 0;
  try {
    // The stream stays open when the loop ends early, since the response uses the same connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > limit) throw payloadTooLarge(limit);
      hold((chunk as Buffer).length);
      keep(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : badRequest('The body broke off before its end: send it again.');
  }
  return Buffer.concat(chunks);
}

const MAX_DEPTH = 32;

/** Parses JSON in UTF-8; throws 400 if it is invalid, 422 if it is nested too deeply. */
export function parseJson(bytes: Buffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'invalid_json', 'The body is not valid JSON in UTF-8: check its syntax.');
  }
  if (isDeeperThan(body, MAX_DEPTH + 1)) {
    throw new ApiError(422, 'validation_failed', `The body is nested deeper than ${MAX_DEPTH} levels.`, {
      details: [{ field: 'body', code: 'too_deep', message: `must be at most ${MAX_DEPTH} levels deep` }],
    });
  }
  return body;
}

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
  async read<T>(request: FastifyRequest, read: (hold: (bytes: number) => void) => Promise<T>): Promise<T> {
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
