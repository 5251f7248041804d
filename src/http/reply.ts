import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** A link of a list: its relation (RFC 8288), and the path that it leads to. */
export type PathLink = readonly [rel: string, path: string];

/**
 * A finished JSON text and what goes with it. Hot reads come from PostgreSQL as text; nothing parses and writes it
 * again. Many answers may share a long text, so nothing looks into it before it is sent. Paths are relative to the
 * service: the adapter sends them as absolute URLs.
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

/** Longer texts keep their blanks: to write one anew takes several times its memory. */
const MAX_REWRITTEN = 1_048_576;

/**
 * A JSON text of PostgreSQL as it is shown. PostgreSQL writes `jsonb` with blanks, and cannot leave them out. A blank in
 * a string may look like one of them.
 */
export const withoutBlanks = (json: string): string =>
  json.length <= MAX_REWRITTEN && json.includes('": ') ? JSON.stringify(JSON.parse(json)) : json;

/** Ends a JSON text, which has none, with a newline: a terminal then begins its prompt on a line of its own. */
export function withLineEnd(reply: FastifyReply, text: string): string {
  if (!/\bjson\b/.test(String(reply.getHeader('content-type')))) return text;
  void reply.removeHeader('content-length');
  return `${text}\n`;
}

/** The digest of a record as it is shown: a change in anything nested changes it. */
export const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`;

const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g;

/** True if `If-Match` names this tag, or `*`. A weak tag never does. RFC 9110, 13.1.1. */
export const matchesStrongly = (header: string, etag: string): boolean =>
  header.trim() === '*' || (header.match(ENTITY_TAGS)?.includes(etag) ?? false);

/** True if `If-None-Match` names this tag, weak or not, or `*`. RFC 9110, 13.1.2. */
export const matchesWeakly = (header: string, etag: string): boolean =>
  matchesStrongly(header, etag) || matchesStrongly(header, `W/${etag}`);

/** Whether the answer to a read is 304: the client already has what this tag stands for. */
function isNotModified({ method, headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return (method === 'GET' || method === 'HEAD') && matchesWeakly(known, etag);
}

/** One record in its envelope: `{ "person": … }`; several keys show the same record. */
export function recordReply(keys: readonly string[], record: string, location?: string): JsonReply {
  // Not `join`, which would copy a long record for each answer that waits.
  const parts = keys.map((key) => `"${key}":${record}`).reduce((text, part) => `${text},${part}`);
  return new JsonReply(`{${parts}}`, {
    etag: etagOf(record),
    ...(location === undefined ? {} : { location }),
  });
}

/** The reply to a create: the record, and the path where it can be read. */
export const createdReply = (
  keys: readonly string[],
  path: string,
  created: { readonly publicId: string; readonly json: string },
): JsonReply => recordReply(keys, created.json, `${path}/${created.publicId}`);

declare module 'fastify' {
  interface FastifyInstance {
    /** The address under which clients reach the service, without a trailing slash. */
    publicUrl: () => string;
  }
}

/**
 * Tells the server its public address. One that names port 0 stands for whichever port the server got.
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

/** The absolute URL of a path of the service: what `Location` and `Link` hold. */
export const publicUrl = ({ server }: FastifyReply, path: string): string => server.publicUrl() + path;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set where the answer waits for something, such as the call's payment. Resolves once it may be sent; throws the error
     * that takes its place. `isUnmodified`: the answer is 304.
     */
    mayBeAnswered?: (isUnmodified: boolean) => Promise<void>;
  }
}

/** Fastify for Nest that sends finished JSON texts: with their headers, or 304 to a client that has them. */
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
    // Nest awaits what comes back: the reply itself would have it wait until the client has read the answer.
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
