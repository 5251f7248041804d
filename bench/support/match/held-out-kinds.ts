import { fold } from '../../../src/names/normalize.js';
import { isParticle } from '../../../src/matching/names/person-name.js';
import { mistyped } from '../search/random.js';
import { inLetters, named } from './tuned-kinds.js';
import { acronymOf, builders, isAnother, townOf, type Letters } from './builders.js';
import type { Draws, Drawn, Kinds } from './records.js';

/** Greek as newspapers spell foreign names: by sound, with iota for every `i` and pairs for b, d, g and j. */
const GREEK: Letters = [
  ['sh', 'σ'],
  ['ch', 'τσ'],
  ['th', 'θ'],
  ['ph', 'φ'],
  ['ck', 'κ'],
  ['oo', 'ου'],
  ['ou', 'ου'],
  ['ee', 'ι'],
  ['ea', 'ι'],
  ['a', 'α'],
  ['b', 'μπ'],
  ['c', 'κ'],
  ['d', 'ντ'],
  ['e', 'ε'],
  ['f', 'φ'],
  ['g', 'γκ'],
  ['h', 'χ'],
  ['i', 'ι'],
  ['j', 'τζ'],
  ['k', 'κ'],
  ['l', 'λ'],
  ['m', 'μ'],
  ['n', 'ν'],
  ['o', 'ο'],
  ['p', 'π'],
  ['q', 'κ'],
  ['r', 'ρ'],
  ['s', 'σ'],
  ['t', 'τ'],
  ['u', 'ου'],
  ['v', 'β'],
  ['w', 'γου'],
  ['x', 'ξ'],
  ['y', 'ι'],
  ['z', 'ζ'],
];

/** Ukrainian letters for the sounds of foreign names. */
const UKRAINIAN: Letters = [
  ['sch', 'ш'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['th', 'т'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['oo', 'у'],
  ['ee', 'і'],
  ['ea', 'і'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'ґ'],
  ['h', 'г'],
  ['i', 'і'],
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
  ['y', 'і'],
  ['z', 'з'],
];

/** Generic words by language. */
const GENERIC: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bInstitute\b/, ['Institut', 'Instituto', 'Istituto']],
  [/\bHospital\b/, ['Hôpital', 'Ospedale']],
  [/\bMuseum\b/, ['Musée', 'Museo']],
  [/\bFoundation\b/, ['Stiftung', 'Fundación', 'Fondation']],
  [/\bAcademy\b/, ['Akademie', 'Académie', 'Academia']],
  [/\bLaboratory\b/, ['Laboratoire', 'Laboratorio']],
];
const KINDS_OF_HOUSES = ['University', 'College', 'Hospital', 'Institute', 'Museum', 'Foundation'];
const LEGAL_FORM = /,? (?:Inc|Ltd|LLC|GmbH|Corp|Limited|Incorporated|AG|SA)\.?$/;

/**
 * Kinds written down before any of their results were seen. Their misses corrected the rules of
 * `directory-3`.
 */
