import { randomUUID } from 'node:crypto';
import { METHODS, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unreadable } from '../metrics/event.js';
import { ApiError, codeOf, notFound } from './errors.js';
import type { ErrorFilter } from './error.filter.js';
import { named } from './no-such-route.js';
import { securityHeaders } from './security-headers.js';

/** Longer than any call takes, and than an idle connection is kept (72 seconds). */
const SILENCE_MS = 120_000;
/** Headers arrive at once; a client that takes longer holds a connection open. */
const HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 5_000;

/** How Fastify and Node treat requests before any route sees them; what they refuse is answered like every other error. */
export const serverOptions = (
  filter: ErrorFilter,
  { requestTimeoutMs }: { requestTimeoutMs: number },
  secure: boolean,
) => ({
  genReqId: requestId,
  requestIdHeader: false as const,
  // A body is at most 1 MiB: a client that takes longer than this is holding the connection.
  requestTimeout: requestTimeoutMs,
  // A client that neither sends nor reads holds its connection for so long.
  connectionTimeout: SILENCE_MS,
  http: {
    headersTimeout: Math.min(HEADERS_MS, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeoutMs),
  },
  routerOptions: { maxParamLength: 256 },
  rewriteUrl: decodable,
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
    filter.send(notFound(), request, reply),
  clientErrorHandler: answerUnreadable(secure),
});

/** Bodies are read behind the guards (see CallInput), so for Fastify no method has one. */
export function leaveBodiesUnread(server: FastifyInstance): void {
  // CONNECT asks for a tunnel: Node itself ends such a connection.
  for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
    server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }
}

/** A caller's own id is kept if it is 1 to 128 printable characters. */
function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && /^[\x20-\x7e]{1,128}$/.test(given) ? given : randomUUID();
}

/** A path that cannot be decoded is still a path, to nowhere: its percent signs are taken as they stand. */
function decodable(request: IncomingMessage): string {
  const url = named(request.url ?? '/');
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0]!;
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The error for what is answered without reaching a route. */
const tooSlowOrLong = (status: number) =>
  new ApiError(
    status,
    codeOf(status),
    'The request is not well-formed HTTP, too long, or too slow: check its first line and headers.',
  );

/** Answers what Node could not read as HTTP. There is no request to reply to, so the answer is written by hand. */
const answerUnreadable = (secure: boolean) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  unreadable.publish({ status });
  const id = randomUUID();
  const { code, message } = tooSlowOrLong(status);
  const body = JSON.stringify({ error: code, message, details: [], request_id: id });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    ...securityHeaders(secure).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
