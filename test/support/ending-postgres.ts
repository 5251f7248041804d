import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** ReadyForQuery outside a transaction, the last message of every response. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const FIELDS = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const FATAL = Buffer.alloc(5 + FIELDS.length);
FATAL.write('E');
FATAL.writeInt32BE(4 + FIELDS.length, 1);
FATAL.write(FIELDS, 5);

/**
 * A proxy for the database that ends connections as PostgreSQL does: after the response in progress. A slow
 * client receives the response and the end at once.
 */
export class EndingPostgres {
  ends = false;
  private readonly server: Server;
  private readonly at: URL;

  /** @param url The address of the database. */
  constructor(url: string) {
    this.at = new URL(url);
    const { hostname, port } = this.at;
    this.server = createServer((client) => {
      const database = connect(Number(port), hostname);
      client.pipe(database);
      for (const socket of [client, database]) socket.on('error', () => undefined);
      database.on('data', (data) => {
        if (!this.ends || !data.subarray(-READY.length).equals(READY)) return void client.write(data);
        client.end(Buffer.concat([data, FATAL]));
        database.destroy();
      });
      database.on('close', () => client.destroySoon());
    });
  }

  /** Listens and returns the proxy's address. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const here = new URL(this.at);
    [here.hostname, here.port] = ['127.0.0.1', String((this.server.address() as AddressInfo).port)];
    return here.href;
  }

  close(): void {
    this.server.close();
  }
}
