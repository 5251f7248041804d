import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A request and its response. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly sent: string;
  readonly status: number;
  readonly type: string;
  readonly answer: string;
}

/** Forwards requests to a server, and records them with their responses. */
export class RecordingProxy {
  readonly exchanges: Exchange[] = [];
  /** The URL of the server. */
  target = '';

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<RecordingProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new RecordingProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void (async () => {
        const { method = 'GET', url = '/', headers } = request;
        const sent = await buffer(request);
        const passed = Object.entries(headers).filter(
          ([name]) => !/^(host|connection|content-length)$/.test(name),
        );
        const answered = await fetch(proxy.target + url, {
          method,
          headers: passed as [string, string][],
          redirect: 'manual',
          ...(sent.length > 0 ? { body: sent } : {}),
        });
        const answer = Buffer.from(await answered.arrayBuffer());
        proxy.exchanges.push({
          method,
          url,
          headers,
          sent: sent.toString(),
          status: answered.status,
          type: answered.headers.get('content-type') ?? '',
          answer: answer.toString(),
        });
        answered.headers.forEach((value, name) => {
          if (!/^(connection|content-length|content-encoding|transfer-encoding)$/.test(name))
            response.setHeader(name, value);
        });
        response.writeHead(answered.status).end(answer);
      })();
    });
    return proxy;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
