import { niceCeiling } from './bar-chart.js';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [160, 200],
  [401, 1_000],
  [1_000, 1_000],
  [123_456, 200_000],
])('a chart of at most %i has a maximum of %i', (most, top) => {
  expect(niceCeiling(most)).toBe(top);
});
