import fc from 'fast-check';
import { edit, mistyped, nameOf } from '../../../test/support/mistyped.js';
import { typingErrors } from './distance.js';
import { segmentsOf, segmentsWithin } from './segments.js';

const name = nameOf(6);

const share = (one: readonly string[], other: readonly string[]) => one.some((key) => other.includes(key));

describe('segments', () => {
  it('are whole letters, also of names in letters beyond U+FFFF', () => {
    for (const name of ['𠮷野家', 'a𠮷𠮷𠮷b', '𠮷'.repeat(7)]) {
      expect(segmentsOf(name).every((segment) => segment.isWellFormed())).toBe(true);
      expect(share(segmentsOf(name), segmentsWithin(name, 0))).toBe(true);
      expect(share(segmentsOf(name), segmentsWithin(`${name}x`, 1))).toBe(true);
    }
  });

  it('are shared by names that are one or two typing errors apart, wherever the errors are', () => {
    fc.assert(
      fc.property(name, edit, edit, (known, first, second) => {
        const once = mistyped(known, first);
        expect(share(segmentsOf(known), segmentsWithin(once, 1))).toBe(true);
        const twice = mistyped(once, second);
        if (typingErrors(known, twice, 2) <= 2)
          expect(share(segmentsOf(known), segmentsWithin(twice, 2))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are three of each name, and few to look for', () => {
    expect(segmentsOf('maria cantwell')).toEqual(['14.0.mari', '14.1.a can', '14.2.twell']);
    expect(segmentsWithin('maria cantwell', 2).length).toBeLessThan(60);
  });

  it('of names that are too short or too long are none', () => {
    for (const text of ['abc', 'a'.repeat(201)]) {
      expect(segmentsOf(text)).toEqual([]);
      expect(segmentsWithin(text, 2)).toEqual([]);
    }
  });
});
