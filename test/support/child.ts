import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { recordLog } from './recorded-logs.js';

/** Runs a program of `test/support/programs` in its own process. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    private readonly lines: AsyncIterator<string>,
    /** All of stderr, after the process has ended. */
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

  /** Returns the next line of stdout. Fails with the text of stderr if the process ends first. */
  async line(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`The program ended: ${await this.stderr}`);
    return value;
  }

  /** Sends a signal and waits for the process to end. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.exited;
  }
}
