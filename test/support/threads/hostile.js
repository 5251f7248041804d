import { threadId } from 'node:worker_threads';

/** Functions that behave as reading a hostile page might. */
const begun =
  (work) =>
  ({ input, thread }) => {
    Atomics.store(thread, 0, threadId);
    return work(input);
  };
export const answer = begun((input) => ({ input, hasEnvironment: Object.keys(process.env).length > 0 }));
export const loop = begun(() => {
  for (;;);
});
export const allocate = begun(() => {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 1_000 }, () => ({})));
});
const endless = () => 1 + endless();
export const recurse = begun(endless);
export const backtrack = begun(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`));
export const wait = begun(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
