import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest, payloadTooLarge } from './errors.js';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json$/;
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

/** Throws 415 unless the headers announce JSON, in UTF-8, not compressed. */
export function requireJson(headers: IncomingHttpHeaders): void {
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
export function parseJson(bytes: Buffer): unknown {
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
