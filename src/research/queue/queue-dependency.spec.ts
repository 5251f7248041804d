import type { Queue } from 'bullmq';
import { Dependencies } from '../../health/dependencies.js';
import type { QueueConnection } from './queue-connection.js';
import { QueueDependency } from './queue-dependency.js';

const stateWith = async (isReady: boolean, getWaitingCount: () => Promise<number>) => {
  const dependencies = new Dependencies();
  new QueueDependency(dependencies, { isReady } as QueueConnection, { getWaitingCount } as unknown as Queue);
  const [state] = await dependencies.states();
  return { name: state!.name, required: state!.required, ok: state!.ok };
};

describe('QueueDependency', () => {
  it('is well while the queue answers', async () => {
    expect(await stateWith(true, async () => 3)).toEqual({ name: 'queue', required: false, ok: true });
  });

  it('is not while the queue fails', async () => {
    const failing = () => Promise.reject(new Error('gone'));
    expect((await stateWith(true, failing)).ok).toBe(false);
  });

  it('asks nothing of a queue that cannot be reached', async () => {
    let asked = 0;
    expect((await stateWith(false, async () => ++asked)).ok).toBe(false);
    expect(asked).toBe(0);
  });
});
