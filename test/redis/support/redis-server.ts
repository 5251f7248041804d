import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeWhere } from '../../support/describe-where.js';
import { freePort } from '../../support/ports.js';

const PROGRAM = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** Describes a suite that needs Redis. */
export const describeWithRedis = describeWhere(
  PROGRAM !== undefined,
  'redis-server, of the package of that name',
);

/** Runs Redis on a free port, without persistence: every start has an empty database. */
export class RedisServer {
  private process: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  /** Returns a server that is not running. */
  static async stopped(): Promise<RedisServer> {
    if (PROGRAM === undefined)
      throw new Error('There is no redis-server here: install the package of that name.');
    return new RedisServer(await freePort());
  }

  static async start(): Promise<RedisServer> {
    const server = await RedisServer.stopped();
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server and waits until it accepts connections. */
  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(PROGRAM!, [...options, '--maxmemory-policy', 'noeviction'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.process.stdout! })) {
      if (line.includes('Ready to accept connections')) break;
    }
    this.process.stdout!.resume();
  }

  /** Ends the server with SIGKILL. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (process === null) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  /** Suspends the server: it neither answers nor refuses until `resume`. */
  pause = (): boolean => this.process!.kill('SIGSTOP');
  resume = (): boolean => this.process!.kill('SIGCONT');
}
