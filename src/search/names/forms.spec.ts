import { eachField } from '../documents.js';
import {
  addAcronyms,
  addName,
  addPersonName,
  addPersonParts,
  bareName,
  barerNames,
  cut,
  givenNameFirst,
  type KeySets,
} from './forms.js';
import { hostnameOfUrl, publicHostname } from './hostnames.js';
import { nicknamesOf } from './words.js';

const lists = (keys: KeySets) =>
  Object.fromEntries(
    Object.entries(keys as unknown as Record<string, Set<string>>)
      .map(([name, values]) => [name, [...values]] as const)
      .filter(([, values]) => values.length > 0),
  );
const keysAfter = (add: (keys: KeySets) => void) => {
  const keys = eachField(() => new Set<string>());
  add(keys);
  return lists(keys);
};

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

it('a name has keys for its orders, spaces, words and joints', () => {
  expect(keysAfter((keys) => addName(keys, "Coleman-Madison l'Homme"))).toEqual({
    name: ['coleman madison lhomme'],
    sorted: ['coleman lhomme madison'],
    compact: ['colemanmadisonlhomme'],
    word: ['coleman', 'madison', 'lhomme', 'colemanmadison', 'homme'],
  });
});

it('a person’s name has keys for its last name and initials', () => {
  expect(keysAfter((keys) => addPersonParts(keys, 'John Ronald', 'Smith'))).toEqual({
    name: ['john ronald smith'],
    compact: ['johnronaldsmith', 'smithjohnronald'],
    surname: ['smith'],
    initials: ['j smith', 'jr smith'],
    word: ['john', 'ronald', 'smith'],
  });
  expect(keysAfter((keys) => addPersonParts(keys, 'Ana', 'De La Cruz'))).toMatchObject({
    surname: ['de la cruz', 'delacruz'],
  });
});

it('so has a person’s name in one piece, with its titles and without', () => {
  const keys = keysAfter((into) => addPersonName(into, 'Dr. Lovelace, Ada'));
  expect(keys['name']).toEqual(['dr lovelace ada', 'ada dr lovelace']);
  expect(keysAfter((into) => addPersonName(into, 'Dr. Ada King'))).toMatchObject({
    name: ['dr ada king', 'ada king'],
    surname: ['king'],
  });
  expect(keysAfter((into) => addPersonName(into, 'Voltaire'))).toEqual({
    name: ['voltaire'],
    word: ['voltaire'],
  });
});

it('a single letter is no part of a name without spaces', () => {
  expect(keysAfter((keys) => addPersonName(keys, 'Kern S'))).not.toHaveProperty('compact');
});

it.each([
  ['Kelp and Harbour Survey Commission', ['kahsc', 'khsc']],
  ['Université de la Mer (UDM)', ['udlm']],
  ['The Big One', ['tbo']],
  ['Two Words', []],
  ['大学', []],
])('%s has the acronyms %j', (name, acronyms) => {
  expect(keysAfter((keys) => addAcronyms(keys, name))['acronym'] ?? []).toEqual(acronyms);
});

it('nicknames go both ways', () => {
  expect(nicknamesOf('william')).toContain('bill');
  expect(nicknamesOf('bill')).toContain('william');
  expect(nicknamesOf('zephyrine')).toEqual([]);
});

it.each([
  ['example.org', 'example.org', null],
  ['www.Example.org', 'example.org', 'example.org'],
  ['https://example.org/a', 'example.org', 'example.org'],
  ['example.org/a', 'example.org', 'example.org'],
  ['https://intranet.corp', null, 'intranet.corp'],
  ['intranet.corp', null, null],
  ['j.smith', null, null],
  ['https://127.0.0.1/', null, null],
  ['https://', null, null],
  ['two words.org', null, null],
  ['plain', null, null],
])('%s is the public hostname %s, and as a URL it names %s', (text, host, ofUrl) => {
  expect(publicHostname(text)).toBe(host);
  expect(hostnameOfUrl(text)).toBe(ofUrl);
});
