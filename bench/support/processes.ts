import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a peer of `bench/peers`, which prints its address as the first line. */
export const startPeer = (name: string, env: Record<string, string>): Promise<Server> =>
  start(
    ['--no-warnings', '--import', join(ROOT, 'test/support/typescript.js'), join(ROOT, 'bench/peers', name)],
    env,
  );

/** Starts the built service on `DATABASE_URL`. */
export const startService = (env: Record<string, string>): Promise<Server> =>
  start([join(ROOT, 'dist/main.js')], {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    SESSION_SECRET: 'only-for-a-benchmark-only-for-a-benchmark',
    ...env,
  });

/** The Node options of `npm run worker`. */
const WORKER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/** Starts a worker on `DATABASE_URL`. */
export const startWorker = (env: Record<string, string>): Promise<Server> =>
  start([...WORKER_FLAGS, join(ROOT, 'dist/worker.js')], { LOG_LEVEL: 'error', ...env }, /(worker is ready)/);

async function start(
  args: readonly string[],
  env: Record<string, string>,
  ready = /(http:\/\/(?:127\.0\.0\.1|localhost):\d+)/,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = ready.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url: url.replace('localhost', '127.0.0.1'), pid: child.pid!, stop };
  }
  throw new Error(`${args.at(-1)} ended before it listened`);
}
