import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An OpenTelemetry collector that stores the bytes it receives. Names and text are readable in protobuf. */
export class Collector {
  readonly received: { readonly path: string; readonly type: string | undefined; readonly body: string }[] =
    [];

  /** The status of its responses. */
  status = 200;

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Collector> {
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const type = request.headers['content-type'];
        collector.received.push({ path: request.url!, type, body: body.toString('latin1') });
        response.writeHead(collector.status, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
    const collector = new Collector(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns all bytes received so far. */
  get text(): string {
    return this.received.map(({ body }) => body).join('');
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
