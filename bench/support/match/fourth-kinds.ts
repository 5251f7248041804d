import { fold } from '../../../src/names/normalize.js';
import { isSmallWord, nicknamesOf } from '../../../src/names/words.js';
import { mistyped, type Random } from '../search/random.js';
import { inLetters, named } from './tuned-kinds.js';
import { builders, isAnother, type Letters } from './builders.js';
import type { Draws, Kinds } from './records.js';

/** Arabic as newspapers write foreign names: with long vowels, mostly without short ones. */
const ARABIC: Letters = [
  ['sh', 'ش'],
  ['th', 'ث'],
  ['kh', 'خ'],
  ['ch', 'تش'],
  ['ph', 'ف'],
  ['ck', 'ك'],
  ['oo', 'و'],
  ['ou', 'و'],
  ['ee', 'ي'],
  ['ea', 'ي'],
  ['a', 'ا'],
  ['b', 'ب'],
  ['c', 'ك'],
  ['d', 'د'],
  ['e', ''],
  ['f', 'ف'],
  ['g', 'غ'],
  ['h', 'ه'],
  ['i', 'ي'],
  ['j', 'ج'],
  ['k', 'ك'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['o', 'و'],
  ['p', 'ب'],
  ['q', 'ق'],
  ['r', 'ر'],
  ['s', 'س'],
  ['t', 'ت'],
  ['u', 'و'],
  ['v', 'ف'],
  ['w', 'و'],
  ['x', 'كس'],
  ['y', 'ي'],
  ['z', 'ز'],
];

/** Letters that differ between two romanizations. */
const ROMANIZED: Letters = [
  ['sch', 'sh'],
  ['kh', 'h'],
  ['ts', 'tz'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['ei', 'ai'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['w', 'v'],
  ['y', 'i'],
  ['j', 'y'],
];

/** Given names that differ by a letter between men and women. */
const PAIRS =
  'robert roberta,paul paula,carl carla,john joan,eric erica,michael michele,daniel danielle,patrick patricia,joseph josephine,henry henrietta,george georgia,christian christina,louis louise,gabriel gabriela,julian juliana,mario maria,andrew andrea,francis frances,jean john,dennis denise,martin martina,victor victoria,don dona,ronald ronalda,samuel samuela'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]);
const otherSex = (given: string): string | undefined => {
  const pair = PAIRS.find((names) => names.includes(fold(given)));
  const other = pair?.find((name) => name !== fold(given));
  return other && other[0]!.toUpperCase() + other.slice(1);
};

const UNIVERSITY = ['Universität', 'Université', 'Universidad', 'Università', 'Universiteit', 'Universitet'];
const TOWNS = ['Bergen', 'Lindau', 'Tartu', 'Porto', 'Galway', 'Ghent'];
const GENERATION = /[ ,]+(?:jr|sr|ii|iii|iv)\.?$/i;

const romanizedOtherwise = (text: string, random: Random): string | null => {
  const some = ROMANIZED.filter(([from]) => fold(text).includes(from));
  if (some.length === 0) return null;
  const [from, to] = random.pick(some);
  return fold(text).replace(from, to);
};

/** Kinds written down before any of their results were seen, then used to tune rules and weights. */
export function fourthKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, hasInitial, members, sameNames } = draws;
  const { pick } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  return {
    'two last names, one omitted, employer': unique(({ first, last }) => {
      const parts = last.split(/[ -]/);
      return parts.length !== 2 || parts.some((part) => part.length < 4) ? null : `${first} ${pick(parts)}`;
    }, employer),
    'two last names, the first one new, employer': unique(
      ({ first, last }) => `${first} ${person().last}${pick(['-', ' '])}${last}`,
      employer,
    ),
    'Arabic, employer': unique(({ first, last }) => inLetters(`${first} ${last}`, ARABIC), employer),
    'another romanization, employer': unique(({ first, last }) => {
      const other = romanizedOtherwise(last, random);
      return other === null ? null : `${first} ${other}`;
    }, employer),
    'a particle omitted': unique(({ first, last }) => {
      const [particle, ...rest] = last.split(' ');
      return rest.length === 0 || !isSmallWord(fold(particle!)) ? null : `${first} ${rest.join(' ')}`;
    }, employer),
    'a middle name as the first, employer': unique(({ first, last }) => {
      const [, middle] = first.split(' ');
      return middle === undefined || middle.length < 4 ? null : `${middle} ${last}`;
    }, employer),
    'nickname and typing error, employer': unique(({ first, last }) => {
      const others = nicknamesOf(fold(first));
      return others.length === 0 || last.length < 6 ? null : `${pick(others)} ${mistyped(last, random)}`;
    }, employer),
    'last name first, typing error, employer': unique(
      ({ first, last }) => (last.length < 6 ? null : `${mistyped(last, random)}, ${first}`),
      employer,
    ),
    'an employer’s name with words omitted': unique(
      ({ first, last }) => `${first} ${last}`,
      ({ employers }) => {
        const words = pick(employers).name.split(' ');
        return words.length < 3 ? null : { organization: { name: words.slice(0, -1).join(' ') } };
      },
    ),
    'no match: another generation, employer': noPerson((one) => {
      const marked = GENERATION.exec(one.last);
      const other = pick(['Jr.', 'Sr.', 'III']);
      return marked === null || fold(marked[0]) === fold(other)
        ? null
        : named(`${one.first} ${one.last.replace(GENERATION, '')} ${other}`, employer(one));
    }),
    'no match: the name of the other sex, employer': noPerson((one) => {
      const other = otherSex(one.first);
      return other === undefined || hasInitial(other, one.last) > 1
        ? null
        : named(`${other} ${one.last}`, employer(one));
    }),
    'no match: another last name of that length, employer': noPerson((one) => {
      const other = person();
      const isClose = fold(other.last)[0] === fold(one.last)[0] && other.last.length === one.last.length;
      return !isClose || fold(other.last) === fold(one.last) || members(one.employers[0]!.key).length < 2
        ? null
        : named(`${one.first} ${other.last}`, employer(one));
    }),
    'organization: its acronym in brackets': company(({ name }) => {
      const words = fold(name)
        .split(' ')
        .filter((word) => !isSmallWord(word));
      return words.length < 3 || /[()]/.test(name)
        ? null
        : `${name} (${words.map((word) => word[0]!.toUpperCase()).join('')})`;
    }),
    'organization: its place added': company(({ name, place }) => {
      const town = place
        ?.split(/[,;]/)
        .map((part) => part.trim())
        .find((part) => /^\p{L}{4,}[\p{L} ]*$/u.test(part));
      return town === undefined || name.includes(town)
        ? null
        : pick([`${name}, ${town}`, `${name} (${town})`, `${name} ${town}`]);
    }),
    'organization: university in another language': company(({ name }) =>
      /\bUniversity of (?!the)/.test(name) && name.split(' ').length < 5
        ? name.replace('University of', pick(UNIVERSITY))
        : null,
    ),
    'organization: another order and a legal form': company(({ name }) => {
      const words = name.split(' ');
      return words.length !== 3 || /[(),\d]/.test(name)
        ? null
        : `${words[1]!} ${words[2]!} ${words[0]!}, ${pick(['Inc.', 'Ltd', 'LLC', 'S.A.'])}`;
    }),
    'organization: typing errors in two words': company(({ name }) => {
      const words = name.split(' ');
      const long = words.flatMap((word, at) => (/^\p{L}{6,}$/u.test(word) ? [at] : []));
      if (words.length < 3 || long.length < 2) return null;
      const [one, other] = long as [number, number];
      return words
        .with(one, mistyped(words[one]!, random))
        .with(other, mistyped(words[other]!, random))
        .join(' ');
    }),
    'no match: a name of several, an unknown parent': () => {
      const all = sameNames();
      const { name, parent } = all[0]!;
      const other = organization({ isUnique: true, words: 3 });
      return parent === null || all.some((one) => one.parent !== null && !isAnother(one.parent, other))
        ? null
        : { query: { type: 'organization', name, parent: { name: other.name } }, expected: null };
    },
    'no match: an organization with another place in brackets': noCompany(({ name }) =>
      /\(\p{L}+\)$/u.test(name)
        ? name.replace(/\(\p{L}+\)$/u, `(${pick(TOWNS.filter((town) => !name.includes(town)))})`)
        : null,
    ),
    'no match: only a last name and an organization': () => {
      const one = person();
      const many = members(one.employers[0]!.key).filter(({ last }) => fold(last) === fold(one.last)).length;
      return many < 2 || bearers(one.last) > 0
        ? null
        : { query: named(one.last, { organization: { public_id: one.employers[0]!.key } }), expected: null };
    },
  };
}
