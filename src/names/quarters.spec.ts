import fc from 'fast-check';
import { typingError, mistyped, nameOf } from '../../test/support/mistyped.js';
import { pairsWithin, type PairKey } from './quarters.js';
import { typingErrors } from './typing-errors.js';

const name = nameOf(4);

const joined = (keys: readonly PairKey[]) => keys.map((key) => key.join('.'));
const own = (name: string) => new Set(joined(pairsWithin([name], 0)[0]!));
const isAmong = (keys: ReadonlySet<string>, asked: readonly PairKey[]) =>
  joined(asked).some((key) => keys.has(key));

describe('quarters', () => {
  it('of a name are six pairs', () => {
    expect([...own('maria cantwell')]).toEqual([
      '14.0.1.mar.ia c',
      '14.2.3.ant.well',
      '14.1.2.ia c.ant',
      '14.0.3.mar.well',
      '14.0.2.mar.ant',
      '14.1.3.ia c.well',
    ]);
  });

  it('are shared after any error, and after one error in both lists', () => {
    fc.assert(
      fc.property(name, typingError, typingError, (known, first, second) => {
        const once = mistyped(known, first);
        const areShared = pairsWithin([once], 1).map((asked) => isAmong(own(known), asked));
        expect(areShared).toEqual([true, true]);
        const twice = mistyped(once, second);
        if (typingErrors(known, twice, 2) <= 2)
          expect(isAmong(own(known), pairsWithin([twice], 2)[0]!)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('are few to search for', () => {
    for (const asked of pairsWithin(['maria cantwell'], 1)) expect(asked.length).toBeLessThan(11);
    expect(pairsWithin(['maria cantwell'], 2)[0]!.length).toBeLessThan(60);
  });

  it('count letters beyond U+FFFF as one', () => {
    expect(own('𠮷𠮷𠮷家')).toContain('4.0.1.𠮷.𠮷');
  });

  it('do not exist for names that are too short or too long', () => {
    for (const text of ['a', 'a'.repeat(203)]) expect(pairsWithin([text], 2)).toEqual([[]]);
  });
});