export function heldOutKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, sameNames, hasInitial, members } = draws;
  const { pick } = random;
  const { employer, unique, company, noPerson, noCompany } = builders(draws);
  const rivalsOf = (one: ReturnType<Draws['person']>) =>
    one.employers.flatMap(({ key }) =>
      members(key).filter(
        (other) =>
          other.key !== one.key &&
          fold(other.last) === fold(one.last) &&
          fold(other.first)[0] === fold(one.first)[0],
      ),
    );
  const amongNamesakes = (how: (name: string) => string | null) => (): Drawn => {
    const all = namesakes();
    const one = all[0]!;
    const here = pick(one.employers);
    const name = how(here.name);
    const isElsewhere = all
      .slice(1)
      .some(({ employers }) => employers.some((other) => name !== null && how(other.name) === name));
    return name === null || isElsewhere
      ? null
      : { query: named(`${one.first} ${one.last}`, { organization: { name } }), expected: one.key };
  };
  return {
    'two last names in the other order, employer': unique(({ first, last }) => {
      const [one, two, ...rest] = last.split(/[ -]/);
      return two === undefined || rest.length > 0 || isParticle(fold(one!)) || isParticle(fold(two))
        ? null
        : `${first} ${two}${pick(['-', ' '])}${one!}`;
    }, employer),
    'Greek by sound, employer': unique(({ first, last }) => inLetters(`${first} ${last}`, GREEK), employer),
    'Ukrainian, employer': unique(({ first, last }) => inLetters(`${first} ${last}`, UKRAINIAN), employer),
    'a particle joined, employer': unique(({ first, last }) => {
      const [particle, ...rest] = last.split(' ');
      return rest.length === 0 || !isParticle(fold(particle!))
        ? null
        : `${first} ${particle}${rest.join('')}`;
    }, employer),
    'last name first, all initials, employer': () => {
      const one = person({ isUnique: true });
      const initials = one.first.split(' ').map((name) => `${name[0]!}.`);
      return rivalsOf(one).length > 0
        ? null
        : { query: named(`${one.last}, ${initials.join(' ')}`, employer(one)), expected: one.key };
    },
    'no accents and a typing error, employer': unique(({ first, last }) => {
      const name = `${first} ${last}`;
      return /^[\x20-\x7e]*$/.test(name) ? null : mistyped(fold(name), random);
    }, employer),
    'a maiden name in the middle, employer': unique(
      ({ first, last }) => `${first} ${person().last} ${last}`,
      employer,
    ),
    'given names joined, employer': unique(({ first, last }) => {
      const [one, two, ...rest] = first.split(/[ -]/);
      return two === undefined || two.length < 3 || rest.length > 0
        ? null
        : `${one!}${pick(['', '-'])}${two.toLowerCase()} ${last}`;
    }, employer),
    'namesakes, an employer’s name with words omitted': amongNamesakes((name) => {
      const words = name.split(' ');
      return words.length < 3 ? null : words.slice(0, -1).join(' ');
    }),
    'namesakes, an employer’s acronym': amongNamesakes(acronymOf),
    'no match: an initial, another employer': () => {
      const one = person({ isUnique: true });
      const other = pick(person().employers);
      return one.employers.some((own) => !isAnother(own, other)) || hasInitial(one.first[0]!, one.last) > 1
        ? null
        : {
            query: named(`${one.first[0]!}. ${one.last}`, { organization: { public_id: other.key } }),
            expected: null,
          };
    },
    'no match: another first name with the same initial, employer': noPerson((one) => {
      const { first } = person();
      return first[0] !== one.first[0] || fold(first).slice(0, 3) === fold(one.first).slice(0, 3)
        ? null
        : named(`${first} ${one.last}`, employer(one));
    }),
    'organization: another legal form': company(({ name }) =>
      LEGAL_FORM.test(name) ? name.replace(LEGAL_FORM, pick([' plc', ' GmbH', ' LLC', ' S.A.'])) : null,
    ),
    'organization: two typing errors and a legal form': company(({ name }) =>
      name.length < 20 || /\d/.test(name)
        ? null
        : `${mistyped(mistyped(name, random), random)} ${pick(['Inc.', 'Ltd', 'LLC'])}`,
    ),
    'organization: “and” and a typing error': company(({ name }) =>
      / (&|and) /.test(name) && !/\d/.test(name)
        ? mistyped(
            name.replace(/ (&|and) /, (word) => (word === ' & ' ? ' and ' : ' & ')),
            random,
          )
        : null,
    ),
    'organization: a generic word in another language': company(({ name }) => {
      const found = GENERIC.find(([word]) => word.test(name));
      return found ? name.replace(found[0], pick(found[1])) : null;
    }),
    'organization: words omitted, parent': company(
      ({ name }) => {
        const words = name.split(' ');
        return words.length < 4 ? null : words.slice(0, -1).join(' ');
      },
      ({ parent }) => (parent === null ? null : { parent: { name: parent.name } }),
    ),
    'organization: its place in brackets omitted': company(({ name }) =>
      /\(\p{L}+\)$/u.test(name) ? name.replace(/ ?\(\p{L}+\)$/u, '') : null,
    ),
    'organization: acronym, place': company(
      ({ name }) => acronymOf(name),
      (one) => {
        const place = townOf(one);
        return place === undefined ? null : { place };
      },
    ),
    'no match: another kind of institution': noCompany(({ name }) => {
      const found = KINDS_OF_HOUSES.find((kind) => new RegExp(`\\b${kind}\\b`).test(name));
      return found === undefined || name.split(' ').length > 4
        ? null
        : name.replace(found, pick(KINDS_OF_HOUSES.filter((kind) => kind !== found)));
    }),
    'no match: a name of several, an unknown place': () => {
      const all = sameNames();
      const { place } = organization();
      const town = place === null ? undefined : townOf({ ...all[0]!, place });
      return town === undefined || all.some((one) => one.place === null || one.place.includes(town))
        ? null
        : { query: { type: 'organization', name: all[0]!.name, place: town }, expected: null };
    },
    'no match: a person with a name of an organization': () => {
      const { name } = organization({ isUnique: true, words: 2 });
      return /\d/.test(name) || bearers(name) > 1 ? null : { query: named(name), expected: null };
    },
  };
}
