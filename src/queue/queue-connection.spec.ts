import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { readConfig } from '../config/config.js';
import type { Database } from '../database/database.js';
import { QueueConnection } from './queue-connection.js';

const db = {
  pool: { options: { connectionString: 'postgresql://somewhere', max: 10, query_timeout: 5_000 } },
} as unknown as Database;
const connectionTo = (redisUrl?: string) =>
  new QueueConnection(readConfig(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }), db);

/** A server that accepts every command that a client sends before it is ready. */
class AgreeableServer {
  private readonly sockets = new Set<Socket>();
  private constructor(private readonly server: Server) {}

  static async start(port = 0): Promise<AgreeableServer> {
    const server = createServer();
    const started = new AgreeableServer(server);
    server.on('connection', (socket) => {
      started.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        for (const _command of data.toString().match(/^\*\d+/gm) ?? []) socket.write('$0\r\n\r\n');
      });
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return started;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(10);
};

let logged: string[];
beforeEach(() => {
  logged = [];
  const note = (message: unknown): void => void logged.push(String(message));
  jest.spyOn(Logger.prototype, 'log').mockImplementation(note);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

it('uses PostgreSQL without Redis, with few connections that wait for jobs without a limit', async () => {
  const connection = connectionTo();
  expect(connection.options).toEqual({
    connectionString: 'postgresql://somewhere',
    options: ' -c lock_timeout=0',
    max: 3,
    query_timeout: 0,
  });
  expect(connection.isReady).toBe(true);
  await connection.onApplicationShutdown();
});

it('logs once that Redis is down, and that it is back', async () => {
  const first = await AgreeableServer.start();
  const { port } = first;
  const connection = connectionTo(`redis://127.0.0.1:${port}`);
  expect(connection.isReady).toBe(false);
  await until(() => connection.isReady);
  expect(logged).toEqual([]);
  await first.stop();
  await until(() => logged.length > 0);
  await sleep(500);
  expect(logged).toEqual([expect.stringContaining('Redis is out of reach')]);
  expect(connection.isReady).toBe(false);
  const again = await AgreeableServer.start(port);
  await until(() => connection.isReady);
  expect(logged.slice(1)).toEqual(['Redis is back.']);
  await connection.abandon();
  await again.stop();
});

it('closes while Redis is down, with the connections that BullMQ has created', async () => {
  // A port on which no process listens.
  const gone = await AgreeableServer.start();
  const { port } = gone;
  await gone.stop();
  const connection = connectionTo(`redis://127.0.0.1:${port}`);
  const redis = connection.options as Redis;
  const copy = redis.duplicate();
  copy.on('error', () => undefined);
  await until(() => redis.status === 'reconnecting');
  await connection.onApplicationShutdown();
  await until(() => redis.status === 'end' && copy.status === 'end');
  expect(connection.isReady).toBe(false);
  expect(logged).toHaveLength(1);
});
