import { fold } from '../../../src/names/normalize.js';
import { mistyped } from '../search/random.js';
import { at, inLetters, named } from './tuned-kinds.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

const GREEK: readonly (readonly [string, string])[] = [
  ['th', 'θ'],
  ['ph', 'φ'],
  ['ch', 'χ'],
  ['ps', 'ψ'],
  ['ou', 'ου'],
  ...[...'αβκδεφγχιικλμνοπκρστυββξιζ'].map((letter, index): [string, string] => [
    String.fromCharCode(97 + index),
    letter,
  ]),
];

/** Adjacent keys. */
const NEXT: Readonly<Record<string, string>> = {
  a: 's',
  b: 'v',
  c: 'x',
  d: 'f',
  e: 'r',
  f: 'g',
  g: 'h',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'm',
  o: 'p',
  p: 'o',
  q: 'w',
  r: 't',
  s: 'd',
  t: 'y',
  u: 'i',
  v: 'c',
  w: 'e',
  x: 'z',
  y: 'u',
  z: 'x',
};

/** Kinds whose misses corrected the rules once. */
export function furtherKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, hasInitial, members } = draws;
  const { pick, below } = random;
  const employer = (one: Person) => at(pick(one.employers), below(3));
  const unique =
    (how: (one: Person) => string | null, more: (one: Person) => object = () => ({})) =>
    (): Drawn => {
      const one = person({ isUnique: true });
      const name = how(one);
      if (name === null || (bearers(name) > 0 && fold(name) !== fold(`${one.first} ${one.last}`)))
        return null;
      return { query: named(name, more(one)), expected: one.key };
    };
  const company =
    (how: (name: string) => string | null, words = 2) =>
    (): Drawn => {
      const one = organization({ isUnique: true, words });
      const name = how(one.name);
      if (name === null || (fold(name) !== fold(one.name) && bearers(name) > 0)) return null;
      return { query: { type: 'organization', name }, expected: one.key };
    };
  return {
    'capitals without accents': unique(({ first, last }) => fold(`${first} ${last}`).toUpperCase()),
    'a neighboring key, employer': unique(({ first, last }) => {
      const letters = [...last];
      const place = 1 + below(letters.length - 1);
      const other = NEXT[letters[place]!];
      return other === undefined ? null : `${first} ${letters.with(place, other).join('')}`;
    }, employer),
    'Greek, employer': unique(({ first, last }) => inLetters(`${first} ${last}`, GREEK), employer),
    'two last names, employer': unique(
      ({ first, last }) => `${first} ${last}${pick(['-', ' '])}${person().last}`,
      employer,
    ),
    'separate parts, typing error': () => {
      const one = person({ isUnique: true });
      const last_name = one.last.length > 5 ? mistyped(one.last, random) : null;
      return last_name === null || bearers(`${one.first} ${last_name}`) > 0
        ? null
        : {
            query: { type: 'person', first_name: one.first, last_name, ...employer(one) },
            expected: one.key,
          };
    },
    'parts swapped': () => {
      const one = person({ isUnique: true });
      return {
        query: { type: 'person', first_name: one.last, last_name: one.first, ...employer(one) },
        expected: one.key,
      };
    },
    'spaces omitted': unique(({ first, last }) => `${first}${last}`, employer),
    'initial and typing error, employer': () => {
      const one = person({ isUnique: true });
      const here = pick(one.employers);
      if (one.last.length < 7) return null;
      const last = mistyped(one.last, random);
      const rivals = members(here.key).filter(
        (other) =>
          other.key !== one.key &&
          fold(other.last)[0] === fold(one.last)[0] &&
          fold(other.first)[0] === fold(one.first)[0],
      );
      return rivals.length > 0
        ? null
        : { query: named(`${one.first[0]!} ${last}`, at(here, below(3))), expected: one.key };
    },
    'namesakes, role': () => {
      const all = namesakes();
      const one = all[0]!;
      const role = one.roles.find((title) => /^\p{L}+$/u.test(title.split(/[ ,]/)[0]!) && title.length > 6);
      const word = role && fold(role).split(' ')[0];
      if (!role || all.slice(1).some(({ roles }) => roles.some((other) => fold(other).includes(word!))))
        return null;
      return { query: named(`${one.first} ${one.last}`, { role }), expected: one.key };
    },
    'namesakes, employer and typing error': () => {
      const one = pick(namesakes());
      if (one.last.length < 6) return null;
      const last = mistyped(one.last, random);
      return bearers(`${one.first} ${last}`) > 0
        ? null
        : { query: named(`${one.first} ${last}`, employer(one)), expected: one.key };
    },
    'changed employer, typing error': () => {
      const one = person({ isUnique: true });
      const other = pick(person().employers);
      const last = mistyped(one.last, random);
      return one.last.length < 6 ||
        bearers(`${one.first} ${last}`) > 0 ||
        one.employers.some(({ key }) => key === other.key)
        ? null
        : { query: named(`${one.first} ${last}`, at(other, below(3))), expected: one.key };
    },
    'address of the record, name misspelt': () => {
      const one = person({ isUnique: true });
      return one.emails.length === 0
        ? null
        : {
            query: named(mistyped(`${one.first} ${one.last}`, random), {
              emails: [one.emails[0]!.toUpperCase()],
            }),
            expected: one.key,
          };
    },
    'no match: a brother at the same employer': () => {
      const one = person();
      const { first } = person();
      const name = `${first} ${one.last}`;
      return bearers(name) > 0 || hasInitial(first[0]!, one.last) > 0
        ? null
        : { query: named(name, employer(one)), expected: null };
    },
    'no match: a colleague with the same first name': () => {
      const one = person();
      const { last } = person();
      const name = `${one.first} ${last}`;
      return bearers(name) > 0 || hasInitial(one.first[0]!, last) > 0
        ? null
        : { query: named(name, employer(one)), expected: null };
    },
    'no match: another middle name': () => {
      const one = person({ isUnique: true });
      const [first, middle] = one.first.split(' ');
      if (middle === undefined || middle.length < 2) return null;
      const other = pick(['Quentin', 'Zoe', 'Xavier'].filter((name) => name[0] !== middle[0]));
      return { query: named(`${first} ${other} ${one.last}`), expected: null };
    },
    'organization: capitals and no accents': company((name) => fold(name).toUpperCase()),
    'organization: two typing errors': company(
      (name) => (/\d/.test(name) || name.length < 20 ? null : mistyped(mistyped(name, random), random)),
      3,
    ),
    'organization: words in another order': company((name) => {
      const words = name.split(' ');
      return words.length < 3 || /[(),]/.test(name) ? null : [words.at(-1)!, ...words.slice(0, -1)].join(' ');
    }, 3),
    'organization: its site and a short name': () => {
      const one = organization({ isUnique: true, words: 3 });
      return one.domain === null
        ? null
        : {
            query: {
              type: 'organization',
              name: one.name.split(' ').slice(0, 2).join(' '),
              domain: one.domain,
            },
            expected: one.key,
          };
    },
    'no match: an organization in another town': () => {
      const one = organization({ isUnique: true, words: 2 });
      const other = organization({ words: 2 }).name.split(' ').at(-1)!;
      const name = /^(City|Town|Village|University|County) of /i.test(one.name)
        ? one.name.replace(/ of .*/i, ` of ${other}`)
        : null;
      return name === null || bearers(name) > 0
        ? null
        : { query: { type: 'organization', name }, expected: null };
    },
  };
}
