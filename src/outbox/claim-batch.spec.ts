import { LowWater } from './claim-batch.js';

const SECOND = 1_000;

it('reads from the beginning while no position is known', () => {
  const low = new LowWater();
  expect([low.from(0), low.from(10), low.from(2 * SECOND)]).toEqual([0, 0, 0]);
});

it('skips processed messages, but only after concurrent transactions have ended', () => {
  const low = new LowWater();
  low.from(0);
  low.lowestWas(700, 0);
  low.lowestWas(900, 3 * SECOND);
  low.from(5 * SECOND);
  expect(low.from(5.5 * SECOND)).toBe(700);
  low.from(8.1 * SECOND);
  expect(low.from(8.2 * SECOND)).toBe(900);
});

it('never moves back, and reads from the beginning once a second', () => {
  const low = new LowWater();
  low.from(0);
  low.lowestWas(900, 0);
  low.lowestWas(20, 1);
  expect(low.from(6 * SECOND)).toBe(0);
  expect(low.from(6.9 * SECOND)).toBe(900);
  expect(low.from(7 * SECOND)).toBe(0);
  expect(low.from(7.1 * SECOND)).toBe(900);
});
