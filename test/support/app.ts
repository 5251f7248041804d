import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NewAccount } from '../../src/accounts/accounts.service.js';
import { readConfig, type Config } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { OutboxRelay } from '../../src/outbox/outbox-relay.js';
import { ZeroResults } from '../../src/zero-results/zero-results.js';
import { resetDatabase, testDatabaseUrl } from './postgres.js';
import { registerSecrets, registerSecretsOfCall, recordingLogger, writeRecords } from './recorded-logs.js';
import { expectDocumented } from './shapes.js';

export interface Answer<Body = any> {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly body: Body;
  readonly text: string;
}

/**
 * Injected calls do not yield to the event loop. On a busy machine under-pressure measures that as a blocked
 * loop and refuses calls that a real server would accept.
 */
const DEFAULTS = {
  LOG_LEVEL: 'trace',
  SESSION_SECRET: 's'.repeat(32),
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // All visitors of a spec share one address.
  SIGN_UPS_PER_ADDRESS_PER_DAY: '0',
  SIGN_UPS_PER_DAY: '0',
};

/** The default base URL of `Location` and `Link`. */
export const PUBLIC_URL = 'http://127.0.0.1:3000';

/** The configuration of a test: logs everything (see recorded-logs.ts) and hashes passwords cheaply. */
export function testConfig(environment: Record<string, string> = {}): Config {
  const overrides = { ...DEFAULTS, ...environment };
  for (const [name, value] of Object.entries(overrides)) if (/SECRET/.test(name)) registerSecrets(value);
  return { ...readConfig(overrides), passwordCost: { memoryKib: 64, passes: 1 } };
}

export interface CallOptions {
  /** The API key; null sends none. Default: the editor's. */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface AppOptions {
  /** Whether the application also does the worker's tasks, such as indexing. Default: no. */
  readonly background?: boolean;
  /** The database's address, for example a proxy's. Default: its own address. */
  readonly databaseUrl?: string;
}

/**
 * Starts the whole application on this worker's database, emptied, with one editor. Calls pass the real
 * pipeline.
 */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly editor: { readonly id: number; readonly key: string },
  ) {}

  static async start(environment: Record<string, string> = {}, options: AppOptions = {}): Promise<TestApp> {
    await resetDatabase();
    const app = await launch(environment, options);
    const { account, key } = await app
      .get(AccountOpening)
      .openWithKey({ email: 'editor@example.org', name: 'Edith Editor', canEdit: true }, 1_000_000);
    return new TestApp(app, { id: account.id, key });
  }

  /** Starts a second application on the same database, as a second process would. */
  async twin(environment: Record<string, string> = {}, options: AppOptions = {}): Promise<TestApp> {
    return new TestApp(await launch(environment, options), this.editor);
  }

  /** Waits until all writes are indexed. Needs `background`. */
  async settled(): Promise<void> {
    const { pool } = this.app.get(Database);
    for (;;) {
      this.app.get(OutboxRelay).wake();
      const { rows } = await pool.query<{ waiting: boolean }>(
        'SELECT EXISTS (SELECT FROM outbox) AS waiting',
      );
      if (!rows[0]!.waiting) return;
      await sleep(5);
    }
  }

  /** Waits until zero-result searches are recorded; the service collects them for a fraction of a second. */
  async searchesRecorded(): Promise<void> {
    await this.app.get(ZeroResults).written(30_000);
  }

  /** Creates an account and returns its key. */
  account(account: NewAccount, credits?: number) {
    return this.app.get(AccountOpening).openWithKey(account, credits);
  }

  /**
   * Sends a call to a path, or to a link from a response. Fails if the OpenAPI document does not describe the
   * response.
   */
  async call(
    method: string,
    path: string,
    { key = this.editor.key, body, headers = {} }: CallOptions = {},
  ): Promise<Answer> {
    const url = path.startsWith(PUBLIC_URL) ? path.slice(PUBLIC_URL.length) : path;
    const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const request = {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    registerSecretsOfCall(url, request, payload);
    const response = await this.app.inject({
      method,
      url,
      headers: request,
      ...(payload === undefined ? {} : { payload }),
    });
    const json = /json/.test(String(response.headers['content-type']));
    const answer = {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      body: json && response.payload !== '' ? JSON.parse(response.payload) : undefined,
      text: response.payload,
    };
    expectDocumented(method, url, answer);
    if (json) expectOneLine(answer);
    return answer;
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body: unknown, options?: CallOptions) =>
    this.call('POST', path, { ...options, body });
  patch = (path: string, body: unknown, options?: CallOptions) =>
    this.call('PATCH', path, { ...options, body });
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);

  async stop(): Promise<void> {
    await this.app.close();
    writeRecords();
  }
}

/** Fails unless a JSON text is one line without whitespace between its parts and ends with a newline. */
function expectOneLine({ text }: Answer): void {
  const outsideStrings = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  if (text !== '' && !/^\S+\n$/.test(outsideStrings))
    throw new Error(`Not one line of JSON without blanks: ${text}`);
}

async function launch(
  environment: Record<string, string>,
  options: AppOptions,
): Promise<NestFastifyApplication> {
  const url = options.databaseUrl ?? (await testDatabaseUrl());
  const app = await createApp(testConfig(environment), url, options);
  app.useLogger(recordingLogger());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

export const SOURCE = { source_category: 'official', url: 'https://example.org/about' };
