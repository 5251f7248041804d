import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What is shown at which path. */
export type Routes = Readonly<Record<string, () => Promise<Answer>>>;

/** Those who watch the process are few. */
const MAX_CONNECTIONS = 100;
const SILENCE_MS = 10_000;

/** A small HTTP server of its own, for those who monitor the process. */
export class Listener {
  private constructor(private readonly server: Server) {}

  /** Rejects with the error of `listen` if the address cannot be listened on. */
  static open(routes: Routes, { host, port }: { host: string; port: number }): Promise<Listener> {
    const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
      void answer(routes, request.method, request.url).then(({ status, type, body }) => {
        response.writeHead(status, {
          'content-type': type,
          'content-length': Buffer.byteLength(body),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
    });
    // A client that does not read its answer is not waited for.
    server.setTimeout(SILENCE_MS);
    server.maxConnections = MAX_CONNECTIONS;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve(new Listener(server)));
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends at once: a scraper retries. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

async function answer(routes: Routes, method = '', url = ''): Promise<Answer> {
  const path = url.split('?', 1)[0]!;
  const route = Object.hasOwn(routes, path) ? routes[path]! : null;
  if (route === null) return plain(404, `Here are ${Object.keys(routes).join(', ')}.`);
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET only.');
  return route().catch(() => plain(500, 'This could not be told at the moment.'));
}

const plain = (status: number, sentence: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${sentence}\n`,
});
