import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Options {
  readonly cwd?: string;
  /** Variables that are added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end and returns its output. Fails with the complete output. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env }: Options = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 100_000_000 };
  try {
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    throw new Error(`${program} ended with ${String(code)}:\n${stdout}${stderr}`, { cause: error });
  }
}
