import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { preconditionFailed } from '../common/errors.js';
import { API_METHODS } from './endpoint.js';

/** A link of a list: its relation (RFC 8288), and its target path. */
export type PathLink = readonly [rel: string, path: string];

/**
 * JSON text with its headers. Hot reads get the text from PostgreSQL; no code parses and serializes it again. Many
 * responses may share a long text, so no code reads it before it is sent. A text of many parts is faster to send as
 * bytes: one wide character makes V8 copy and encode all of a string in its slow form. Paths are relative to the
 * service: the adapter sends them as absolute URLs.
 */
export class JsonReply<Text extends string | Buffer = string> {
  constructor(
    readonly text: Text,
    readonly options: {
      readonly etag?: string;
      readonly location?: string;
      readonly links?: readonly PathLink[];
    } = {},
  ) {}
}

/** Longer texts keep their whitespace: serializing one takes several times its memory. */
const MAX_REPARSED = 1_048_576;

/**
 * Removes the whitespace that PostgreSQL adds to `jsonb` and cannot omit. A string may contain the same characters, so
 * the text is parsed.
 */
export const withoutBlanks = (json: string): string =>
  json.length <= MAX_REPARSED && json.includes('": ') ? JSON.stringify(JSON.parse(json)) : json;

/** Appends a newline to JSON text, so that a terminal shows its prompt on a new line. */
export function withLineEnd(reply: FastifyReply, text: string | Buffer): string | Buffer {
  if (!/\bjson\b/.test(String(reply.getHeader('content-type')))) return text;
  void reply.removeHeader('content-length');
  return typeof text === 'string' ? `${text}\n` : Buffer.concat([text, LINE_END]);
}

const LINE_END = Buffer.from('\n');

