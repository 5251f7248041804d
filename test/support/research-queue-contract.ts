import { setTimeout as sleep } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { MAX_ATTEMPTS } from '../../src/research/queue/attempts.js';
import { RESEARCH_QUEUE, ResearchQueue } from '../../src/research/queue/research-queue.js';
import { Child } from './child.js';
import { rows } from './sql.js';
import { resetDatabase, testDatabaseUrl } from './postgres.js';
import { emailAddress, report, TestWorker, type Research } from './research.js';

/** Creates an account. Returns its id. */
async function account(email: string): Promise<number> {
  const [made] = await rows<{ id: number }>(
    `INSERT INTO accounts (email, name) VALUES ($1, 'Ann Asker') RETURNING id`,
    [email],
  );
  return made!.id;
}

/** Commits a request as a lookup does, by default for a new account. Returns its id. */
export async function createRequest(domain: string, accountId?: number): Promise<number> {
  const requestedBy = accountId ?? (await account(`${domain}@example.org`));
  const [request] = await rows<{ id: number }>(
    `WITH made AS (INSERT INTO research_requests (domain, requested_by) VALUES ($1, $2) RETURNING id),
       message AS (INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made)
     SELECT id FROM made`,
    [domain, requestedBy],
  );
  return request!.id;
}

export const createRequests = (prefix: string, many: number): Promise<number[]> =>
  Promise.all(Array.from({ length: many }, (_, index) => createRequest(`${prefix}-${index}.example`)));

export const requestRow = async (id: number): Promise<any> =>
  (await rows('SELECT * FROM research_requests WHERE id = $1', [id]))[0];

/** Waits until the request's row satisfies the condition. */
async function until(id: number, condition: (row: any) => boolean): Promise<any> {
  for (;;) {
    const row = await requestRow(id);
    if (condition(row)) return row;
    await sleep(20);
  }
}

export const finished = (id: number) =>
  until(id, ({ status }) => status !== 'queued' && status !== 'running');

export const findings = () => rows('SELECT request_id, key FROM research_findings ORDER BY request_id');

/** A researcher that returns at once and records the domains. */
export function quickResearch() {
  const asked: string[] = [];
  const research: Research = (domain) => {
    asked.push(domain);
    return Promise.resolve(report([emailAddress(`info@${domain}`)]));
  };
  return { asked, research };
}

/** A researcher that waits for the test; `held` has the function that resumes each call. */
export function heldResearch() {
  const held: (() => void)[] = [];
  const research: Research = async (domain, { signal }) => {
    await new Promise<void>((go, stop) => {
      held.push(go);
      signal.addEventListener('abort', () => stop(signal.reason as Error));
    });
    return report([emailAddress(`info@${domain}`)]);
  };
  const count = async (many: number) => {
    while (held.length < many) await sleep(10);
  };
  return { held, research, count };
}

/** The workers of one test. All stop when the test ends. */
export class Workers {
  private readonly running: (() => Promise<unknown>)[] = [];

  constructor(private readonly environment: () => Record<string, string>) {}

  async start(research: Research, settings: object = {}): Promise<TestWorker> {
    const worker = await TestWorker.start(research, { environment: this.environment(), ...settings });
    this.running.push(() => worker.stop());
    return worker;
  }

  /** Starts a worker process that spends this many milliseconds on a domain. */
  async child(duration: number): Promise<Child> {
    const env = { DATABASE_URL: await testDatabaseUrl(), ...this.environment() };
    const child = Child.start('research-worker.ts', [String(duration)], env);
    this.running.push(() => child.end('SIGKILL'));
    expect(await child.line()).toBe('ready');
    return child;
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.splice(0).map((end) => end()));
  }
}

const queueOf = (worker: TestWorker) =>
  worker.module.get<Queue>(getQueueToken(RESEARCH_QUEUE), { strict: false });

