import type { Hit } from '../search-engine.js';
import { KeptRecords } from './kept-records.js';

const hit = (id: number, version?: number): Hit => ({
  type: 'person',
  id,
  score: 1,
  ...(version === undefined ? {} : { version }),
});

/** Records that count how often they are read. */
function counted(missing: readonly number[] = []) {
  const kept = new KeptRecords<{ reading: number }>();
  let readings = 0;
  const read = async (...hits: Hit[]) => {
    const found = await kept.read(hits, async (unknown) => {
      readings++;
      return new Map(
        unknown
          .filter(({ id }) => !missing.includes(id))
          .map(({ type, id }) => [`${type}:${id}`, { reading: readings }]),
      );
    });
    return hits.map(({ id }) => found.get(`person:${id}`)?.reading);
  };
  return { read, readings: () => readings };
}

afterEach(() => jest.useRealTimers());

it('reads a record once for each version of its document', async () => {
  const { read, readings } = counted();
  expect(await read(hit(1, 7), hit(2, 7))).toEqual([1, 1]);
  expect(await read(hit(2, 7), hit(1, 7))).toEqual([1, 1]);
  expect(readings()).toBe(1);
  expect(await read(hit(1, 8), hit(2, 7))).toEqual([2, 1]);
  // A version that comes late is another one, too.
  expect(await read(hit(1, 7))).toEqual([3]);
});

it('reads each time what has no version', async () => {
  const { read } = counted();
  expect(await read(hit(1))).toEqual([1]);
  expect(await read(hit(1))).toEqual([2]);
  expect(await read(hit(1, 7))).toEqual([3]);
  expect(await read(hit(1))).toEqual([4]);
});

it('does not keep that a record is not there', async () => {
  const { read, readings } = counted([1]);
  expect(await read(hit(1, 7), hit(2, 7))).toEqual([undefined, 1]);
  expect(await read(hit(1, 7), hit(2, 7))).toEqual([undefined, 1]);
  expect(readings()).toBe(2);
});

it.each([
  ['for half a minute', '2026-03-01T12:00:00Z', 29_000, 31_000],
  ['not into the next day', '2026-03-01T23:59:50Z', 9_000, 10_001],
])('keeps records %s', async (_, now, before, after) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { read } = counted();
  expect(await read(hit(1, 7))).toEqual([1]);
  jest.advanceTimersByTime(before);
  expect(await read(hit(1, 7))).toEqual([1]);
  jest.advanceTimersByTime(after - before);
  expect(await read(hit(1, 7))).toEqual([2]);
});
