import { Turns } from './database.js';

/** Work that begins in `begun` and ends with `end(name)`. */
function works(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, key: string | null = null) =>
    turns.take(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begun, take, end: (name: string) => ends.get(name)!() };
}

it('admits a limited number of works at a time, and the others in their order', async () => {
  const { begun, take, end } = works(new Turns(2, 30_000));
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await all[0];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('admits one work for each key, and others overtake those that wait for it', async () => {
  const { begun, take, end } = works(new Turns(2, 30_000));
  const all = [take('a1', 'a'), take('a2', 'a'), take('b1', 'b')];
  expect(begun).toEqual(['a1', 'b1']);
  end('b1');
  await all[2];
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await all[0];
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  expect(await all[1]).toBe('a2');
});

it('rejects work that waits too long with 503 and Retry-After', async () => {
  const { begun, take, end } = works(new Turns(1, 10));
  const first = take('a');
  await expect(take('b')).rejects.toMatchObject({
    status: 503,
    code: 'overloaded',
    options: { headers: { 'Retry-After': '1' } },
  });
  end('a');
  await first;
  const third = take('c');
  end('c');
  await third;
  expect(begun).toEqual(['a', 'c']);
});

it('continues after work that fails', async () => {
  const turns = new Turns(1, 30_000);
  const failed = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
