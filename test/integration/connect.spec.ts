import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveDatabase } from '../../src/database/connect.js';
import { StartupError } from '../../src/database/startup-error.js';
import { isRunning } from '../support/embedded.js';
import { testDatabaseUrl } from '../support/postgres.js';

const SECRET = 's3cret-pass';

const resolve = (databaseUrl: string) => resolveDatabase({ databaseUrl, dataDir: '/nowhere' }, 'server');

async function refusal(databaseUrl: string): Promise<string> {
  const error: unknown = await resolve(databaseUrl).then(
    () => new Error('It was accepted.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as Error;
  expect(message).toMatch(/^DATABASE_URL|^The server of DATABASE_URL/);
  expect(message).not.toContain(SECRET);
  expect(message).not.toContain('\n');
  return message;
}

async function withServer<T>(
  onConnection: (socket: Socket) => void,
  test: (port: number) => Promise<T>,
): Promise<T> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnection(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await test((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** A message of PostgreSQL's protocol: type, length, content. */
function message(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 0xffff)]);

/** Answers every query with the version of an old PostgreSQL. */
function oldServer(socket: Socket): void {
  const ready = message('Z', Buffer.from('I'));
  const column = (name: string) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), ready]));
    socket.on('data', (data) => {
      if (data[0] !== 'Q'.charCodeAt(0)) return;
      socket.write(
        Buffer.concat([
          message('T', int16(2), column('number'), column('name')),
          message('D', int16(2), value('140009'), value('14.9')),
          message('C', Buffer.from('SELECT 1\0')),
          ready,
        ]),
      );
    });
  });
}

describe('without DATABASE_URL', () => {
  it('runs PostgreSQL in DATA_DIR until it is stopped', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'directory-connect-'));
    await chmod(dataDir, 0o755);
    const database = await resolveDatabase({ databaseUrl: null, dataDir }, 'server');
    expect(database.embedded).toBe(true);
    expect(await isRunning(database.url)).toBe(true);
    await database.stop();
    expect(await isRunning(database.url)).toBe(false);
    await rm(dataDir, { recursive: true });
  });
});

describe('DATABASE_URL', () => {
  it('is used unchanged if its server answers', async () => {
    const url = await testDatabaseUrl();
    const database = await resolve(url);
    expect(database).toMatchObject({ url, embedded: false });
    await database.stop();
    await expect(resolve(url)).resolves.toBeDefined();
  });

  it('is refused if nothing listens', async () => {
    const port = await withServer(
      () => undefined,
      (port) => Promise.resolve(port),
    );
    expect(await refusal(`postgres://someone:${SECRET}@127.0.0.1:${port}/directory`)).toBe(
      `DATABASE_URL: no PostgreSQL listens at 127.0.0.1:${port}: start it, or correct host and port.`,
    );
  });

  it('is refused if the host does not exist', async () => {
    expect(await refusal(`postgres://someone:${SECRET}@db.invalid/directory`)).toBe(
      `DATABASE_URL: the host db.invalid is not known: correct its name, or the name server's entry.`,
    );
  });

  it('is refused if the server does not answer', async () => {
    await withServer(
      () => undefined,
      async (port) =>
        expect(await refusal(`postgres://someone:${SECRET}@127.0.0.1:${port}/directory`)).toBe(
          `DATABASE_URL: 127.0.0.1:${port} does not answer within 10 seconds: check host, port and firewall.`,
        ),
    );
  });

  it('is refused if the server is not PostgreSQL', async () => {
    await withServer(
      (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      async (port) =>
        expect(await refusal(`postgres://someone:${SECRET}@127.0.0.1:${port}/directory`)).toContain(
          `PostgreSQL at 127.0.0.1:${port} cannot be used (`,
        ),
    );
  });

  it('is refused if the password is wrong or missing', async () => {
    const url = new URL(await testDatabaseUrl());
    const sentence = `DATABASE_URL: PostgreSQL at ${url.host} refuses the user directory: correct user and password, or allow it in pg_hba.conf.`;
    url.password = SECRET;
    expect(await refusal(url.href)).toBe(sentence);
    url.password = '';
    expect(await refusal(url.href)).toBe(sentence);
  });

  it('is refused if the database does not exist', async () => {
    const url = new URL(await testDatabaseUrl());
    url.pathname = '/nothing_here';
    expect(await refusal(url.href)).toBe(
      `DATABASE_URL: the database nothing_here does not exist at ${url.host}: create it, or correct the name.`,
    );
  });

  it('is refused if the certificate file does not exist', async () => {
    expect(
      await refusal(`postgres://someone:${SECRET}@127.0.0.1/directory?sslrootcert=/no/such/file`),
    ).toContain('/no/such/file');
  });

  it('is refused if PostgreSQL is too old', async () => {
    await withServer(oldServer, async (port) =>
      expect(await refusal(`postgres://someone:${SECRET}@127.0.0.1:${port}/directory`)).toBe(
        'The server of DATABASE_URL runs PostgreSQL 14.9: upgrade it to PostgreSQL 15 or newer.',
      ),
    );
  });
});
