import { Sampled } from './sampled.js';

const PATIENT = 60_000;

it('samples once for concurrent callers, and not again while the sample is fresh', async () => {
  let looks = 0;
  const sampled = new Sampled(async () => ++looks, PATIENT, PATIENT);
  const taken = await Promise.all([sampled.take(), sampled.take(), sampled.take()]);
  expect([...taken, await sampled.take()].map(({ ok, value }) => [ok, value])).toEqual(
    Array(4).fill([true, 1]),
  );
});

it('samples again when the sample is stale', async () => {
  let looks = 0;
  const sampled = new Sampled(async () => ++looks, 0, PATIENT);
  expect((await sampled.take()).value).toBe(1);
  expect((await sampled.take()).value).toBe(2);
});

it('reports a failure, and the age of the last success', async () => {
  let works = true;
  const sampled = new Sampled(async () => (works ? 'seen' : Promise.reject(new Error('gone'))), 0, PATIENT);
  expect(await sampled.take()).toEqual({ ok: true, value: 'seen', ageMs: expect.any(Number) });
  works = false;
  expect(await sampled.take()).toEqual({ ok: false, value: 'seen', ageMs: expect.any(Number) });
});

it('has no age before the first success', async () => {
  const sampled = new Sampled(() => Promise.reject(new Error('gone')), PATIENT, PATIENT);
  expect(await sampled.take()).toEqual({ ok: false, value: null, ageMs: null });
});

it('does not wait for a sample that hangs or start another, and uses its late result', async () => {
  let looks = 0;
  let answer = (_value: string) => {};
  const sampled = new Sampled(
    () => {
      looks++;
      return new Promise<string>((resolve) => (answer = resolve));
    },
    60_000,
    1,
  );
  expect(await sampled.take()).toMatchObject({ ok: false, value: null });
  expect(await sampled.take()).toMatchObject({ ok: false, value: null });
  answer('late');
  await new Promise(setImmediate);
  expect(await sampled.take()).toMatchObject({ ok: true, value: 'late' });
  expect(looks).toBe(1);
});
