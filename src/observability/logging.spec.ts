import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createLogger, logTo, readable } from './logging.js';
import type { LogLevel } from '../config/config.js';

/** Returns a logger and its output so far. */
function logging(level: LogLevel = 'info') {
  const written: string[] = [];
  const logger = createLogger(level, { write: (line) => void written.push(line) });
  return { logger, lines: () => written.map((line) => JSON.parse(line) as Record<string, any>) };
}

it('writes one JSON object per line, with level, time and context', () => {
  const { logger, lines } = logging();
  logger.warn('The disk is nearly full.', 'Disk');
  logger.error({ requestId: 'r1', method: 'GET' }, 'http');
  expect(lines()).toEqual([
    { level: 'warn', time: expect.stringMatching(/Z$/), context: 'Disk', msg: 'The disk is nearly full.' },
    { level: 'error', time: expect.any(String), context: 'http', requestId: 'r1', method: 'GET' },
  ]);
});

it('writes readable lines on a terminal, also without secrets', () => {
  let written = '';
  const terminal = readable({ write: (text) => (written += text) }, false);
  const logger = createLogger('info', terminal);
  logger.log!({ method: 'GET', route: '/api/v1/me', status: 200, ms: 1.5, accountId: 7 }, 'http');
  logger.warn(`dir_${'k'.repeat(43)} is refused.`, 'Here');
  expect(written.replace(/\d\d:\d\d:\d\d/g, 'TIME')).toBe(
    '[TIME] INFO: http GET /api/v1/me 200 {"ms":1.5,"accountId":7}\n[TIME] WARN: Here dir_*** is refused.\n',
  );
});

it('receives the output of every Logger of Nest, with stacks', () => {
  const { logger, lines } = logging();
  Logger.overrideLogger(logger);
  new Logger('Here').error('It failed.', 'Error: It failed.\n    at here');
  Logger.overrideLogger(['log', 'error', 'warn']);
  expect(lines()).toMatchObject([
    { context: 'Here', msg: 'It failed.', stack: 'Error: It failed.\n    at here' },
  ]);
});

it.each<[LogLevel, string[]]>([
  ['trace', ['trace', 'debug', 'info', 'warn', 'error', 'fatal']],
  ['info', ['info', 'warn', 'error', 'fatal']],
  ['fatal', ['fatal']],
  ['silent', []],
])('writes from its level up: %s', (level, expected) => {
  const { logger, lines } = logging(level);
  for (const name of ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'] as const)
    logger[name]!('said', 'Here');
  expect(lines().map((line) => line['level'])).toEqual(expected);
});

it("writes the framework's messages about its start only at level debug", () => {
  const { logger, lines } = logging();
  logger.log('Mapped {/api/v1/people, GET} route', 'RouterExplorer');
  expect(lines()).toEqual([]);
});

it('writes the code and place of an error, never the written values', () => {
  const { logger, lines } = logging();
  const driver = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'people_public_id_key',
    detail: 'Key (email)=(ann@example.org) already exists.',
    parameters: ['ann@example.org'],
  });
  logger.error({ err: new Error('not saved', { cause: driver }) }, 'http');
  expect(lines()[0]!['err']).toMatchObject({
    type: 'Error',
    message: 'not saved',
    stack: expect.stringContaining('logging.spec'),
    cause: { message: 'duplicate key', code: '23505', constraint: 'people_public_id_key' },
  });
  expect(JSON.stringify(lines())).not.toContain('ann@example.org');
});

it('never writes API keys or passwords of URLs', () => {
  const { logger, lines } = logging();
  const key = `dir_${'k'.repeat(43)}`;
  logger.error(new Error(`refused: Bearer ${key}`), 'http');
  logger.warn(
    { url: `/api/v1/me?key=${key}`, database: 'postgres://ann:s3cret@db.example/directory' },
    'http',
  );
  logger.warn(`Stripe refused sk_live_${'z'.repeat(24)} and whsec_${'z'.repeat(24)}`, 'Billing');
  expect(JSON.stringify(lines())).not.toMatch(/kkkk|s3cret|zzzz/);
  expect(lines()).toMatchObject([
    { msg: 'refused: Bearer dir_***' },
    { url: '/api/v1/me?key=dir_***', database: 'postgres://ann:***@db.example/directory' },
    { msg: 'Stripe refused sk_live_*** and whsec_***' },
  ]);
});

describe('a full disk', () => {
  let folder: string;
  let fd: number;
  beforeEach(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'directory-log-'));
    fd = fs.openSync(join(folder, 'log'), 'a');
    jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.closeSync(fd);
    fs.rmSync(folder, { recursive: true });
  });

  it('does not fail callers; when it has room again, a limited number of waiting lines is written', () => {
    const logger = createLogger('info', logTo(fd));
    for (let line = 0; line < 2_000; line++) logger.warn('x'.repeat(1_000), 'Disk');
    jest.restoreAllMocks();
    logger.warn('There is room.', 'Disk');
    logger.warn('And more.', 'Disk');
    const lines = fs.readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ context: 'Disk' });
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.length).toBeLessThan(1_100);
    expect(lines.at(-1)).toContain('And more.');
  });
});
