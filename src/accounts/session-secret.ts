import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET, type Config } from '../config/config.js';
import { ConfigError } from '../config/environment.js';
import { newToken } from './credentials.js';

/**
 * The secret that signs web forms, shared by all processes. If none is set, one is generated in the data folder. In
 * production with `DATABASE_URL`, processes may run on several machines, so it must be set; throws ConfigError
 * otherwise.
 */
export function sessionSecret(
  config: Pick<Config, 'sessionSecret' | 'production' | 'databaseUrl' | 'dataDir'>,
): string {
  if (config.sessionSecret !== null) return config.sessionSecret;
  if (config.production && config.databaseUrl !== null) {
    throw new ConfigError(
      'SESSION_SECRET is not set: set it to the same random text for every process, such as that of "openssl rand -base64 32".',
    );
  }
  try {
    return keptSecret(config.dataDir);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `SESSION_SECRET is not set, and none can be kept in ${config.dataDir} (${code}): set it, or let the user who starts the service write there.`,
    );
  }
}

function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret');
  if (!existsSync(file)) keepOne(folder, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET) {
    throw new ConfigError(`${file} is damaged: delete it; the next start creates a new one.`);
  }
  return secret;
}

/** Created atomically: of processes that start concurrently, all use the first one's secret. */
function keepOne(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, newToken(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
