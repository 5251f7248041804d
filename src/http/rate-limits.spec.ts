import { InMemoryRateLimitStore } from './rate-limits.js';

const WINDOW_MS = 60_000;

let counts: InMemoryRateLimitStore;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  counts = new InMemoryRateLimitStore();
});
afterEach(() => jest.useRealTimers());

type Count = { readonly current: number; readonly ttl: number };
const by = (method: 'incr' | 'read', caller: string): Count => {
  let count: Count | undefined;
  counts[method](caller, (_error, answer) => (count = answer), WINDOW_MS);
  return count!;
};
const counted = (caller: string) => by('incr', caller);

it('counts each caller separately, until the window ends', () => {
  expect(counted('a')).toEqual({ current: 1, ttl: WINDOW_MS });
  jest.advanceTimersByTime(20_000);
  expect(counted('a')).toEqual({ current: 2, ttl: 40_000 });
  expect(counted('b')).toEqual({ current: 1, ttl: WINDOW_MS });
  jest.advanceTimersByTime(40_000);
  expect(counted('a')).toEqual({ current: 1, ttl: WINDOW_MS });
  expect(counted('b').current).toBe(2);
});

it('returns the count without counting', () => {
  expect(by('read', 'a')).toEqual({ current: 0, ttl: 0 });
  counted('a');
  expect([by('read', 'a').current, by('read', 'a').current]).toEqual([1, 1]);
  jest.advanceTimersByTime(WINDOW_MS);
  expect(by('read', 'a')).toEqual({ current: 0, ttl: 0 });
});

it.each([86_400_000, -86_400_000])('ignores changes of the system clock by %i ms', (shift) => {
  counted('a');
  jest.setSystemTime(1_000_000 + shift);
  expect(counted('a')).toEqual({ current: 2, ttl: WINDOW_MS });
});

it('forgets the callers that have been idle for the longest time when there are too many', () => {
  for (let n = 0; n < 50_000; n++) counted(`caller ${n}`);
  counted('caller 0');
  counted('one more');
  expect([by('read', 'caller 0').current, by('read', 'caller 1').current]).toEqual([2, 0]);
  expect(by('read', 'one more').current).toBe(1);
});

it('restarts for a child', () => {
  counted('a');
  counts = counts.child();
  expect(counted('a').current).toBe(1);
});
