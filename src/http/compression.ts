import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compression of a shorter response costs more than it saves. */
export const MIN_LENGTH = 8_192;

type Encoding = 'br' | 'gzip';
type Compress = (text: string | Buffer) => Promise<Buffer>;

const viaGzip = promisify(gzip);
const viaBrotli = promisify(brotliCompress);
const brotli =
  (quality: number): Compress =>
  (text) =>
    viaBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For responses that are compressed once and cached. */
const SMALLEST: Readonly<Record<Encoding, Compress>> = {
  br: brotli(9),
  gzip: (text) => viaGzip(text, { level: 9 }),
};
const FASTEST: Readonly<Record<Encoding, Compress>> = {
  br: brotli(1),
  gzip: (text) => viaGzip(text, { level: 1 }),
};

declare module 'fastify' {
  interface FastifyReply {
    /** True on a page without secrets such as form tokens. */
    holdsNoSecret?: true;
  }
}

/** Cache of compressed public responses by entity tag and encoding. */
const cache = new Map<string, Promise<Buffer>>();

/**
 * Compresses a response of at least `MIN_LENGTH` if the client accepts it. A page with a secret, such as a form token, is
 * never compressed: its length would leak the secret (BREACH). API responses require a key in a header, which another
 * site cannot make a browser send.
 *
 * The entity tag does not depend on the encoding, so that a client can send it in `If-Match` and `If-None-Match`
 * whatever the encoding was.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<string | Buffer> {
  if (request.method === 'HEAD' || !isCompressible(reply)) return text;
  void reply.header('vary', varyOf(reply));
  const etag = reply.getHeader('etag');
  const isPublic = etag !== undefined && String(reply.getHeader('cache-control')).startsWith('public');
  const preferred: Encoding[] = isPublic ? ['br', 'gzip'] : ['gzip', 'br'];
  const encoding = negotiate<Encoding>(request.headers['accept-encoding'] ?? '', preferred);
  if (encoding === null) return text;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  return isPublic ? compressedOnce(`${String(etag)} ${encoding}`, encoding, text) : FASTEST[encoding](text);
}

function compressedOnce(key: string, encoding: Encoding, text: string | Buffer): Promise<Buffer> {
  const known = cache.get(key) ?? SMALLEST[encoding](text);
  cache.set(key, known);
  return known;
}

const COMPRESSIBLE = /^(application\/(problem\+)?json|text\/(css|javascript))\b/;

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'));
  return COMPRESSIBLE.test(type) || (type.startsWith('text/html') && reply.holdsNoSecret === true);
}

function varyOf(reply: FastifyReply): string {
  const others = reply.getHeader('vary');
  return others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`;
}
