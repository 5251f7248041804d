import { KeyCache, type KnownKey } from './credentials.js';

const keyOf = (accountId: number, digest = `digest ${accountId}`): KnownKey => ({
  digest,
  notedAt: 0,
  isReplaced: false,
  caller: {
    accountId,
    email: 'a@example.org',
    name: 'A',
    canEdit: false,
    admin: false,
    apiKey: { id: accountId, prefix: 'dir_', createdAt: new Date(0), lastUsedAt: null },
  },
});

let cache: KeyCache;
beforeEach(() => (cache = new KeyCache()));
const keep = (...keys: KnownKey[]) => cache.keep(() => Promise.resolve(keys));

describe('A key cache', () => {
  it('drops only the key of the account that changed', async () => {
    await keep(keyOf(1), keyOf(2));
    cache.invalidate(1);
    expect([cache.get('digest 1'), cache.get('digest 2')?.caller.accountId]).toEqual([undefined, 2]);
  });

  it('drops all keys when any account may have changed', async () => {
    await keep(keyOf(1), keyOf(2));
    cache.invalidate(null);
    expect([cache.get('digest 1'), cache.get('digest 2')]).toEqual([undefined, undefined]);
    await keep(keyOf(1));
    cache.invalidate(1);
    expect(cache.get('digest 1')).toBeUndefined();
  });

  it('caches one key of an account: the last one that was read', async () => {
    await keep(keyOf(1, 'first'));
    await keep(keyOf(1, 'second'));
    expect([cache.get('first'), cache.get('second')?.digest]).toEqual([undefined, 'second']);
    cache.invalidate(1);
    expect(cache.get('second')).toBeUndefined();
  });

  it('does not cache a replaced key, because no notification reports its end', async () => {
    await keep({ ...keyOf(1), isReplaced: true });
    expect(cache.get('digest 1')).toBeUndefined();
  });

  it('is full at 10,000 keys, and then drops the least recently used one', async () => {
    await keep(...Array.from({ length: 10_000 }, (_, index) => keyOf(index)));
    cache.get('digest 0');
    await keep(keyOf(10_000));
    expect(cache.get('digest 0')?.caller.accountId).toBe(0);
    expect(cache.get('digest 1')).toBeUndefined();
    expect(cache.get('digest 2')?.caller.accountId).toBe(2);
  });

  it.each([
    ['its account', 1, undefined],
    ['any account', null, undefined],
    ['another account', 2, 1],
  ])('that reads a key during a change of %s caches it only if that is safe', async (_, changed, kept) => {
    let answer!: (keys: KnownKey[]) => void;
    const reading = cache.keep(() => new Promise((resolve) => (answer = resolve)));
    cache.invalidate(changed);
    answer([keyOf(1)]);
    expect((await reading).map(({ digest }) => digest)).toEqual(['digest 1']);
    expect(cache.get('digest 1')?.caller.accountId).toBe(kept);
  });

  it('caches nothing of a read that failed, and continues', async () => {
    await expect(cache.keep(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await keep(keyOf(1));
    expect(cache.get('digest 1')?.caller.accountId).toBe(1);
  });
});
