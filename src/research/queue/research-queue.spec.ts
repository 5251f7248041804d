import { SchedulerRegistry } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { RecurringJobs } from '../../common/recurring-jobs.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../database/database.js';
import { Dependencies } from '../../observability/health.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import type { QueueConnection } from '../../queue/queue-connection.js';
import { ResearchQueue } from './research-queue.js';

const stateWith = async (isReady: boolean, getWaitingCount: () => Promise<number>) => {
  const dependencies = new Dependencies();
  const queue = { getWaitingCount, on: () => undefined } as unknown as Queue;
  const relay = new OutboxRelay({} as Database);
  const connection = { isReady } as QueueConnection;
  const jobs = new RecurringJobs(new SchedulerRegistry());
  new ResearchQueue({} as Database, queue, connection, jobs, {} as Config, relay, dependencies);
  const [state] = await dependencies.states();
  return { name: state!.name, required: state!.required, ok: state!.report.status === 'ok' };
};

describe('the health of the queue', () => {
  it('is ok while the queue answers', async () => {
    expect(await stateWith(true, async () => 3)).toEqual({ name: 'queue', required: false, ok: true });
  });

  it('is failed while the queue fails', async () => {
    const failing = () => Promise.reject(new Error('gone'));
    expect((await stateWith(true, failing)).ok).toBe(false);
  });

  it('sends no command to an unreachable queue', async () => {
    let asked = 0;
    expect((await stateWith(false, async () => ++asked)).ok).toBe(false);
    expect(asked).toBe(0);
  });
});
