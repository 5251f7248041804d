import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** ReadyForQuery, the last message of every response. Its last byte is the state of the transaction. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');
const isReady = (data: Buffer): boolean => data.subarray(-READY.length - 1, -1).equals(READY);

type Match = (request: Buffer) => boolean;

/** A proxy for the database that loses responses: it commits the statement and closes the connection. */
export class LossyPostgres {
  /** The number of lost responses. */
  lost = 0;
  private readonly server: Server;
  private readonly clients = new Set<Socket>();
  private readonly at: URL;
  private losing: { match: Match; left: number } | null = null;
  private ending: Match | null = null;
  private holding: Match | null = null;
  private down = false;
  private downSoon = false;
  private readonly held: { readonly database: Socket; readonly request: Buffer }[] = [];

  /** @param url The address of the database. */
  constructor(url: string) {
    this.at = new URL(url);
    this.server = createServer((client) => this.relay(client));
  }

  /** Listens and returns the proxy's address. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const here = new URL(this.at);
    [here.hostname, here.port] = ['127.0.0.1', String((this.server.address() as AddressInfo).port)];
    return here.href;
  }

  /** Loses the responses to the next requests that match. */
  lose(match: Match, times = 1): void {
    this.losing = { match, left: times };
  }

  /** Closes all connections and accepts no new ones, or accepts connections again. */
  setDown(down: boolean): void {
    this.down = down;
    if (down) for (const client of this.clients) client.destroy();
  }

  /** Goes down after the next lost response. */
  setDownSoon(): void {
    this.downSoon = true;
  }

  /** Goes down when a request matches, before the request reaches the database. */
  downOn(match: Match): void {
    this.ending = match;
  }

  /** Holds the next request that matches back. Its client receives no response. */
  hold(match: Match): void {
    this.holding = match;
  }

  /** Forwards the held request and waits for the database's response. */
  async release(): Promise<void> {
    for (const { database, request } of this.held.splice(0)) {
      database.write(request);
      await once(database, 'data');
      database.destroy();
    }
  }

  close(): void {
    for (const client of this.clients) client.destroy();
    this.server.close();
  }

  private relay(client: Socket): void {
    if (this.down) return void client.destroy();
    const database = connect(Number(this.at.port), this.at.hostname);
    let isLost = false;
    let isHeld = false;
    this.clients.add(client);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.on('data', (request) => {
      if (this.ending?.(request)) {
        this.ending = null;
        this.setDown(true);
        return;
      }
      if (this.holding?.(request)) {
        this.holding = null;
        isHeld = true;
        this.held.push({ database, request });
        return;
      }
      if (this.losing !== null && this.losing.left > 0 && this.losing.match(request)) {
        this.losing.left--;
        isLost = true;
      }
      database.write(request);
    });
    database.on('data', (answer) => {
      if (!isLost) return void client.write(answer);
      if (!isReady(answer)) return;
      this.lost++;
      client.destroy();
      if (this.downSoon) this.setDown(true);
      this.downSoon = false;
    });
    client.on('close', () => {
      this.clients.delete(client);
      if (!isHeld) database.destroy();
    });
    database.on('close', () => client.destroySoon());
  }
}
