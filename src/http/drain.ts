import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long an idle connection is kept for the request that may be on its way in it. */
const LAST_CALL_MS = 250;
/** What has not been answered by then never will be. */
const DEADLINE_MS = 20_000;

/**
 * Lets `close()` answer every request of the connections that are open, and end each connection with its last answer.
 * Left to itself, Node cuts idle connections at once, and waits forever for one that never sent a request.
 */
export function drainOnClose(server: FastifyInstance): void {
  const http = server.server;
  const sockets = new Set<Socket>();
  let closing = false;
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
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
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
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
