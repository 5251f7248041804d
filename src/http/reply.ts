import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** A link of a list: its relation (RFC 8288), and its target path. */
export type PathLink = readonly [rel: string, path: string];

/**
 * JSON text with its headers. Hot reads get the text from PostgreSQL; no code parses and serializes it again. Many
 * responses may share a long text, so no code reads it before it is sent. Paths are relative to the service: the
 * adapter sends them as absolute URLs.
 */
export class JsonReply {
  constructor(
    readonly text: string,
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
export function withLineEnd(reply: FastifyReply, text: string): string {
  if (!/\bjson\b/.test(String(reply.getHeader('content-type')))) return text;
  void reply.removeHeader('content-length');
  return `${text}\n`;
}

/** The digest of a record as shown: a change of any nested value changes it. */
export const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`;

const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g;

/** True if `If-Match` names this tag, or `*`. A weak tag never matches. RFC 9110, 13.1.1. */
export const matchesStrongly = (header: string, etag: string): boolean =>
  header.trim() === '*' || (header.match(ENTITY_TAGS)?.includes(etag) ?? false);

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
    const etag = body instanceof JsonReply ? body.options.etag : undefined;
    const answer = (): void => {
      if (body instanceof JsonReply) send(response as FastifyReply, body, statusCode);
      else super.reply(response, body, statusCode);
    };
    const sent = request?.mayBeAnswered?.(isNotModified(request, etag)).then(answer) ?? answer();
    // Nest awaits the return value: if it were the reply, Nest would wait until the client has read the response.
    return sent as unknown as FastifyReply;
  }
}

function send(response: FastifyReply, { text, options }: JsonReply, statusCode?: number): void {
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
