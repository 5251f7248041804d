import { setTimeout as sleep } from 'node:timers/promises';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Config } from '../../src/config/config.js';
import { Database } from '../../src/database/database.js';
import { OutboxRelay } from '../../src/outbox/outbox-relay.js';
import { Attempts } from '../../src/research/queue/attempts.js';
import type {
  Finding,
  FindingKind,
  FindingValues,
  ResearchReport,
} from '../../src/research/researcher/findings.js';
import { Researcher } from '../../src/research/researcher/researcher.js';
import { WorkerModule } from '../../src/core.module.js';
import { testConfig, type CallOptions, type TestApp } from './app.js';
import { testDatabaseUrl } from './postgres.js';
import { recordingLogger } from './recorded-logs.js';

/** Replaces the researcher, which reads the site of a domain. */
export type Research = (domain: string, options: { signal: AbortSignal }) => Promise<ResearchReport>;

/**
 * Runs a worker in this process, on this Jest worker's database, with a researcher that the test provides.
 */
export class TestWorker {
  private constructor(readonly module: TestingModule) {}

  static async start(
    research: Research,
    {
      environment = {},
      ...settings
    }: { environment?: Record<string, string> } & Partial<Config['research']> = {},
  ): Promise<TestWorker> {
    const config = testConfig(environment);
    // Retries run at once.
    const quick = { retryDelayMs: 20, sweepEveryMs: 3_600_000, ...settings };
    const module = await Test.createTestingModule({
      imports: [
        WorkerModule.forRoot(
          { ...config, research: { ...config.research, ...quick } },
          await testDatabaseUrl(),
        ),
      ],
    })
      .overrideProvider(Researcher)
      .useValue({ research })
      .compile();
    module.useLogger(recordingLogger());
    await module.init();
    return new TestWorker(module);
  }

  /** Dispatches the waiting messages to the queue now. */
  wake(): void {
    this.module.get(OutboxRelay).wake();
  }

  /** Waits until the request is neither queued nor running, and returns its row. */
  async finished(id: number): Promise<any> {
    return this.until(id, ({ status }) => !['queued', 'running'].includes(status));
  }

  /** Waits until the request's row satisfies the condition. */
  async until(id: number, condition: (row: any) => boolean): Promise<any> {
    const { pool } = this.module.get(Database);
    for (;;) {
      this.wake();
      const { rows } = await pool.query('SELECT * FROM research_requests WHERE id = $1', [id]);
      if (condition(rows[0])) return rows[0];
      await sleep(10);
    }
  }

  async stop(): Promise<void> {
    await this.module.close();
  }
}

/** Creates a research request with these findings. Returns its id. */
export async function researched(
  app: TestApp,
  domain: string,
  findings: readonly Finding[],
  options?: CallOptions,
): Promise<number> {
  const { body } = await app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`, options);
  const attempts = new Attempts(app.app.get(Database));
  const attempt = await attempts.begin(body.research.id, 1);
  await attempts.finish(attempt!, report(findings));
  return body.research.id;
}

const READ_AT = '2026-02-14T16:00:02.800Z';

/** Builds a finding as the researcher returns it. */
export function finding<K extends FindingKind>(
  kind: K,
  value: FindingValues[K],
  facts: Partial<Finding> = {},
): Finding {
  return {
    kind,
    value,
    key: JSON.stringify(value).toLowerCase(),
    url: 'https://unknown.example/about',
    excerpt: 'About us',
    read_at: READ_AT,
    confidence: 0.9,
    reason: 'The page says so.',
    ...facts,
  } as Finding;
}

export const person = (first: string, last: string, facts: Partial<FindingValues['person']> = {}) =>
  finding('person', {
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    role: null,
    email: null,
    phone: null,
    ...facts,
  });

export const emailAddress = (address: string, isRole = true) =>
  finding('email_address', { address, is_role_address: isRole });

/** Builds the researcher's report of a site that it could read. */
export const report = (
  findings: readonly Finding[] = [],
  facts: Partial<ResearchReport> = {},
): ResearchReport => ({
  outcome: 'completed',
  retryable: false,
  reason: null,
  dns: { resolves: true, mx: ['mail.unknown.example'] },
  pages: [{ url: 'https://unknown.example/about', status: 200, read_at: READ_AT, reason: null }],
  findings,
  ...facts,
});
