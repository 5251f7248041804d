import fc from 'fast-check';
import { edit, mistyped, nameOf } from '../../../test/support/mistyped.js';
import { typingErrors } from './distance.js';
import { partsInCommon, segmentsOf, segmentsWithin } from './segments.js';

const name = nameOf(6);

/** How many parts of a name are among those that a misspelt one may mean. */
const shared = (known: string, asked: string, errors: number) =>
  segmentsWithin(asked, errors).filter((keys) => segmentsOf(known).some((key) => keys.includes(key))).length;

describe('segments', () => {
  it('are whole letters, also of names in letters beyond U+FFFF', () => {
    for (const name of ['𠮷野家', 'a𠮷𠮷𠮷b', '𠮷'.repeat(7)]) {
      expect(segmentsOf(name).every((segment) => segment.isWellFormed())).toBe(true);
      expect(shared(name, name, 0)).toBe(3);
      expect(shared(name, `${name}x`, 1)).toBeGreaterThanOrEqual(partsInCommon(1));
    }
  });

  it('are shared by names that are one or two typing errors apart, wherever the errors are', () => {
    fc.assert(
      fc.property(name, edit, edit, (known, first, second) => {
        const once = mistyped(known, first);
        expect(shared(known, once, 1)).toBeGreaterThanOrEqual(partsInCommon(1));
        const twice = mistyped(once, second);
        if (typingErrors(known, twice, 2) <= 2)
          expect(shared(known, twice, 2)).toBeGreaterThanOrEqual(partsInCommon(2));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are three of each name, and few to look for', () => {
    expect(segmentsOf('maria cantwell')).toEqual(['14.0.mari', '14.1.a can', '14.2.twell']);
    expect(segmentsWithin('maria cantwell', 2).flat().length).toBeLessThan(60);
  });

  it('of names that are too short or too long are none', () => {
    for (const text of ['abc', 'a'.repeat(201)]) {
      expect(segmentsOf(text)).toEqual([]);
      expect(segmentsWithin(text, 2)).toEqual([]);
    }
  });
});
