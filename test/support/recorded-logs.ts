import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { createLogger } from '../../src/observability/logging.js';

/** What is kept in memory before it is written. */
const MAX_KEPT = 65_536;

const kept = { log: '', secrets: '' };
const known = new Set<string>();

/** A logger of the service's own, at its most talkative; what it writes is kept for no-secret-logged.js. */
export function recordingLogger(): LoggerService {
  return createLogger('trace', { write: recordLog });
}

/** Keeps what a process of the service logged. */
export function recordLog(text: string): void {
  kept.log += text;
  if (kept.log.length > MAX_KEPT) writeRecords();
}

/** Notes what no log may ever show. Short texts are in a log by chance. */
export function confide(...secrets: readonly string[]): void {
  for (const secret of secrets.filter((one) => one.length >= 8 && !known.has(one))) {
    known.add(secret);
    kept.secrets += `${JSON.stringify(secret)}\n`;
  }
}

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const KEY = /dir_[\w-]{43}/g;

/** Notes the keys, cookies and passwords of a call, and the email addresses in it. */
export function confideCall(
  url: string,
  headers: Readonly<Record<string, string | undefined>>,
  payload: unknown = '',
): void {
  const body = Buffer.isBuffer(payload) ? payload.toString('latin1') : String(payload);
  const query = url.slice(url.indexOf('?') + 1).replaceAll('%40', '@');
  confide(...allOf(KEY, Object.values(headers).join(' ')), ...allOf(EMAIL, query));
  confide(...(headers['cookie'] ?? '').split(/[;=]\s*/));
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') {
    confide(...allOf(EMAIL, body));
    return;
  }
  for (const [name, value] of new URLSearchParams(body)) {
    if (/password|csrf/.test(name)) confide(value);
    else confide(...allOf(EMAIL, value));
  }
}

const allOf = (pattern: RegExp, text: string): string[] => text.match(pattern) ?? [];

/**
 * Writes what is kept to the run's folder, a pair of files for each Jest worker. A benchmark is no run of the specs, and
 * has no such folder: its log is not checked.
 */
export function writeRecords(): void {
  const run = process.env['TEST_DATA_DIR'];
  for (const kind of ['log', 'secrets'] as const) {
    if (run !== undefined && kept[kind] !== '') append(join(run, 'logs'), kind);
    kept[kind] = '';
  }
}

function append(folder: string, kind: keyof typeof kept): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.env['JEST_WORKER_ID']}.${kind}`), kept[kind]);
}
