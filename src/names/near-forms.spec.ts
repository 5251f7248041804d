import { comparable, namesWithin } from './near-forms.js';

/** The names that a query with so many typing errors may mean, of those that are known. */
const meant = (query: string, errors: 1 | 2, known: readonly string[]): string[] =>
  namesWithin(comparable([query], errors), known, errors);

it('takes the names that are no more errors away', () => {
  expect(meant('jon hogan', 1, ['jon hogan', 'john hogan', 'joan hogans'])).toEqual([
    'jon hogan',
    'john hogan',
  ]);
  expect(meant('jon hogan', 2, ['joan hogans'])).toEqual(['joan hogans']);
});

it.each([
  ['abc', 1],
  ['smithy', 2],
  ['x'.repeat(161), 1],
  ['x'.repeat(121), 2],
] as const)('%s bears no %i errors', (query, errors) => {
  expect(meant(query, errors, [query])).toEqual([]);
});

it('takes errors on top of another order of the words', () => {
  expect(meant('lovelace augusta adda', 1, ['ada lovelace augusta', 'augusta ada lovelace'])).toEqual([
    'ada lovelace augusta',
    'augusta ada lovelace',
  ]);
});
