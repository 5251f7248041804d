import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { recordLog, writeRecords } from './recorded-logs.js';

const ROOT = resolve(import.meta.dirname, '../..');
/** The flags that `npm start` passes to Node. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

type Environment = Readonly<Record<string, string>>;

const { TEST_DATA_DIR } = process.env;
/** A compile cache shared by the starts of one test run saves a quarter of each start's CPU time. */
const COMPILED: Environment =
  TEST_DATA_DIR === undefined ? {} : { NODE_COMPILE_CACHE: join(TEST_DATA_DIR, 'node-compile-cache') };

/** A command that exceeds this limit is killed and has no exit code. */
const TIMEOUT_MS = 150_000;

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The service as `npm ci` installs it, built from sources (by default the current ones) into its own folder.
 */
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
    const dist = join(folder, 'dist');
    if (root === ROOT && TEST_DATA_DIR !== undefined) await cp(await builtOnce(), dist, { recursive: true });
    else await build(root, dist);
    for (const file of ['package.json', 'openapi.json']) await copyFile(join(root, file), join(folder, file));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Installation(folder, join(folder, 'data-dir'));
  }

  /** Starts the server on a free port and waits until it is ready. Fails with its output if it never is. */
  async start(env: Environment = {}, within: readonly string[] = []): Promise<Server> {
    const child = this.spawn('main.js', [], { PORT: '0', ...env }, within);
    return Server.ready(child);
  }

  /** Runs a start that is expected to fail. */
  serve = (env: Environment = {}): Promise<Outcome> =>
    outcomeOf(this.spawn('main.js', [], { PORT: '0', ...env }));

  /** Runs a command of the command line to its end. */
  directory = (args: readonly string[], env: Environment = {}): Promise<Outcome> =>
    outcomeOf(this.spawn('cli.js', args, env));

  /** @param within a command that runs the command */
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

  /** Stops running processes and removes the folders. */
  async remove(): Promise<void> {
    for (const child of this.running.filter((one) => one.exitCode === null && one.signalCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    writeRecords();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function build(root: string, folder: string): Promise<void> {
  const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
  const compile = ['src', '-d', folder, '--strip-leading-paths', '--copy-files', '--quiet'];
  await promisify(execFile)(process.execPath, [swc, ...compile], { cwd: root });
}

/** Builds the current sources once for all files of a test run. Returns the folder. */
async function builtOnce(): Promise<string> {
  const built = join(TEST_DATA_DIR!, 'built');
  if (existsSync(built)) return built;
  const unfinished = await mkdtemp(`${built}-`);
  await build(ROOT, unfinished);
  await rename(unfinished, built).catch((error: unknown) => {
    // Another worker was faster.
    if (!existsSync(built)) throw error;
  });
  return built;
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const closed = once(child, 'close');
  const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = (await closed) as [number | null];
  clearTimeout(late);
  return { code, stdout, stderr };
}

/** A ready server in its own process. */
export class Server {
  private constructor(
    private readonly child: ChildProcess,
    /** The output up to readiness. */
    readonly printed: string,
    /** The complete log, after the server has ended. */
    readonly log: Promise<string>,
  ) {}

  static async ready(child: ChildProcess): Promise<Server> {
    const log = text(child.stderr!);
    const printed = await new Promise<string>((ready, fail) => {
      // The start prints this as one block.
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

  /** The demo editor's key, printed by the start that created it. */
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

  /** Sends a signal. Returns the exit code, or null if the signal killed the process. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    return ((await closed) as [number | null])[0];
  }
}
