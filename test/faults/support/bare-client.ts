import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection that sends bytes unchanged and reads only on request. */
export class BareClient {
  private text = '';
  readonly closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static open(url: string): Promise<BareClient> {
    const { hostname, port } = new URL(url);
    return new Promise((opened, failed) => {
      const socket = connect(Number(port), hostname, () => opened(new BareClient(socket)));
      socket.on('error', failed);
    });
  }

  /**
   * Opens this many connections, some at a time: more at once than the server's queue holds would have to
   * retry. @param begin the first action of each: a connection that sends nothing for long gets 408
   */
  static async openMany(
    url: string,
    many: number,
    begin: (client: BareClient) => unknown = () => undefined,
  ): Promise<BareClient[]> {
    const clients: BareClient[] = [];
    while (clients.length < many) {
      const length = Math.min(100, many - clients.length);
      const more = await Promise.all(Array.from({ length }, () => BareClient.open(url)));
      more.forEach(begin);
      clients.push(...more);
    }
    return clients;
  }

  send(text: string): this {
    if (this.socket.writable) this.socket.write(text);
    return this;
  }

  /** Starts to read. */
  read(): this {
    this.socket.on('data', (data) => (this.text += data.toString('latin1')));
    return this;
  }

  /** Waits until this much of a response has arrived. */
  async received(text: string): Promise<void> {
    while (!this.text.includes(text) && !this.socket.destroyed) await sleep(5);
  }

  /** Sends one character after the other until the server closes the connection. */
  async trickle(text: string, everyMs: number): Promise<void> {
    for (const character of text) {
      if (this.socket.destroyed || this.status !== null) return;
      this.send(character);
      await sleep(everyMs);
    }
  }

  /** The status of the first response; null if none came. */
  get status(): number | null {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.text)?.[1]) || null;
  }

  hangUp(): void {
    this.socket.destroy();
  }
}

/** The bytes of a request. */
export function bytesOf(
  method: string,
  path: string,
  key: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', `X-Api-Key: ${key}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${json.length}`);
  return `${lines.join('\r\n')}\r\n\r\n${json}`;
}

/** How many files and connections a process has open. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The resident memory of a process. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
