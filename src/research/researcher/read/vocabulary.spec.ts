import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { Child } from '../../../../test/support/child.js';

const RULES: Linter.RulesRecord = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

/** The linter checks the expressions in the code. Those of the vocabulary are built at run time. */
it('builds only regular expressions that run in linear time', async () => {
  const { countries, made } = JSON.parse(await Child.start('made-expressions.ts').line()) as {
    countries: number;
    made: string[];
  };
  const linter = new Linter();
  const problems = made.flatMap((source) =>
    linter
      .verify(`export const made = ${source};`, { plugins: { regexp }, rules: RULES })
      .map(({ message }) => `${source.slice(0, 200)}: ${message.slice(-200)}`),
  );
  expect(made.length).toBeGreaterThan(countries);
  expect(problems).toEqual([]);
}, 60_000);
