import { setTimeout as sleep, setImmediate as nextTurn } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { METHODS, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket, Server } from 'node:net';
import type { FastifyReply, FastifyInstance, FastifyRequest } from 'fastify';
import { Logger } from '@nestjs/common';
import { unreadable } from '../common/events.js';
import { ApiError, codeOf, notFound } from '../common/errors.js';
import type { ErrorFilter } from './error.filter.js';
import { decodable, MAX_HEAD_BYTES } from './request-head.js';
import { securityHeaders } from './reply.js';
import { requestId } from '../common/request-context.js';

/** Longer than any call takes, and longer than an idle connection is kept (72 seconds). */
const IDLE_TIMEOUT_MS = 120_000;
/** Headers arrive at once; a slower client holds a connection open. */
const HEADERS_TIMEOUT_MS = 15_000;
/** A timeout takes effect at the next check. */
const CHECK_EVERY_MS = 1_000;

/** Options for the handling of requests before routing; their errors have the same form as all others. */
export const serverOptions = (
  filter: ErrorFilter,
  { requestTimeoutMs }: { requestTimeoutMs: number },
  secure: boolean,
) => ({
  genReqId: requestId,
  requestIdHeader: false as const,
  // A body is at most 1 MiB: a client that takes longer holds the connection open.
  requestTimeout: requestTimeoutMs,
  // Timeout of a client that neither sends nor reads.
  connectionTimeout: IDLE_TIMEOUT_MS,
  http: {
    maxHeaderSize: MAX_HEAD_BYTES,
    // See answerAll.
    requireHostHeader: false,
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeoutMs),
  },
  routerOptions: { maxParamLength: 256 },
  rewriteUrl: decodable,
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
    filter.send(notFound(), request, reply),
  clientErrorHandler: answerUnreadable(secure),
});

/** Disables Fastify's body parsing for all methods: bodies are read after the guards (see `pipeline.ts`). */
export function leaveBodiesUnread(server: FastifyInstance): void {
  // CONNECT requests a tunnel: Node itself closes such a connection.
  for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
    server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The error for a request that reaches no route. */
const unreadableRequest = (status: number) =>
  new ApiError(
    status,
    codeOf(status),
    'The request is not well-formed HTTP, too long, or too slow: check its first line and headers.',
  );

/** The response to the last request of each connection. */
const lastResponses = new WeakMap<Socket, ServerResponse>();

/**
 * Answers a request that Node could not parse as HTTP. Without a request there is no reply object, so it writes the
 * response itself, unless it would stand in or before another response.
 */
const answerUnreadable = (secure: boolean) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  unreadable.publish({ status });
  const last = lastResponses.get(socket);
  if (last?.closed === false) {
    // The error is of a later request: the complete ones get their responses.
    if (last.req.complete) return void last.once('close', () => socket.destroySoon());
    // Without a socket, the response waits for those of earlier requests.
    if (last.socket === null) return void last.once('socket', () => socket.destroySoon());
    if (last.headersSent) return void socket.destroySoon();
  }
  const id = randomUUID();
  const { code, message } = unreadableRequest(status);
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

/** Answers the requests that Node itself would refuse without a body: without a host, or with an unknown expectation. */
export function answerAll(server: FastifyInstance, filter: ErrorFilter): void {
  server.server.prependListener('request', ({ socket }, response) => lastResponses.set(socket, response));
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') done();
    else filter.send(unreadableRequest(400), reply.request, reply);
  });
}

/**
 * File descriptors needed in addition to clients' connections: connections to dependencies, and files that Node opens to
 * measure.
 */
const RESERVED_FILES = 128;

/**
 * The maximum number of connections that leaves enough file descriptors for other uses, given the limit of the process.
 */
export const mostConnections = (files: number): number => Math.max(files - RESERVED_FILES, files >> 1);

/**
 * Limits connections below the limit of file descriptors: a process without free ones can neither query its database
 * nor measure itself, so excess clients are disconnected instead.
 */
export function limitConnections(server: Server): void {
  const files = openFilesLimit();
  if (files !== null) server.maxConnections = mostConnections(files);
}

/** The system's limit for this process (`ulimit -n`), or null. */
function openFilesLimit(): number | null {
  // Skips the reverse DNS lookup of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}

/**
 * Logs each response at `info`, health probes at `debug`. Logs the route's pattern, since paths and queries contain
 * what clients search for.
 */
export function logRequests(server: FastifyInstance): void {
  const logger = new Logger('http');
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    logger[route?.startsWith('/health/') ? 'debug' : 'log']({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      accountId: request.caller?.accountId,
      credits: request.caller && (request.charge?.credits ?? 0),
    });
    done();
  });
}

/** Time that an idle connection is kept for a request that may be in flight. */
const IDLE_GRACE_MS = 250;
/** Time that a newly accepted connection is kept for its first request. */
const FIRST_REQUEST_MS = 5_000;
/** Drain timeout: connections that remain are closed. */
const DEADLINE_MS = 20_000;

/**
 * Graceful shutdown: lets `close()` answer every request of the open connections, and close each connection after its
 * last response. By default Node closes idle connections at once, and waits forever for one that never sent a request:
 * so the server still accepts requests for a moment, and answers each as the last of its connection.
 */
export function drainOnClose(server: FastifyInstance): void {
  const http = server.server;
  /** Open connections, and the time at which each was accepted. */
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
    // Injected calls have no connection to wait for.
    if (!http.listening) return;
    await sleep(IDLE_GRACE_MS);
    const sweep = setInterval(() => {
      http.closeIdleConnections();
      const latest = performance.now() - FIRST_REQUEST_MS;
      for (const [socket, at] of accepted) if (socket.bytesRead === 0 && at < latest) socket.destroy();
    }, IDLE_GRACE_MS);
    const deadline = setTimeout(() => http.closeAllConnections(), DEADLINE_MS);
    http.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    // Continues after the event loop has accepted all waiting connections: those that wait when a server closes are
    // lost.
    await nextTurn();
  });
}
