import { ablations } from '../bench/support/search/ablations.js';

it('each rule of the ablation is in the source once, and has a name of its own', () => {
  const rules = ablations().map(({ rule }) => rule);
  expect(rules.length).toBeGreaterThan(100);
  expect(new Set(rules).size).toBe(rules.length);
});
