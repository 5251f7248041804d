import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { recordLog, writeRecords } from './recorded-logs.js';

const ROOT = resolve(import.meta.dirname, '../..');
/** What `npm start` gives Node. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

type Environment = Readonly<Record<string, string>>;

const { TEST_DATA_DIR } = process.env;
/** A quarter of the processor time of a start is for what another start of the same test run has compiled. */
const COMPILED: Environment =
  TEST_DATA_DIR === undefined ? {} : { NODE_COMPILE_CACHE: join(TEST_DATA_DIR, 'node-compile-cache') };

/** A command that takes longer than this hangs: it is killed, and has no code. */
const PATIENCE_MS = 150_000;

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The service as `npm ci` leaves it, built from sources (the present ones by default) into a folder of its own. */
export class Installation {
  private readonly running: ChildProcess[] = [];

  private constructor(
    readonly folder: string,
    /** The data folder of the started process; it does not exist yet. */
    readonly dataDir: string,
  ) {}

  static async make(root = ROOT): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'directory-installed-'));
    await chmod(folder, 0o755);
    const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
    const compile = ['src', '-d', join(folder, 'dist'), '--strip-leading-paths', '--copy-files', '--quiet'];
    await promisify(execFile)(process.execPath, [swc, ...compile], { cwd: root });
    for (const file of ['package.json', 'openapi.json']) await copyFile(join(root, file), join(folder, file));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Installation(folder, join(folder, 'data-dir'));
  }

  /** Starts the server on any free port and waits until it is ready; fails with what it says if it never is. */
  async start(env: Environment = {}, within: readonly string[] = []): Promise<Server> {
    const child = this.spawn('main.js', [], { PORT: '0', ...env }, within);
    return Server.ready(child);
  }

  /** A start that is expected to fail. */
  serve = (env: Environment = {}): Promise<Outcome> =>
    outcomeOf(this.spawn('main.js', [], { PORT: '0', ...env }));

  /** Runs a command of the command line to its end. */
  directory = (args: readonly string[], env: Environment = {}): Promise<Outcome> =>
    outcomeOf(this.spawn('cli.js', args, env));

  /** @param within a command that runs the one that is given to it */
  spawn(
    program: 'main.js' | 'worker.js' | 'cli.js',
    args: readonly string[],
    env: Environment,
    within: readonly string[] = [],
  ): ChildProcess {
    const node = [process.execPath, ...FLAGS, join(this.folder, 'dist', program), ...args];
    const [command, ...given] = [...within, ...node];
    const child = spawn(command!, given, {
      cwd: this.folder,
      env: { PATH: process.env['PATH']!, DATA_DIR: this.dataDir, ...COMPILED, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (data: Buffer) => recordLog(data.toString()));
    this.running.push(child);
    return child;
  }

  /** Ends what still runs, and leaves nothing behind. */
  async remove(): Promise<void> {
    for (const child of this.running.filter((one) => one.exitCode === null && one.signalCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    writeRecords();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const closed = once(child, 'close');
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = (await closed) as [number | null];
  clearTimeout(late);
  return { code, stdout, stderr };
}

/** A server that is ready, in a process of its own. */
export class Server {
  private constructor(
    private readonly child: ChildProcess,
    /** What it printed when it was ready. */
    readonly printed: string,
    /** All of its log, once it has ended. */
    readonly log: Promise<string>,
  ) {}

  static async ready(child: ChildProcess): Promise<Server> {
    const log = text(child.stderr!);
    const printed = await new Promise<string>((ready, fail) => {
      // The start prints in one piece.
      child.stdout!.once('data', (data: Buffer) => ready(data.toString()));
      child.once('close', () => void log.then((said) => fail(new Error(`It did not start: ${said}`))));
    });
    return new Server(child, printed, log);
  }

  get pid(): number {
    return this.child.pid!;
  }

  get url(): string {
    return /^ +Address +(\S+)$/m.exec(this.printed)![1]!;
  }

  /** The demo editor's key, on the start that made it. */
  get key(): string {
    return /^ .*\b(dir_\S+)$/m.exec(this.printed)![1]!;
  }

  async call(path: string, key: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as any };
  }

  /** Sends a signal, and returns the exit code, or null if the signal itself was the end. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    return ((await closed) as [number | null])[0];
  }
}
