import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { recordLog } from './recorded-logs.js';

/** A program of `test/support/programs` in a process of its own. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    private readonly lines: AsyncIterator<string>,
    /** Everything it writes to stderr until it ends. */
    readonly stderr: Promise<string>,
    readonly exited: Promise<number | null>,
  ) {}

  static start(program: string, args: readonly string[] = [], env: Record<string, string> = {}): Child {
    const support = import.meta.dirname;
    const child = spawn(
      process.execPath,
      [
        '--no-warnings',
        '--import',
        join(support, 'typescript.js'),
        join(support, 'programs', program),
        ...args,
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return new Child(
      child,
      createInterface({ input: child.stdout })[Symbol.asyncIterator](),
      text(child.stderr.on('data', (data: Buffer) => recordLog(data.toString()))),
      once(child, 'close').then(([code]) => code as number | null),
    );
  }

  get pid(): number {
    return this.process.pid!;
  }

  /** The next line on stdout; fails with the text of stderr at the end. */
  async line(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`The program ended: ${await this.stderr}`);
    return value;
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.exited;
  }
}
