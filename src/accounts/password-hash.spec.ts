import { hashPassword, matchesPassword, unmatchableHash, HashLanes } from './password-hash.js';

const CHEAP = { memoryKib: 64, passes: 1 };

describe('A stored password', () => {
  it('is a PHC string that names its parameters', async () => {
    const hash = await hashPassword('seven quiet lanterns', CHEAP);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('seven quiet lanterns', CHEAP)).not.toBe(hash);
  });

  it('matches only that password', async () => {
    const hash = await hashPassword('seven quiet lanterns', CHEAP);
    expect(await matchesPassword('seven quiet lanterns', hash)).toBe(true);
    for (const other of ['', 'Seven quiet lanterns', 'seven quiet lanterns ', 'seven quiet lanterns\u0000']) {
      expect(await matchesPassword(other, hash)).toBe(false);
    }
  });

  it('is the same for every Unicode form of the password', async () => {
    const hash = await hashPassword('caf\u00e9 de la gare', CHEAP);
    expect(await matchesPassword('cafe\u0301 de la gare', hash)).toBe(true);
  });

  // A test vector of the reference implementation:
  // https://github.com/P-H-C/phc-winner-argon2/blob/master/src/test.c
  it('can come from another program', async () => {
    const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await matchesPassword('password', known)).toBe(true);
  });

  it('of a missing account matches no password, at the same cost', async () => {
    const unmatchable = unmatchableHash(CHEAP);
    expect(unmatchable).toContain('$m=64,t=1,p=1$');
    expect(await matchesPassword('', unmatchable)).toBe(false);
  });

  it.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA'])(
    'of another kind is a defect: %j',
    async (stored) => {
      await expect(matchesPassword('x', stored)).rejects.toThrow(/not an argon2id PHC string/);
    },
  );
});

/** Work that ends when the test ends it. */
function held() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

describe('HashLanes', () => {
  it('runs as many works at the same time as there are lanes, and all in the end', async () => {
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

  it('continues after work that fails', async () => {
    const lanes = new HashLanes(1);
    await expect(lanes.run('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await lanes.run('a', () => Promise.resolve('done'))).toBe('done');
  });

  it('refuses work at once that would wait too long', async () => {
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

  it('alternates between clients: sixty concurrent works of one delay another by one hash', async () => {
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

  it('refuses a new client when each client in the full queue has one work', async () => {
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
