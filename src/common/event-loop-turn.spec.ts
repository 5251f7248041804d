import { EventLoopTurn } from './event-loop-turn.js';

const workFor = (ms: number): void => {
  for (const began = performance.now(); performance.now() - began < ms;);
};

it('A turn is over after some milliseconds of work, and the next one begins after other callbacks', async () => {
  const turn = new EventLoopTurn();
  workFor(20);
  expect(turn.isOver()).toBe(true);
  const other = jest.fn();
  setImmediate(other);
  await turn.next();
  expect(other).toHaveBeenCalledTimes(1);
});
