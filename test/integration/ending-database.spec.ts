import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { Database, unprepared } from '../../src/database/database.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { recordingLogger } from '../support/recorded-logs.js';

/** ReadyForQuery outside a transaction, with which every answer ends. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const FIELDS = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const FATAL = Buffer.alloc(5 + FIELDS.length);
FATAL.write('E');
FATAL.writeInt32BE(4 + FIELDS.length, 1);
FATAL.write(FIELDS, 5);

/**
 * Stands before the database. Once it ends, it ends as PostgreSQL does: after the answer it has at hand. A client that is
 * slow to read has both at once.
 */
class EndingPostgres {
  ends = false;
  private readonly server: Server;

  constructor(host: { port: number; hostname: string }) {
    this.server = createServer((client) => {
      const database = connect(host.port, host.hostname);
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

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }
}

describe('a database that ends its connections as they are handed out', () => {
  let postgres: EndingPostgres;
  let dataSource: DataSource;
  let db: Database;
  beforeAll(() => Logger.overrideLogger(recordingLogger()));
  beforeEach(async () => {
    const url = new URL(await testDatabaseUrl());
    postgres = new EndingPostgres({ port: Number(url.port), hostname: url.hostname });
    [url.hostname, url.port] = ['127.0.0.1', String(await postgres.listen())];
    dataSource = await createDataSource(url.href, { poolSize: 2 }).initialize();
    db = new Database(dataSource);
  });
  afterEach(async () => {
    await dataSource.destroy();
    postgres.close();
  });
  const one = unprepared('SELECT 1');
  const inTransaction = () => db.transaction(() => db.query(one));
  const outage = expect.objectContaining({ status: 503, code: 'unavailable' });

  it.each([
    ['new ones', 8],
    ['those that others waited for', 30],
  ])('%s: each call is told of an outage', async (_, calls) => {
    const under = [...Array(calls).keys()].map((at) => (at % 2 === 0 ? inTransaction() : db.query(one)));
    postgres.ends = true;
    const ended = await Promise.allSettled(under);
    for (const call of ended) if (call.status === 'rejected') expect(call.reason).toEqual(outage);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    postgres.ends = false;
    await expect(inTransaction()).resolves.toHaveLength(1);
  });
});