/** Tests the queue on every store that can hold it. */
export function describeResearchQueue(name: string, environment: () => Record<string, string>): void {
  describe(name, () => {
    const workers = new Workers(environment);
    beforeEach(resetDatabase);
    afterEach(() => workers.stop());

    it('hands each request to one of the workers', async () => {
      const [one, two] = [quickResearch(), quickResearch()];
      await Promise.all([workers.start(one.research), workers.start(two.research)]);
      const ids = await createRequests('site', 40);
      for (const id of ids) {
        expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 1, attempt_token: null });
      }
      expect(new Set([...one.asked, ...two.asked]).size).toBe(40);
      expect(one.asked.length + two.asked.length).toBe(40);
      expect(await findings()).toHaveLength(40);
      expect(await rows(`SELECT * FROM outbox WHERE topic = 'research'`)).toEqual([]);
    });

    it('researches as many requests at the same time as configured', async () => {
      const { held, research, count } = heldResearch();
      await workers.start(research, { concurrency: 3 });
      const ids = await createRequests('many', 5);
      await count(3);
      await sleep(300);
      expect(held).toHaveLength(3);
      for (let one = 0; one < 5; one++) {
        await count(one + 1);
        held[one]!();
      }
      for (const id of ids) await finished(id);
    });

    it('alternates between accounts', async () => {
      const { asked, research } = quickResearch();
      const { held, research: hold, count } = heldResearch();
      await workers.start(
        (domain, options) => (domain === 'first.example' ? hold : research)(domain, options),
        {
          concurrency: 1,
          accountConcurrency: 3,
        },
      );
      const ids = [await createRequest('first.example')];
      await count(1);
      const [busy, other] = [await account('busy@example.org'), await account('other@example.org')];
      for (let n = 1; n <= 8; n++) ids.push(await createRequest(`busy-${n}.example`, busy));
      ids.push(await createRequest('other.example', other));
      // The outbox dispatches every request before the only worker is free.
      while ((await rows(`SELECT FROM outbox WHERE topic = 'research'`)).length > 0) await sleep(10);
      const dispatched = await rows('SELECT id FROM research_requests WHERE dispatched_at IS NOT NULL');
      expect(dispatched).toHaveLength(5);
      held[0]!();
      for (const id of ids) await finished(id);
      expect(asked.indexOf('other.example')).toBeLessThanOrEqual(1);
      expect(asked).toHaveLength(9);
    });

    it('processes a request once if its message arrives twice', async () => {
      const { asked, research } = quickResearch();
      const worker = await workers.start(research);
      const id = await createRequest('twice.example');
      await rows(`INSERT INTO outbox (topic, record_id) VALUES ('research', $1), ('research', $1)`, [id]);
      await finished(id);
      await rows(`INSERT INTO outbox (topic, record_id) VALUES ('research', $1)`, [id]);
      await queueOf(worker).add('research', { requestId: id, round: 1 });
      await finished(await createRequest('marker.example'));
      expect(asked).toEqual(['twice.example', 'marker.example']);
      expect((await findings()).filter(({ request_id }) => request_id === id)).toHaveLength(1);
    });

    it('stores the findings of the last of two workers on one request', async () => {
      const { held, research, count } = heldResearch();
      const worker = await workers.start(research);
      const id = await createRequest('held.example');
      await count(1);
      await queueOf(worker).add('research', { requestId: id, round: 1 });
      await count(2);
      const { attempt_token } = await requestRow(id);
      held[0]!();
      await sleep(200);
      expect(await requestRow(id)).toMatchObject({ status: 'running', attempt_token });
      expect(await findings()).toEqual([]);
      held[1]!();
      expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 2 });
      expect(await findings()).toHaveLength(1);
    });

    it('retries until the last attempt', async () => {
      let times = 0;
      const worker = await workers.start(() => {
        times++;
        return Promise.resolve(report([], { outcome: 'failed', retryable: true, reason: 'Busy.' }));
      });
      const id = await createRequest('busy.example');
      expect(await until(id, ({ attempts }) => attempts > 0)).toMatchObject({ finished_at: null });
      expect(await finished(id)).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS, reason: 'Busy.' });
      expect(times).toBe(MAX_ATTEMPTS);
      while ((await queueOf(worker).getJobCountByTypes('waiting', 'active', 'delayed', 'failed')) > 0)
        await sleep(10);
    });

    it('queues stale requests again', async () => {
      const { asked, research } = quickResearch();
      const worker = await workers.start(research);
      await rows(`INSERT INTO accounts (email, name) VALUES ('asker@example.org', 'Ann Asker')`);
      const insert = `INSERT INTO research_requests (domain, status, attempts, updated_at, requested_by)
        SELECT $1, $2, $3, now() - $4::interval, id FROM accounts RETURNING id`;
      const [[queued], [running], [recent]] = await Promise.all([
        rows<{ id: number }>(insert, ['queued.example', 'queued', 0, '1 day']),
        rows<{ id: number }>(insert, ['running.example', 'running', 1, '1 day']),
        rows<{ id: number }>(insert, ['recent.example', 'running', 1, '1 second']),
      ]);
      await worker.module.get(ResearchQueue).requeueStale();
      expect(await finished(queued!.id)).toMatchObject({ status: 'completed', attempts: 1 });
      expect(await finished(running!.id)).toMatchObject({ status: 'completed', attempts: 2 });
      expect(await requestRow(recent!.id)).toMatchObject({ status: 'running' });
      expect(asked.sort()).toEqual(['queued.example', 'running.example']);
    });

    it('fails a request that every worker dies of', async () => {
      const { asked, research } = quickResearch();
      const id = await createRequest('deadly.example');
      await rows('UPDATE research_requests SET attempts = $1 WHERE id = $2', [MAX_ATTEMPTS, id]);
      await workers.start(research);
      expect(await finished(id)).toMatchObject({
        status: 'failed',
        attempts: MAX_ATTEMPTS,
        reason: expect.stringContaining('No worker'),
      });
      expect(asked).toEqual([]);
    });

    it('gives the jobs of a killed worker to another worker', async () => {
      const killed = await workers.child(600_000);
      const ids = await createRequests('killed', 3);
      for (let jobs = 0; jobs < 3; jobs++) expect(await killed.line()).toMatch(/^began/);
      await killed.end('SIGKILL');
      await workers.start(quickResearch().research);
      for (const id of ids) expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 2 });
      expect(await findings()).toHaveLength(3);
    });

    it('finishes running requests when the process is asked to end', async () => {
      const worker = await workers.child(500);
      const id = await createRequest('drained.example');
      expect(await worker.line()).toBe('began drained.example');
      expect(await worker.end('SIGTERM')).toBe(0);
      expect(await requestRow(id)).toMatchObject({ status: 'completed', attempts: 1 });
    });

    it('returns a request that exceeds the shutdown limit to the queue', async () => {
      const { research, count } = heldResearch();
      const worker = await workers.start(research, { graceMs: 50 });
      const id = await createRequest('endless.example');
      await count(1);
      await worker.stop();
      expect(await requestRow(id)).toMatchObject({ status: 'queued', attempts: 0, attempt_token: null });
      await workers.start(quickResearch().research);
      expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 1 });
    });
  });
}
