import fc from 'fast-check';
import { comparable, lookOf, namesWithin, typingErrors, withLettersForDigits } from './typing-errors.js';

/** The definition: computes every cell of the table. */
function counted(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (same ? 0 : 1),
        swapped ? table[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  return table[one.length]![other.length]!;
}

it.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['cantwell', 'cantwell', 0],
  ['cantwel', 'cantwell', 1],
  ['canttwell', 'cantwell', 1],
  ['cantwekl', 'cantwell', 1],
  ['catnwell', 'cantwell', 1],
  ['acntwlel', 'cantwell', 2],
  ['mary', 'marsy', 1],
  ['smith', 'jones', 3],
  // Not one transposition with an insertion inside.
  ['ca', 'abc', 3],
])('between %s and %s: %i', (one, other, errors) => {
  expect(typingErrors(one, other, 2)).toBe(errors);
  expect(typingErrors(other, one, 2)).toBe(errors);
});

it('stops counting at the budget', () => {
  expect(typingErrors('abcdef', 'uvwxyz', 1)).toBe(2);
  expect(typingErrors('a', 'abcdef', 1)).toBe(2);
});

it('equals the definition up to the budget', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ü'), maxLength: 9 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (one, other, budget) => {
      expect(typingErrors(one, other, budget)).toBe(Math.min(counted(one, other), budget + 1));
    }),
    { numRuns: 5_000 },
  );
});

/** The known names within this many typing errors of the query. */
const meant = (query: string, errors: 1 | 2, known: readonly string[]): string[] =>
  namesWithin(comparable([query], errors), known, errors);

it('returns the names within the errors', () => {
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
] as const)('%s may not have %i errors', (query, errors) => {
  expect(meant(query, errors, [query])).toEqual([]);
});

it('accepts errors combined with another order of the words', () => {
  expect(meant('lovelace augusta adda', 1, ['ada lovelace augusta', 'augusta ada lovelace'])).toEqual([
    'ada lovelace augusta',
    'augusta ada lovelace',
  ]);
});

describe('Text that a scanner misread', () => {
  it.each([
    ['5arah 8artlett', 'sarah bartlett'],
    ['J0hn Chiusan0', 'John Chiusano'],
    ['John Smith 3rd', 'John Smith 3rd'],
    ['1st Lt. Kern', '1st Lt. Kern'],
    ['Room 5', 'Room 5'],
  ])('%s is read as %s', (misread, text) => {
    expect(withLettersForDigits(misread)).toBe(text);
  });

  it.each([
    ['metzenbaum', 'mctzenbaiim'],
    ['william', 'wiiliarn'],
    ['widmyer', 'wiclmyer'],
    ['john', 'jolin'],
    ['lanning', 'larming'],
  ])('%s looks like %s', (printed, read) => {
    expect(lookOf(read)).toBe(lookOf(printed));
  });
});
