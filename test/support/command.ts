import { runCommand } from '../../src/cli/program.js';
import { testDatabaseUrl } from './postgres.js';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  /** The message that runMain would print; null on success. */
  readonly sentence: string | null;
}

/** Runs a command in this process, by default on this worker's database. */
export async function directory(args: readonly string[], databaseUrl?: string): Promise<Outcome> {
  process.env['DATABASE_URL'] = databaseUrl ?? (await testDatabaseUrl());
  const ends: (() => Promise<unknown>)[] = [];
  let stdout = '';
  const write = (text: string) => ((stdout += text), true);
  try {
    const code = await runCommand(args, { onShutdown: (end) => void ends.push(end) }, { write });
    return { code, stdout, sentence: null };
  } catch (error) {
    return { code: null, stdout, sentence: (error as Error).message };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Returns the JSON object that a command prints. Fails if the command fails. */
export const directoryJson = async (args: readonly string[], databaseUrl?: string) => {
  const { stdout, sentence } = await directory([...args, '--json'], databaseUrl);
  expect(sentence).toBeNull();
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as any;
};

const { DATABASE_URL } = process.env;

/** Commands read DATABASE_URL from the environment, so it is restored afterwards. */
export function restoreDatabaseUrl(): void {
  if (DATABASE_URL === undefined) delete process.env['DATABASE_URL'];
  else process.env['DATABASE_URL'] = DATABASE_URL;
}
