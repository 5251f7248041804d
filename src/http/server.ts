import { setTimeout as sleep, setImmediate as nextTurn } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { METHODS, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket, Server } from 'node:net';
import type { FastifyReply, FastifyInstance, FastifyRequest } from 'fastify';
import { Logger } from '@nestjs/common';
import { unreadable } from '../common/events.js';
import { ApiError, codeOf, notFound } from '../common/errors.js';
import type { ErrorFilter } from './error.filter.js';
import { MAX_HEAD_BYTES, named } from './request-url.js';

/**
 * Headers of every answer that has none of its own: an answer is data, never a page to be shown, framed, guessed at or
 * kept for another caller. Proxies know of `Authorization` that its answers are one caller's own; of `X-Api-Key` they
 * have to be told.
 */
const HEADERS: readonly (readonly [string, string])[] = Object.entries({
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Two years, as browsers ask for. */
const HTTPS_ONLY = ['strict-transport-security', 'max-age=63072000'] as const;

/** They alone. `secure`: clients reach the service by HTTPS, and are to stay there. */
const securityHeaders = (secure: boolean): readonly (readonly [string, string])[] =>
  secure ? [...HEADERS, HTTPS_ONLY] : HEADERS;

/** Sets them on an answer that is about to be sent. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  for (const [name, value] of securityHeaders(secure))
    if (!reply.hasHeader(name)) void reply.header(name, value);
}

/** A day: what is allowed hardly ever changes. */
const PREFLIGHT_SECONDS = 86_400;

/** What scripts may read besides the body. */
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

/**
 * Lets pages of these origins call the API from browsers, with keys but never with cookies: the web pages' own forms stay
 * out of their reach. Without origins nothing is allowed.
 */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  await server.register(cors, {
    origin: origins[0] === '*' ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    credentials: false,
    // A preflight without an origin is not from a browser: it gets the allowed methods, not the plugin's own error.
    strictPreflight: false,
    maxAge: PREFLIGHT_SECONDS,
  });
}

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
    maxHeaderSize: MAX_HEAD_BYTES,
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
  const body = `${JSON.stringify({ error: code, message, details: [], request_id: id })}\n`;
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

/** Files that a process needs besides its clients' connections: those to what it depends on, and what Node opens to measure. */
const OTHER_FILES = 128;

/** How many connections leave a process that may open so many files enough of them for all else. */
export const mostConnections = (files: number): number => Math.max(files - OTHER_FILES, files >> 1);

/**
 * A connection is an open file, and a process that can open no more can neither ask its database nor measure itself:
 * clients that come when there are too many are hung up on instead.
 */
export function limitConnections(server: Server): void {
  const files = openFilesLimit();
  if (files !== null) server.maxConnections = mostConnections(files);
}

/** What the system allows this process (`ulimit -n`); null where there is no limit. */
function openFilesLimit(): number | null {
  // Otherwise the names of all peers are looked up.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}

/**
 * Logs each response: at `info`, probes of `/health` at `debug`. Routes by their patterns, since paths and queries hold
 * what people look for.
 */
export function logRequests(server: FastifyInstance): void {
  const logger = new Logger('http');
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const charged = reply.getHeader('x-api-credits-charged');
    logger[route?.startsWith('/health/') ? 'debug' : 'log']({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      accountId: request.caller?.accountId,
      credits: charged === undefined ? undefined : Number(charged),
    });
    done();
  });
}

/** How long an idle connection is kept for the request that may be on its way in it. */
const LAST_CALL_MS = 250;
/** How long a connection that was just accepted is kept for its first request. */
const FIRST_REQUEST_MS = 5_000;
/** What has not been answered by then never will be. */
const DEADLINE_MS = 20_000;

/**
 * Lets `close()` answer every request of the connections that are open, and end each connection with its last answer.
 * Left to itself, Node cuts idle connections at once, and waits forever for one that never sent a request: so the server
 * still takes requests for a moment, and answers each as the last of its connection.
 */
export function drainOnClose(server: FastifyInstance): void {
  const http = server.server;
  /** Open connections, and when each was accepted. */
  const accepted = new Map<Socket, number>();
  let closing = false;
  http.on('connection', (socket: Socket) => {
    accepted.set(socket, performance.now());
    socket.once('close', () => accepted.delete(socket));
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    closing = true;
    // Calls that are injected have no connection to wait for.
    if (!http.listening) return;
    await sleep(LAST_CALL_MS);
    const sweep = setInterval(() => {
      http.closeIdleConnections();
      const latest = performance.now() - FIRST_REQUEST_MS;
      for (const [socket, at] of accepted) if (socket.bytesRead === 0 && at < latest) socket.destroy();
    }, LAST_CALL_MS);
    const deadline = setTimeout(() => http.closeAllConnections(), DEADLINE_MS);
    http.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    // Right after the event loop has taken in all waiting connections: those that wait when a server closes are lost.
    await nextTurn();
  });
}
