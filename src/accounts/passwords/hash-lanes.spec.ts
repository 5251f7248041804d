import { HashLanes } from './hash-lanes.js';

/** Work that ends when it is told to. */
function held() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

describe('HashLanes', () => {
  it('runs no more at the same time than there are lanes, and all in the end', async () => {
    const lanes = new HashLanes(2);
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await Promise.all(Array.from({ length: 20 }, () => lanes.run(work)));
    expect([most, running]).toEqual([2, 0]);
  });

  it('goes on after work that fails', async () => {
    const lanes = new HashLanes(1);
    await expect(lanes.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await lanes.run(() => Promise.resolve('done'))).toBe('done');
  });

  it('sends away whoever would wait too long', async () => {
    const lanes = new HashLanes(1);
    const first = held();
    const running = lanes.run(first.work);
    const waiting = Array.from({ length: 100 }, () => lanes.run(() => Promise.resolve('done')));
    await expect(lanes.run(() => Promise.resolve('done'))).rejects.toMatchObject({
      status: 503,
      options: { headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string } },
    });
    first.end();
    await running;
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'done'));
    expect(await lanes.run(() => Promise.resolve('done'))).toBe('done');
  });
});
