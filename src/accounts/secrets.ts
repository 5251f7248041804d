import { hash, randomBytes, createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET, type Config } from '../config/config.js';
import { ConfigError } from '../config/environment.js';

const PREFIX = 'dir_';
const SHOWN = PREFIX.length + 8;

/** A key as it is shown, once: `dir_` and 256 random bits. */
export const newApiKey = (): string => PREFIX + randomBytes(32).toString('base64url');

/** The part of a key by which a person recognises it. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN);

/** Hours for which a key may stay valid once it is replaced. */
export const GRACE_HOURS = [0, 1, 24] as const;
export type GraceHours = (typeof GRACE_HOURS)[number];

/** What is stored of a key. It is as random as the key, so that a plain SHA-256 is enough. */
export const keyDigest = (key: string): Buffer => hash('sha256', key, 'buffer');

/** Longer than any key that was ever given out: such a header is not worth a digest. */
export const MAX_KEY_LENGTH = 256;

const FORM = /^[\w-]{43}$/;

/** A bearer token of 256 random bits: a session's cookie, a device's, a one-time link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True for what `newToken` may have made; anything else is not worth a look in the database. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && FORM.test(value);

/** What is stored of a token. It is random enough for a plain SHA-256. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * What signs the forms of the web pages. Every process must have the same: where none is set, one is made and kept in
 * the data folder. A production server with a database of its own may be many processes on many machines, so there it
 * has to be set; throws ConfigError otherwise.
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
    throw new ConfigError(`${file} is damaged: remove it, and another one is made at the next start.`);
  }
  return secret;
}

/** Appears under its name whole and once: of processes that start together, the first one's is everyone's. */
function keepOne(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
