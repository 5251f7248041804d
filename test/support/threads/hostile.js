/** Functions that behave as the reader might on a hostile page. */
export const answer = (input) => ({ input, hasEnvironment: Object.keys(process.env).length > 0 });
export const loop = () => {
  for (;;);
};
export const allocate = () => {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 1_000 }, () => ({})));
};
export const recurse = () => 1 + recurse();
export const backtrack = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);
export const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
