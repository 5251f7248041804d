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
    await Promise.all(Array.from({ length: 12 }, () => lanes.run('a', work)));
    expect([most, running]).toEqual([2, 0]);
  });

  it('goes on after work that fails', async () => {
    const lanes = new HashLanes(1);
    await expect(lanes.run('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await lanes.run('a', () => Promise.resolve('done'))).toBe('done');
  });

  it('refuses at once who would wait too long', async () => {
    const lanes = new HashLanes(1);
    const first = held();
    const running = lanes.run('a', first.work);
    const waiting = Array.from({ length: 16 }, () => lanes.run('a', () => Promise.resolve('done')));
    await expect(lanes.run('a', () => Promise.resolve('done'))).rejects.toMatchObject({
      status: 503,
      options: { headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string } },
    });
    first.end();
    await running;
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'done'));
    expect(await lanes.run('a', () => Promise.resolve('done'))).toBe('done');
  });

  it('lets clients take turns: one that comes sixty times at once delays another by one hash', async () => {
    const lanes = new HashLanes(1);
    const order: string[] = [];
    const run = (client: string) => lanes.run(client, async () => void order.push(client));
    const crowd = Array.from({ length: 60 }, () => run('crowd').catch(({ status }) => status as number));
    const others = [run('other'), run('third')];
    await Promise.all(others);
    expect(order.slice(0, 4)).toEqual(['crowd', 'crowd', 'other', 'third']);
    const answers = await Promise.all(crowd);
    expect(answers.filter((answer) => answer === 503)).toHaveLength(60 - order.length + others.length);
    expect(order.length).toBeGreaterThan(others.length + 10);
  });

  it('when it is full of clients with one each, refuses the newcomer', async () => {
    const lanes = new HashLanes(1);
    const order: string[] = [];
    const run = (client: string) => lanes.run(client, async () => void order.push(client));
    const clients = Array.from({ length: 17 }, (_, n) => `client ${n}`);
    const running = clients.map(run);
    await expect(run('newcomer')).rejects.toMatchObject({ status: 503 });
    await Promise.all(running);
    expect(order).toEqual(clients);
  });
});
