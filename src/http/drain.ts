import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long an idle connection is kept for the request that may be on its way in it. */
const LAST_CALL_MS = 250;
/** How long a connection that was just accepted is kept for its first request. */
const FIRST_REQUEST_MS = 5_000;
/** What has not been answered by then never will be. */
const DEADLINE_MS = 20_000;

/**
 * Lets `close()` answer every request of the connections that are open, and end each connection with its last answer.
 * Left to itself, Node cuts idle connections at once, and waits forever for one that never sent a request.
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
  server.addHook('preClose', (done) => {
    closing = true;
    const closeIdle = http.closeIdleConnections.bind(http);
    http.closeIdleConnections = () => undefined;
    const lastCall = setInterval(() => {
      closeIdle();
      const latest = performance.now() - FIRST_REQUEST_MS;
      for (const [socket, at] of accepted) if (socket.bytesRead === 0 && at < latest) socket.destroy();
    }, LAST_CALL_MS);
    const deadline = setTimeout(() => http.closeAllConnections(), DEADLINE_MS);
    http.once('close', () => {
      clearInterval(lastCall);
      clearTimeout(deadline);
    });
    // Right after the event loop has taken in all waiting connections: those that wait when a server closes are lost.
    setImmediate(() => {
      http.close();
      done();
    });
  });
}
