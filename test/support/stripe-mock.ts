import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeWhere } from './describe-where.js';

const INSTALL =
  'GOBIN=$(node -p "os.tmpdir()")/directory-tools go install github.com/stripe/stripe-mock@latest';

/** Returns the path of stripe-mock, Stripe's mock server of its API; null if it is not installed. */
function findStripeMock(): string | null {
  const folders = [
    join(tmpdir(), 'directory-tools'),
    goBin(),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, 'stripe-mock')).find((path) => existsSync(path)) ?? null;
}

function goBin(): string {
  try {
    return join(execFileSync('go', ['env', 'GOPATH'], { encoding: 'utf8', stdio: 'pipe' }).trim(), 'bin');
  } catch {
    return '';
  }
}

/** Describes a suite that needs stripe-mock. */
export const describeWithStripeMock = describeWhere(findStripeMock() !== null, `stripe-mock: ${INSTALL}`);

/** Runs stripe-mock on a free local port. */
export class StripeMock {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<StripeMock> {
    const program = findStripeMock();
    if (program === null) throw new Error(`stripe-mock is not installed: ${INSTALL}`);
    // Without this option stripe-mock listens for HTTPS on every address.
    const mock = spawn(program, ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for await (const line of createInterface({ input: mock.stdout })) {
      const address = /^Listening for HTTP at address: (\S+)$/.exec(line)?.[1];
      if (address) return new StripeMock(mock, `http://${address}`);
    }
    throw new Error('stripe-mock ended before it listened.');
  }

  /** Returns an object of Stripe's API as the documentation shows it. */
  async example(path: string): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.url}/v1/${path}`, { headers: { Authorization: 'Bearer sk_test_1' } });
    if (!answer.ok) throw new Error(`stripe-mock answers ${answer.status} for ${path}.`);
    return (await answer.json()) as Record<string, unknown>;
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill();
    await ended;
  }
}
