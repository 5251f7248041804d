import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { createLogger } from '../../src/observability/logging.js';

/** Characters that are buffered before they are written to a file. */
const MAX_BUFFERED = 65_536;

const buffered = { log: '', secrets: '' };
const registered = new Set<string>();

/** Returns the service's logger at level trace. Its output is recorded for no-secret-logged.js. */
export function recordingLogger(): LoggerService {
  return createLogger('trace', { write: recordLog });
}

/** Records the log of a process of the service. */
export function recordLog(text: string): void {
  buffered.log += text;
  if (buffered.log.length > MAX_BUFFERED) writeRecords();
}

/** Registers texts that no log may contain. Short texts are ignored, because they occur in logs by chance. */
export function registerSecrets(...secrets: readonly string[]): void {
  for (const secret of secrets.filter((one) => one.length >= 8 && !registered.has(one))) {
    registered.add(secret);
    buffered.secrets += `${JSON.stringify(secret)}\n`;
  }
}

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const KEY = /dir_[\w-]{43}/g;

/** Registers the keys, cookies, passwords and email addresses of a call. */
export function registerSecretsOfCall(
  url: string,
  headers: Readonly<Record<string, string | undefined>>,
  payload: unknown = '',
): void {
  const body = Buffer.isBuffer(payload) ? payload.toString('latin1') : String(payload);
  const query = url.slice(url.indexOf('?') + 1).replaceAll('%40', '@');
  registerSecrets(...matchesOf(KEY, Object.values(headers).join(' ')), ...matchesOf(EMAIL, query));
  registerSecrets(...(headers['cookie'] ?? '').split(/[;=]\s*/));
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') {
    registerSecrets(...matchesOf(EMAIL, body));
    return;
  }
  for (const [name, value] of new URLSearchParams(body)) {
    if (/password|csrf/.test(name)) registerSecrets(value);
    else registerSecrets(...matchesOf(EMAIL, value));
  }
}

const matchesOf = (pattern: RegExp, text: string): string[] => text.match(pattern) ?? [];

/**
 * Writes the buffers to the run's folder, two files for each Jest worker. Benchmarks have no such folder;
 * their logs are not checked.
 */
export function writeRecords(): void {
  const run = process.env['TEST_DATA_DIR'];
  for (const kind of ['log', 'secrets'] as const) {
    if (run !== undefined && buffered[kind] !== '') append(join(run, 'logs'), kind);
    buffered[kind] = '';
  }
}

function append(folder: string, kind: keyof typeof buffered): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.env['JEST_WORKER_ID']}.${kind}`), buffered[kind]);
}
