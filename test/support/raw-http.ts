import net from 'node:net';
import type { TestApp } from './app.js';

/** The application on a port, for tests that send bytes that no HTTP client sends. */
export class RawHttp {
  private constructor(
    readonly port: number,
    private readonly key: string,
  ) {}

  static async listen(app: TestApp): Promise<RawHttp> {
    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as net.AddressInfo;
    return new RawHttp(port, app.editor.key);
  }

  /** The header lines of an editor's request. */
  get headers(): string {
    return `Host: localhost\r\nAuthorization: Bearer ${this.key}\r\n`;
  }

  /**
   * Sends bytes. Returns the response when the server closes the connection, or when no byte has arrived for
   * a second. The first bytes may take longer.
   */
  send(...parts: readonly (string | Buffer)[]): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(this.port, '127.0.0.1');
      let text = '';
      socket.setTimeout(10_000, () => socket.destroy());
      socket.on('data', (data) => {
        text += data.toString('latin1');
        socket.setTimeout(1_000);
      });
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
      socket.on('close', () => resolve(new RawAnswer(text)));
      for (const part of parts) socket.write(part);
    });
  }

  /** Sends the beginning of a request and closes the connection. */
  sendIncomplete(text: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = net.connect(this.port, '127.0.0.1', () =>
        socket.write(text, () => setTimeout(() => socket.destroy(), 50)),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
}

export class RawAnswer {
  constructor(readonly text: string) {}

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.text)?.[1] ?? 0);
  }

  get statuses(): number[] {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  header(name: string): string | undefined {
    return new RegExp(`^${name}: ([^\r]*)`, 'im').exec(this.text)?.[1];
  }

  get body(): any {
    const json = this.text.slice(this.text.indexOf('\r\n\r\n') + 4);
    return json === '' ? undefined : JSON.parse(json);
  }
}
