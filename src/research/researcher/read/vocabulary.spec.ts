import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';

const RULES: Linter.RulesRecord = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

/** The linter sees the expressions of the code; those that are made of vocabulary are made when it runs. */
it('makes no regular expression that takes more than linear time', async () => {
  const made = new Set<string>();
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const caller = new Error().stack?.split('\n')[2] ?? '';
      if (caller.includes('/research/')) made.add(String(new target(pattern, flags)));
      return new target(pattern, flags);
    },
  });
  const { readPage } = await import('./read-page.js');
  const { vocabulary } = await import('./vocabulary.js');
  const { formats } = vocabulary<{ formats: Record<string, string> }>('postal-codes');
  const page = { contentType: 'text/html', url: 'https://kontor.example/', plainText: false, isHome: true };
  const body = Buffer.from('<p>Hauptstraße 12, 10115 Berlin</p>');
  for (const country of Object.keys(formats))
    readPage({ ...page, body, domain: 'kontor.example', country, language: null });
  globalThis.RegExp = Native;
  const linter = new Linter();
  const problems = [...made].flatMap((source) =>
    linter
      .verify(`export const made = ${source};`, { plugins: { regexp }, rules: RULES })
      .map(({ message }) => `${source.slice(0, 200)}: ${message.slice(-200)}`),
  );
  expect(made.size).toBeGreaterThan(Object.keys(formats).length);
  expect(problems).toEqual([]);
}, 60_000);
