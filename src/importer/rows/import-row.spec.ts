import { areRelated, publicIdOf, publicIdOfContent } from './import-row.js';

const corpus = (name: string, afterFile = false) => ({ name, afterFile });

describe('publicIdOf', () => {
  it('is the beginning of SHA-256 of corpus and id', () => {
    // printf 'congress:C000127' | sha256sum
    expect(publicIdOf('congress', 'C000127')).toBe('e71337e1a3e62ee7182ee503e868eff2');
  });
});

describe('publicIdOfContent', () => {
  it('differs for every part, and for its position', () => {
    const ids = [
      publicIdOfContent('person', ['a', null]),
      publicIdOfContent('person', [null, 'a']),
      publicIdOfContent('organization', ['a', null]),
      publicIdOfContent('person', ['a', 'null']),
      publicIdOfContent('person', ['a,null']),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(publicIdOfContent('person', ['a', null])).toBe(ids[0]);
  });
});

describe('areRelated', () => {
  it.each([
    ['openstates', 'openstates-retired', true],
    ['openstates-retired', 'openstates', true],
    ['openstates', 'openstates', false],
    ['openstates', 'open', false],
    ['openstates', 'openstatesretired', false],
    ['roll-a', 'roll-b', false],
  ])('%s and %s: %s', (one, other, related) => {
    expect(areRelated(corpus(one), corpus(other))).toBe(related);
  });

  it('holds only for all files without a corpus', () => {
    expect(areRelated(corpus('people', true), corpus('memberships', true))).toBe(true);
    expect(areRelated(corpus('people', true), corpus('memberships'))).toBe(false);
  });
});