/** The digest of a record as shown: a change of any nested value changes it. */
export const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`;

const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g;

/** True if `If-Match` names this tag, or `*`. A weak tag never matches. RFC 9110, 13.1.1. */
export const matchesStrongly = (header: string, etag: string): boolean =>
  header.trim() === '*' || (header.match(ENTITY_TAGS)?.includes(etag) ?? false);

/** Throws 412 if the record, as `show` returns it, is not in the state that `If-Match` names. */
export async function requireMatch(ifMatch: string | undefined, show: () => Promise<string>): Promise<void> {
  if (ifMatch !== undefined && !matchesStrongly(ifMatch, etagOf(await show()))) throw preconditionFailed();
}

/** True if `If-None-Match` names this tag, weak or strong, or `*`. RFC 9110, 13.1.2. */
export const matchesWeakly = (header: string, etag: string): boolean =>
  matchesStrongly(header, etag) || matchesStrongly(header, `W/${etag}`);

/** True if a read gets 304: the client has the representation of this tag. */
function isNotModified({ method, headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return (method === 'GET' || method === 'HEAD') && matchesWeakly(known, etag);
}

/** A record in its envelope: `{ "person": … }`; several keys show the same record. */
export function recordReply(keys: readonly string[], record: string, location?: string): JsonReply {
  // `join` would copy a long record for each pending response.
  const parts = keys.map((key) => `"${key}":${record}`).reduce((text, part) => `${text},${part}`);
  return new JsonReply(`{${parts}}`, {
    etag: etagOf(record),
    ...(location === undefined ? {} : { location }),
  });
}

/** The reply to a create: the record, and its path. */
export const createdReply = (
  keys: readonly string[],
  path: string,
  created: { readonly publicId: string; readonly json: string },
): JsonReply => recordReply(keys, created.json, `${path}/${created.publicId}`);

declare module 'fastify' {
  interface FastifyInstance {
    /** The URL under which clients reach the service, without a trailing slash. */
    publicUrl: () => string;
  }
}

/**
 * Sets the server's public URL. Port 0 stands for the port that the server is bound to.
 *
 * @param configured `Config.publicUrl`
 */
export function announcePublicUrl(server: FastifyInstance, configured: string): void {
  const base = new URL(configured);
  server.decorate('publicUrl', () => {
    const address = base.port === '0' ? (server.server.address() as AddressInfo | null) : null;
    return address === null ? configured : configured.replace(/:0$/, `:${address.port}`);
  });
}

/** The absolute URL of a path of the service, for `Location` and `Link`. */
export const publicUrl = ({ server }: FastifyReply, path: string): string => server.publicUrl() + path;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set if the response must wait, for example for the call's payment. Resolves when it may be sent; throws the error
     * that replaces it. `isUnmodified`: the response is 304.
     */
    mayBeAnswered?: (isUnmodified: boolean) => Promise<void>;
  }
}

/** Fastify for Nest with support for JsonReply: sends its text and headers, or 304. */
export class ApiAdapter extends FastifyAdapter {
  override reply(
    response: Parameters<FastifyAdapter['reply']>[0],
    body: unknown,
    statusCode?: number,
  ): FastifyReply {
    const { request } = response as FastifyReply;
    const json = body instanceof JsonReply ? (body as JsonReply<string | Buffer>) : null;
    const etag = json?.options.etag;
    const answer = (): void => {
      if (json) send(response as FastifyReply, json, statusCode);
      else super.reply(response, body, statusCode);
    };
    const sent = request?.mayBeAnswered?.(isNotModified(request, etag)).then(answer) ?? answer();
    // Nest awaits the return value: if it were the reply, Nest would wait until the client has read the response.
    return sent as unknown as FastifyReply;
  }
}

function send(
  response: FastifyReply,
  { text, options }: JsonReply<string | Buffer>,
  statusCode?: number,
): void {
  const { etag, links = [], location } = options;
  if (location !== undefined) void response.header('location', publicUrl(response, location));
  if (links.length > 0) void response.header('link', linkHeader(response, links));
  if (etag !== undefined) void response.header('etag', etag);
  if (isNotModified(response.request, etag)) {
    void response.status(304).send();
    return;
  }
  if (statusCode !== undefined) void response.status(statusCode);
  void response.header('content-type', 'application/json; charset=utf-8').send(text);
}

const linkHeader = (response: FastifyReply, links: readonly PathLink[]): string =>
  links.map(([rel, path]) => `<${publicUrl(response, path)}>; rel="${rel}"`).join(', ');

/**
 * Default security headers: a response is data that must not be rendered, framed, sniffed or cached for another caller.
 * Shared caches treat responses to `Authorization` as private; for `X-Api-Key` they need `Cache-Control`.
 */
const HEADERS: readonly (readonly [string, string])[] = Object.entries({
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Two years, as browsers' preload lists recommend. */
const HTTPS_ONLY = ['strict-transport-security', 'max-age=63072000'] as const;

/** The security headers. `secure`: clients reach the service by HTTPS, and must keep to it. */
export const securityHeaders = (secure: boolean): readonly (readonly [string, string])[] =>
  secure ? [...HEADERS, HTTPS_ONLY] : HEADERS;

export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  for (const [name, value] of securityHeaders(secure))
    if (!reply.hasHeader(name)) void reply.header(name, value);
}

/** A day, because the allowed methods rarely change. */
const PREFLIGHT_SECONDS = 86_400;

const EXPOSED = [
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-API-Credits-Charged',
  'X-API-Credits-Remaining',
  'X-Request-Id',
];

/** The reconciliation service, which any page may call. */
const OPEN_PATH = /^\/api\/v1\/reconcile(?:[/?]|$)/;

/**
 * CORS: lets pages of these origins call the API from browsers, with keys but never with cookies, so the forms of the
 * web pages stay out of their reach. Without origins it allows none, except for reconciliation: its clients are pages
 * of any origin.
 */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  server.addHook('onRequest', (request, reply, done) => {
    if (!openToAll(request, reply)) done();
  });
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  const options = {
    origin: origins[0] === '*' ? '*' : [...origins],
    methods: [...API_METHODS],
    exposedHeaders: EXPOSED,
    credentials: false,
    // A preflight without an origin is not from a browser: it gets the allowed methods instead of the plugin's own
    // error.
    strictPreflight: false,
    maxAge: PREFLIGHT_SECONDS,
  };
  await server.register(cors, {
    delegator: ({ url }, callback) => callback(null, OPEN_PATH.test(url) ? { origin: false } : options),
  });
}

/** Lets any page read the answer if the path is an open one. Answers a preflight; returns true if it has. */
function openToAll({ url, method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (!OPEN_PATH.test(url)) return false;
  void reply.header('access-control-allow-origin', '*');
  void reply.header('access-control-expose-headers', EXPOSED.join(', '));
  if (method !== 'OPTIONS') return false;
  void reply
    .status(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .header('vary', 'Access-Control-Request-Headers');
  const asked = headers['access-control-request-headers'];
  if (asked !== undefined) void reply.header('access-control-allow-headers', asked);
  void reply.send();
  return true;
}
