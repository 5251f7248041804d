import { setTimeout as sleep } from 'node:timers/promises';
import { ReaderThreads, ThreadOverrun } from './reader-threads.js';

const FILE = new URL('../../../../test/support/threads/hostile.js', import.meta.url).href;
const HOSTILE = Object.fromEntries(
  ['answer', 'loop', 'allocate', 'recurse', 'backtrack', 'wait'].map((name) => [name, FILE]),
);
const LIMITS = { cpuMs: 500, clockMs: 30_000 };
const never = new AbortController().signal;
let threads: ReaderThreads;
beforeEach(() => {
  threads = new ReaderThreads(HOSTILE, LIMITS);
});
afterEach(() => threads.close());

const answers = () => expect(threads.run('answer', 'a', never)).resolves.toMatchObject({ input: 'a' });

it('runs functions in threads without an environment', async () => {
  await expect(threads.run('answer', { a: [1] }, never)).resolves.toEqual({
    input: { a: [1] },
    hasEnvironment: false,
  });
});

it.each([
  ['loop', 'takes more than 0.5 seconds of CPU to read'],
  ['backtrack', 'takes more than 0.5 seconds of CPU to read'],
  ['allocate', 'takes too much memory to read'],
  ['recurse', 'cannot be read'],
])('ends %s, and continues', async (name, reason) => {
  const patient = new ReaderThreads(HOSTILE, name === 'allocate' ? { ...LIMITS, cpuMs: 25_000 } : LIMITS);
  const failure = await patient.run(name, null, never).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ThreadOverrun);
  expect(failure).toMatchObject({ reason });
  await expect(patient.run('answer', 'b', never)).resolves.toMatchObject({ input: 'b' });
  await patient.close();
});

it('ends a function that waits without using the CPU', async () => {
  const impatient = new ReaderThreads(HOSTILE, { ...LIMITS, clockMs: 300 });
  await expect(impatient.run('wait', null, never)).rejects.toMatchObject({
    reason: 'takes more than 0.3 seconds to read',
  });
  await impatient.close();
});

it('counts the time of a function from its start, not its wait for a thread', async () => {
  const results = await Promise.allSettled([
    ...['loop', 'loop', 'loop'].map((name) => threads.run(name, null, never)),
    threads.run('answer', 'last', never),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});

it('does not block the event loop', async () => {
  const hostile = threads.run('loop', null, never).catch((error: unknown) => error);
  let turns = 0;
  for (; turns < 20; turns++) await sleep(1);
  expect(turns).toBe(20);
  expect(await hostile).toBeInstanceOf(ThreadOverrun);
});

it('stops with the reason of its signal', async () => {
  await answers();
  const stopping = new AbortController();
  const work = threads.run('loop', null, stopping.signal);
  stopping.abort(new Error('enough'));
  await expect(work).rejects.toThrow('enough');
  await answers();
});

it('ends running functions when it closes', async () => {
  const work = expect(threads.run('loop', null, never)).rejects.toBeInstanceOf(ThreadOverrun);
  await sleep(50);
  await threads.close();
  await work;
});
