import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { DuplicateWorker } from './duplicate-worker.module.js';

beforeAll(() => Logger.overrideLogger(false));

interface Waiting {
  writes: number[];
  loads: number[];
  isLoading?: boolean;
  fails?: (ids: readonly number[]) => boolean;
}

/** A worker that gets waiting records, and keeps those whose comparison fails. */
class Worker extends DuplicateWorker {
  protected override readonly idleMs = 1;
  protected override readonly firstRetryMs = 1;
  protected override readonly restFactor = 0;
  readonly events: EventEmitter;
  readonly compared: number[];
  readonly tried: (readonly number[])[];

  constructor(waiting: Waiting) {
    const events = new EventEmitter();
    const compared: number[] = [];
    const tried: (readonly number[])[] = [];
    const checks = {
      claim: (isLoad: boolean, limit: number) => {
        const taken = (isLoad ? waiting.loads : waiting.writes).splice(0, limit);
        return Promise.resolve(taken.map((id) => ({ resource: 'person', id })));
      },
    };
    const scan = {
      compare: (_resource: string, ids: readonly number[]) => {
        tried.push(ids);
        events.emit('tried');
        if (waiting.fails?.(ids)) {
          if (ids.length === 1) waiting.writes.push(...ids);
          return Promise.reject(new Error('No answer.'));
        }
        compared.push(...ids);
        return Promise.resolve(0);
      },
    };
    const lag = { now: () => Promise.resolve({ seconds: 0, isLoading: waiting.isLoading ?? false }) };
    super(checks as never, scan as never, lag as never, { elasticsearch: null });
    this.events = events;
    this.compared = compared;
    this.tried = tried;
  }
}

const IDS = Array.from({ length: 50 }, (_, index) => index + 1);

async function working(worker: Worker, until: () => boolean): Promise<void> {
  worker.onApplicationBootstrap();
  while (!until()) await once(worker.events, 'tried');
  await worker.beforeApplicationShutdown();
}

it('compares loaded records after written ones', async () => {
  const worker = new Worker({ writes: [...IDS], loads: [100, 101] });
  await working(worker, () => worker.compared.length === 52);
  expect(worker.compared).toEqual([...IDS, 100, 101]);
});

it('compares no loaded records during a load', async () => {
  const waiting = { writes: [1], loads: [100], isLoading: true };
  const worker = new Worker(waiting);
  await working(worker, () => worker.compared.length === 1);
  expect([worker.compared, waiting.loads]).toEqual([[1], [100]]);
});

it('compares the others when one always fails', async () => {
  const worker = new Worker({ writes: [...IDS], loads: [], fails: (ids) => ids.includes(3) });
  await working(worker, () => worker.compared.length === 49);
  expect(new Set(worker.compared)).toEqual(new Set(IDS.filter((id) => id !== 3)));
});

it('compares all records after an outage', async () => {
  let fails = 12;
  const worker = new Worker({ writes: [1, 2], loads: [], fails: () => fails-- > 0 });
  await working(worker, () => worker.compared.length === 2);
  expect(worker.compared.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

it('can be stopped when no record waits', async () => {
  const worker = new Worker({ writes: [], loads: [] });
  worker.onApplicationBootstrap();
  await worker.beforeApplicationShutdown();
  expect(worker.tried).toEqual([]);
});
