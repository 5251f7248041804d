import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest, invalid, payloadTooLarge, shownKey } from '../common/errors.js';
import { isDeeperThan, isRecord } from '../values/json.js';
import { percentDecoded } from '../values/text.js';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json$/;
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

/** The media type that the headers declare, without its parameters. */
const mediaTypeOf = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  type.split(';')[0]!.trim().toLowerCase();

/** Methods whose handlers read a body, if there is one. */
export const BODY_METHODS: ReadonlySet<string> = new Set(['POST', 'PATCH']);

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

/** Reads and parses the JSON body of a request; sets `body` and `rawBody`. Throws 400, 413, 415 and 422. */
export async function readJson(request: FastifyRequest): Promise<void> {
  requireJson(request.headers);
  request.rawBody = await readBody(request, BODY_LIMIT);
  request.body = parseJson(request.rawBody);
}

/**
 * Refuses a body with content: a citation in it would be lost. Many clients send `{}`, or the type of a body without one.
 * Throws 400, 413 and 422.
 */
export async function requireNoBody(request: FastifyRequest): Promise<void> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const bytes = await readBody(request, BODY_LIMIT);
  const body = bytes.length === 0 ? null : parseJson(bytes);
  if (body === null) return;
  const fields = isRecord(body) ? Object.keys(body) : ['body'];
  const message = `is not a field of this request: a ${request.method} takes no body`;
  const problems = fields.map((key) => ({ field: shownKey(key), code: 'unknown_field', message }));
  if (problems.length > 0) throw invalid(problems);
}

export const JSON_LINES = 'application/x-ndjson';

export const isJsonLines = (headers: IncomingHttpHeaders): boolean => mediaTypeOf(headers) === JSON_LINES;

/** Prepares to read the body as JSON lines, in the handler. Throws 415 and 422. */
export function requireJsonLines({ headers }: FastifyRequest): void {
  requireUncompressed(headers);
  if (headers['idempotency-key'] === undefined) return;
  throw new ApiError(
    422,
    'idempotency_key_on_stream',
    'A stream takes no Idempotency-Key: omit it, or send the items as application/json.',
  );
}

/** Throws 415 unless the headers declare uncompressed JSON in UTF-8. */
function requireJson(headers: IncomingHttpHeaders): void {
  if (!JSON_TYPE.test(mediaTypeOf(headers)))
    throw unsupported('Send the body as Content-Type: application/json.');
  requireUncompressed(headers);
}

/** Throws 415 for another charset than UTF-8, and for a compressed body. */
function requireUncompressed(headers: IncomingHttpHeaders): void {
  const charset = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .slice(1)
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

export const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FIELDS = 500;

/** True if the headers declare a form in the browsers' default encoding. */
export const isForm = ({ headers }: FastifyRequest): boolean => mediaTypeOf(headers) === FORM_TYPE;

/** The fields of a form-encoded body. Throws 400, 413 and 415. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, string>> {
  if (!isForm(request)) {
    throw unsupported(`Send the body as Content-Type: ${FORM_TYPE}.`);
  }
  const fields = parseForm(await readBody(request, BODY_LIMIT));
  if (fields === null) {
    throw badRequest('The body is not form-encoded UTF-8 with each field once: encode it again.');
  }
  return Object.fromEntries(fields);
}

/** The fields of a form, or null if it is malformed: repeated fields are ambiguous. */
export function parseForm(bytes: Buffer): ReadonlyMap<string, string> | null {
  const text = asText(bytes);
  const pairs = text?.split('&', MAX_FIELDS + 1);
  if (pairs === undefined || pairs.length > MAX_FIELDS) return null;
  const fields = new Map<string, string>();
  for (const pair of pairs.filter((one) => one !== '')) {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = decoded(pair.slice(0, end));
    const value = decoded(pair.slice(end + 1));
    if (name === null || value === null || fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

const decoded = (text: string) => percentDecoded(text.replaceAll('+', ' '));

/** Invalid UTF-8 is refused, here and in `percentDecoded`: replacement characters would change passwords. */
function asText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
