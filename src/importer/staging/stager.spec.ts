import { arrayText, copyLine } from './stager.js';

describe('copyLine', () => {
  it('escapes characters that would end a value or a row, and distinguishes null from text', () => {
    expect(copyLine(['a\tb\nc\rd\\e', null, undefined, '', '\\N', 1.5, true, false])).toBe(
      'a\\tb\\nc\\rd\\\\e\t\\N\t\\N\t\t\\\\N\t1.5\tt\tf\n',
    );
  });
});

describe('arrayText', () => {
  it('quotes every item, so that none is read as null, a brace or a comma', () => {
    expect(arrayText(['a,b', 'say "x"', 'back\\slash', 'NULL', '', '{}', null])).toBe(
      '{"a,b","say \\"x\\"","back\\\\slash","NULL","","{}",NULL}',
    );
    expect(arrayText([])).toBe('{}');
  });
});
