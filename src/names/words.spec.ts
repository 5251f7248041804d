import {
  abbreviatedOrInFull,
  countriesOf,
  otherSpellings,
  nicknamesOf,
  withoutLegalForm,
  givenNameFirst,
} from './words.js';
import { bareName, barerNames } from './name-forms.js';
import { cut } from './normalize.js';

describe('a name with abbreviated or full words', () => {
  it.each<[string, string[]]>([
    ['ada lovelace', []],
    ['port st lucie', ['port saint lucie']],
    ['port saint lucie', ['port st lucie']],
    ['lantern ltd', ['lantern limited']],
    ['orange county', ['orange co']],
    ['aubin co', ['aubin company', 'aubin county']],
    ['st aubin ltd', ['st aubin limited', 'saint aubin ltd', 'saint aubin limited']],
    // `Univ.` occurs in too few records.
    ['university of aubin', []],
  ])('%s', (name, others) => {
    expect(abbreviatedOrInFull(name)).toEqual(others);
  });

  it('has a limited number of forms', () => {
    expect(abbreviatedOrInFull('univ inst st co assoc tech univ inst st co').length).toBeLessThan(24);
    expect(abbreviatedOrInFull('constructor __proto__')).toEqual([]);
  });
});

it.each([
  ['lantern house ltd', 'lantern house'],
  ['lantern house gmbh and co kg', 'lantern house'],
  ['brown and co', 'brown'],
  ['lantern house', 'lantern house'],
  ['ltd', 'ltd'],
  ['co ltd', 'co ltd'],
  ['ab ltd', 'ab ltd'],
])('%s without its legal form is %s', (name, bare) => {
  expect(withoutLegalForm(name)).toBe(bare);
});

it('nicknames work in both directions', () => {
  expect(nicknamesOf('william')).toContain('bill');
  expect(nicknamesOf('bill')).toContain('william');
  expect(nicknamesOf('zephyrine')).toEqual([]);
});

it.each([
  ['dr ada lovelace', 'ada lovelace'],
  ['rt hon sir john smith', 'rt hon sir john smith'],
  ['hon sir john smith iii', 'john smith'],
  ['john smith jr', 'john smith'],
  ['dr smith', 'dr smith'],
  ['former rep john smith', 'john smith'],
  ['john smith md phd', 'john smith'],
  ['rev jr', 'rev jr'],
])('%s without titles is %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

it('a name loses its titles one by one, with and without its suffixes', () => {
  expect(barerNames('dr major john smith jr')).toEqual([
    'dr major john smith',
    'major john smith jr',
    'major john smith',
    'john smith jr',
    'john smith',
  ]);
  expect(barerNames('major owens')).toEqual([]);
});

it.each([
  ['Lovelace, Ada', 'Ada Lovelace'],
  ['van der Berg, Jan', 'Jan van der Berg'],
  ['劉，寶鈴', '寶鈴 劉'],
  ['Smith, Jr.', null],
  ['John Smith, Ph.D.', null],
  ['Smith, John, Jr.', null],
  ['Ada Lovelace', null],
  [', Ada', null],
  ['Lovelace,', null],
])('%s with the given name first is %s', (text, reordered) => {
  expect(givenNameFirst(text)).toBe(reordered);
});

it('long texts are truncated after a whole character', () => {
  expect(cut('a'.repeat(299) + ' b')).toBe('a'.repeat(299));
  expect(cut('abc')).toBe('abc');
  expect(cut('a' + '𠀀'.repeat(150))).toBe('a' + '𠀀'.repeat(149));
});

it.each([
  ['wien', 'vienna'],
  ['defence', 'defense'],
  ['defense', 'defence'],
])('%s has the other spelling %s', (word, other) => {
  expect(otherSpellings(word)).toContain(other);
});

it('a nationality has a country', () => {
  expect(countriesOf('norwegian')).toEqual(['norway']);
  expect(countriesOf('norway')).toEqual([]);
});
