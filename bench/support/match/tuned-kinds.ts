import { fold } from '../../../src/names/normalize.js';
import { nicknamesOf } from '../../../src/names/words.js';
import { mistyped } from '../search/random.js';
import type { Draws, Drawn, Employer, Kinds, Person } from './records.js';

export const named = (name: string, more: object = {}) => ({ type: 'person', name, ...more });
export const at = ({ key, name, domain }: Employer, how: number) => ({
  organization:
    how === 0 ? { name } : how === 1 && domain ? { domain } : how === 2 ? { public_id: key } : { name },
});
const full = ({ first, last }: Person): string => `${first} ${last}`;

export const CYRILLIC: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['ck', 'к'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'й'],
  ['z', 'з'],
];

export function inLetters(text: string, letters: readonly (readonly [string, string])[]): string {
  let result = '';
  for (let rest = fold(text); rest !== '';) {
    const [from, to] = letters.find(([latin]) => rest.startsWith(latin)) ?? [rest[0]!, rest[0]!];
    result += to;
    rest = rest.slice(from.length);
  }
  return result.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Kinds for which rules were made. */
export function tunedKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, sameNames, hasInitial, members } = draws;
  const { pick, below, next } = random;
  const employer = (one: Person) => at(pick(one.employers), below(3));
  const elsewhere = (...people: readonly Person[]) => {
    for (;;) {
      const other = pick(person().employers);
      const isAt = (employers: readonly Employer[]) =>
        employers.some(
          ({ key, domain, name }) =>
            key === other.key || name === other.name || (domain && domain === other.domain),
        );
      if (!people.some(({ employers }) => isAt(employers))) return at(other, below(3));
    }
  };
  const typo = (text: string) => (text.length < 4 ? text : mistyped(text, random));
  const misspelt = (how: (one: Person) => string, withEmployer: boolean) => (): Drawn => {
    const one = person({ isUnique: true });
    const name = how(one);
    if (bearers(name) > 0 || fold(name) === fold(full(one))) return null;
    return { query: named(name, withEmployer ? employer(one) : {}), expected: one.key };
  };
  return {
    'the name': () => {
      const one = person({ isUnique: true });
      return { query: named(full(one)), expected: one.key };
    },
    'one typing error': misspelt(
      ({ first, last }) => (next() < 0.5 ? `${first} ${typo(last)}` : `${typo(first)} ${last}`),
      false,
    ),
    'one typing error, employer': misspelt(
      ({ first, last }) => (next() < 0.5 ? `${first} ${typo(last)}` : `${typo(first)} ${last}`),
      true,
    ),
    'two typing errors, employer': misspelt(({ first, last }) => `${typo(first)} ${typo(last)}`, true),
    'Cyrillic, employer': misspelt((one) => inLetters(full(one), CYRILLIC), true),
    'initials, employer': () => {
      const one = person({ isUnique: true });
      const { employers, first, last } = one;
      const here = pick(employers);
      const same = members(here.key).filter(
        (other) => fold(other.last) === fold(last) && fold(other.first)[0] === fold(first)[0],
      );
      return same.length > 1
        ? null
        : { query: named(`${first[0]!}. ${last}`, at(here, below(3))), expected: one.key };
    },
    'only initials': () => {
      const one = person({ isUnique: true });
      const many = hasInitial(one.first[0]!, one.last);
      return { query: named(`${one.first[0]!}. ${one.last}`), expected: many > 1 ? null : one.key };
    },
    nickname: () => {
      const one = person({ isUnique: true });
      const others = nicknamesOf(fold(one.first));
      if (others.length === 0) return null;
      const name = `${pick(others)} ${one.last}`;
      return bearers(name) > 0 ? null : { query: named(name, employer(one)), expected: one.key };
    },
    'changed employer': () => {
      const one = person({ isUnique: true });
      return { query: named(full(one), elsewhere(one)), expected: one.key };
    },
    'namesakes, employer': () => {
      const one = pick(namesakes());
      return { query: named(full(one), at(pick(one.employers), below(3))), expected: one.key };
    },
    'namesakes, only the name': () => ({ query: named(full(pick(namesakes()))), expected: null }),
    'namesakes, another employer': () => {
      const all = namesakes();
      return { query: named(full(all[0]!), elsewhere(...all)), expected: null };
    },
    'middle name and title': () => {
      const one = person({ isUnique: true });
      if (one.first.includes(' ')) return null;
      const middle = pick([`${pick(['A', 'J', 'M', 'T'])}.`, person().first]);
      return {
        query: named(`${pick(['', 'Dr. ', 'Rep. '])}${one.first} ${middle} ${one.last}`, employer(one)),
        expected: one.key,
      };
    },
    'last name first': () => {
      const one = person({ isUnique: true });
      return { query: named(`${one.last}, ${one.first}`), expected: one.key };
    },
    'personal address, another name': () => {
      const one = person();
      const email = one.emails.find((address) => !/info|office|contact|mail@/.test(address));
      if (!email) return null;
      return { query: named(`${one.first} ${person().last}`, { emails: [email] }), expected: one.key };
    },
    'no match: names of two people': () => {
      const { first } = person();
      const { last, employers } = person();
      const name = `${first} ${last}`;
      return bearers(name) > 0 || hasInitial(first[0]!, last) > 0
        ? null
        : { query: named(name, next() < 0.5 ? at(pick(employers), below(3)) : {}), expected: null };
    },
    'organization: typing error': () => {
      const one = organization({ isUnique: true });
      const name = mistyped(one.name, random);
      return bearers(name) > 0 || /\d/.test(name)
        ? null
        : { query: { type: 'organization', name }, expected: one.key };
    },
    'organization: legal form': () => {
      const one = organization({ isUnique: true });
      return {
        query: { type: 'organization', name: `${one.name}${pick([' Inc.', ', LLC', ' Ltd', ' GmbH'])}` },
        expected: one.key,
      };
    },
    'organization: same name, parent': () => {
      const one = pick(sameNames());
      return one.parent
        ? {
            query: {
              type: 'organization',
              name: one.name,
              parent: pick([{ name: one.parent.name }, { public_id: one.parent.key }]),
            },
            expected: one.key,
          }
        : null;
    },
    'organization: same name only': () => ({
      query: { type: 'organization', name: pick(sameNames()).name },
      expected: null,
    }),
    'organization: another word': () => {
      const one = organization({ isUnique: true, words: 3 });
      const words = one.name.split(' ');
      const place = words.findIndex((word, index) => index > 0 && /^\p{L}{5,}$/u.test(word));
      const other = organization()
        .name.split(' ')
        .find((word) => /^\p{L}{5,}$/u.test(word));
      if (place < 0 || other === undefined || fold(other) === fold(words[place]!)) return null;
      const name = words.with(place, other).join(' ');
      return bearers(name) > 0 ? null : { query: { type: 'organization', name }, expected: null };
    },
  };
}
