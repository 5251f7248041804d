import { bareName, barerNames, cut, givenNameFirst } from './forms.js';

it.each([
  ['dr ada lovelace', 'ada lovelace'],
  ['rt hon sir john smith', 'rt hon sir john smith'],
  ['hon sir john smith iii', 'john smith'],
  ['john smith jr', 'john smith'],
  ['dr smith', 'dr smith'],
  ['former rep john smith', 'john smith'],
  ['john smith md ph d', 'john smith'],
  ['rev jr', 'rev jr'],
])('%s without titles is %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

it('a name has ever fewer titles, with its suffixes and without', () => {
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

it('long texts are cut, and end with a whole character', () => {
  expect(cut('a'.repeat(299) + ' b')).toBe('a'.repeat(299));
  expect(cut('abc')).toBe('abc');
  expect(cut('a' + '𠀀'.repeat(150))).toBe('a' + '𠀀'.repeat(149));
});
