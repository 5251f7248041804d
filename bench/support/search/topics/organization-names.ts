import { fold } from '../../../../src/names/normalize.js';
import { withoutSmallWords } from '../../../../src/names/words.js';
import { withoutCountry, type Draws } from '../draws.js';
import { areAll, few, type Drawn, type Kinds } from '../kinds.js';
import { isLatin, letters } from '../random.js';

const LEGAL_FORM =
  /,? (?:& Co\.? |Pvt\.? |Pte\.? |Co\.,? )?(Inc|Ltd|LLC|GmbH|Corp|Corporation|Limited|AG|S\.A|plc|B\.V|AB|Oy|SpA)\.?$/;
const LEGAL_FORMS =
  'Ltd, GmbH & Co. KG, Inc., S.p.A., Pty Ltd, e.V., SARL, Aktiengesellschaft, LLC, plc'.split(', ');
const COMPANIES = ['{base} {form}', '{base}, {form}', '{lower} {lowerform}', 'Fa. {base} {form}'];

/** Abbreviations of words; the first one compares names. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  University: ['Univ', 'Univ.', 'Uni', 'U'],
  Universidad: ['Univ'],
  Université: ['Univ'],
  Universität: ['Univ'],
  Institute: ['Inst', 'Inst.'],
  Department: ['Dept', 'Dept.', 'Dep.'],
  National: ['Natl', "Nat'l", 'Nat.'],
  International: ['Intl', "Int'l", 'Int.'],
  Association: ['Assn', 'Assoc.', 'Assoc'],
  Center: ['Ctr', 'Ctr.'],
  Centre: ['Ctr', 'Ctr.'],
  Hospital: ['Hosp', 'Hosp.'],
  Technology: ['Tech', 'Technol.'],
  College: ['Coll', 'Coll.'],
  County: ['Cnty', 'Cty.', 'Cty'],
  Foundation: ['Fdn', 'Found.'],
  Academy: ['Acad', 'Acad.'],
  Agricultural: ['Agr', 'Agric.'],
  Committee: ['Cmte'],
  Council: ['Counc', 'Counc.'],
  Education: ['Educ', 'Educ.'],
  Engineering: ['Engn', 'Eng.'],
  Government: ['Govt'],
  Laboratory: ['Lab', 'Lab.'],
  Management: ['Manag', 'Manag.'],
  Medical: ['Med', 'Med.'],
  Research: ['Res', 'Res.'],
  Science: ['Sci', 'Sci.'],
  Sciences: ['Sci', 'Sci.'],
  Society: ['Soc', 'Soc.'],
  State: ['St', 'St.'],
};
const WRITTEN = ['{short}', '{lower}', '{UPPER}'];
const CITED = ['{short}', '({short}, {year})', 'In: Proc. {short}', '{short} Library'];
const IN_CITIES = [
  '{short}, {city}, {country}',
  '{short} {city}',
  '{UPPER}, {city}',
  '[Author, A.] {short}, {city}, {country}.',
  '{city}: {short}',
];
const KINDS_ABBREVIATED: readonly (readonly [name: RegExp, short: string])[] = [
  [/^Technische Universität /, 'TU '],
  [/^Technical University of /, 'TU '],
  [/^Fachhochschule /, 'FH '],
  [/^University of California,? /, 'UC '],
  [/^University of (?!California)/, 'U of '],
  [/^Université de /, 'U de '],
];

const ACRONYMS_AND_NAMES = [
  '{name} ({acronym})',
  '{acronym} - {name}',
  '{name}, {acronym}',
  '{acronym} = {name}?',
  '{name}, im Folgenden {acronym}',
  '{name} (ci-après « {acronym} »)',
];
const ACRONYMS_AND_CITIES = [
  '{acronym} {city}',
  '{acronym} ({city})',
  '{city} - {acronym}',
  'my colleague at {acronym} in {city}',
  '{acronym}, {city}, {country}',
  'Tagung am {acronym} in {city}',
  'stage au {acronym}, {city}',
];
const OTHER_NAMES = [
  '{name} / {alias}',
  '{alias} ({name})',
  '{name} (formerly {alias})',
  '{alias} – {name}',
  '{alias}, now {name}',
];
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ORDINAL =
  /\b(1st|2nd|3rd|[4-9]th|10th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/i;
const otherOrdinal = (name: string): string =>
  name.replace(ORDINAL, (word) => {
    const at = ORDINALS.indexOf(word.toLowerCase());
    return at < 0 ? ORDINALS[parseInt(word, 10) - 1]! : `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`;
  });
const CUT_OFF = [
  '{cut}…',
  '{cut}...',
  '{cut}',
  '{n}. {cut}...',
  'Re: {cut}…',
  '{cut} [...]',
  '{cut}… | Home',
];

const CHANGED = ['{changed}', '{changed}', 'the {changed}', '{changed} address', 'from {changed}'];
const SINGULARS_AND_PLURALS = [
  ...['Science', 'System', 'Service', 'Institute', 'Art', 'Resource', 'Product', 'Material', 'Hospital'].map(
    (word) => [word, `${word}s`] as const,
  ),
  ['Study', 'Studies'],
  ['Technology', 'Technologies'],
  ['Laboratory', 'Laboratories'],
  ['Industry', 'Industries'],
] as const;
const OTHER_NUMBER: ReadonlyMap<string, string> = new Map(
  SINGULARS_AND_PLURALS.flatMap(([one, many]) => [
    [one, many],
    [many, one],
  ]),
);
const OTHER_PREPOSITION: Readonly<Record<string, string>> = { of: 'for', for: 'of', in: 'of' };
const KEPT_PREPOSITION = /^(city|town|village|borough|county|township|university) /i;
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'One',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'VI',
  7: 'VII',
};
/** British for American spellings, and the reverse. */
const OTHER_SPELLING: Readonly<Record<string, string>> = {
  Center: 'Centre',
  Centre: 'Center',
  Defense: 'Defence',
  Organization: 'Organisation',
  Theatre: 'Theater',
  Harbor: 'Harbour',
  Labor: 'Labour',
  Paediatric: 'Pediatric',
  Archaeology: 'Archeology',
  Behavioral: 'Behavioural',
};
const OTHER_WORDS = ['Regional', 'Global', 'Applied', 'Northern', 'Modern'];
/** How people who work with committees write their names. */
const OF_INSIDERS: Readonly<Record<string, string>> = {
  Appropriations: 'Approps',
  Education: 'Ed',
  Government: 'Gov',
  Operations: 'Ops',
  Economic: 'Econ',
  Development: 'Dev',
  Judiciary: 'Jud',
  Veterans: 'Vets',
  Transportation: 'Transpo',
};
const COMMITTEE = /\bCommittee\b/;
const ASKED = ['expand {acronym}', '{acronym} stands for', '{acronym} abbreviation'];
const FORGOTTEN = ['something', 'blah', 'whatever'];

/** Names of organizations that are abbreviated, cut off or changed. */
export function organizationNamesKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, all, recordsWith } = draws;
  const { organization, onlyOrganization, placedOrganization } = draws;
  const { pick, below } = random;
  const names = [...corpus.organizations.map(({ name, key }) => [name, key] as const), ...corpus.aliases];
  const aliasesByKey = Map.groupBy(corpus.aliases, ([, key]) => key);
  const placesByKey = Map.groupBy(corpus.places, ({ key }) => key);
  const lastNames = new Set(corpus.people.map(({ last }) => fold(last)));

  const ordinals = corpus.organizations.filter(({ name }) => ORDINAL.test(name));
  const ofInsiders = (name: string): string => name.replace(/\p{L}+/gu, (word) => OF_INSIDERS[word] ?? word);
  const committees = corpus.organizations.filter(
    ({ name }) => COMMITTEE.test(name) && ofInsiders(name) !== name,
  );

  const shortened = (name: string, choose: (forms: readonly string[]) => string): string =>
    name.replace(/\p{L}+/gu, (word) => (ABBREVIATIONS[word] ? choose(ABBREVIATIONS[word]) : word));
  const comparable = (name: string): string => fold(shortened(name, ([form]) => form!));
  const keysByShort = Map.groupBy(names, ([name]) => comparable(name));
  /** An organization with abbreviated words that no other has. */
  const abbreviated =
    (
      templates: readonly string[],
      draw: () => { name: string; expected: ReadonlySet<string>; city?: string; country?: string },
      choose: (forms: readonly string[]) => string,
    ) =>
    (): Drawn => {
      const { name, expected, city = '', country = '' } = draw();
      const short = shortened(name, choose);
      const same = (keysByShort.get(comparable(name)) ?? []).map(([, key]) => key);
      if (short === name || !areAll([...same, ...bearersOf(short)], expected)) return null;
      const slots = { short, lower: short.toLowerCase(), UPPER: short.toUpperCase(), city, country };
      return [write(templates, slots), expected];
    };

  const keysByBareWords = Map.groupBy(
    [...corpus.bearers].flatMap(([name, keys]) =>
      [...keys].map((key) => [withoutSmallWords(name), key] as const),
    ),
    ([words]) => words,
  );
  /** An organization of whose name one word is another, where the changed name is no other record's. */
  const changed =
    (change: (word: string) => string | undefined, unless = /^$/) =>
    (): Drawn => {
      const { name, expected } = onlyOrganization();
      const words = name.split(' ');
      const places = [...words.keys()].filter((at) => change(words[at]!) !== undefined);
      if (unless.test(name) || places.length === 0) return null;
      const at = pick(places);
      const query = words.with(at, change(words[at]!)!).join(' ');
      const same = [name, query].flatMap((one) => keysByBareWords.get(withoutSmallWords(fold(one))) ?? []);
      if (!same.every(([, key]) => expected.has(key)) || !areAll(recordsWith(query), expected)) return null;
      return [write(CHANGED, { changed: query }), expected];
    };
  /** The place of the first long word behind a number of words. */
  const longWordOf = (words: readonly string[], behind: number): number =>
    words.findIndex((word, at) => at > behind && /^\p{L}{5,}$/u.test(word));
  const acronyms = names.filter(([name, key]) => /^[A-Z]{3,6}$/.test(name) && placesByKey.has(key));
  const keysByAcronym = Map.groupBy(acronyms, ([name]) => name);

  return {
    'wrong legal form': () => {
      const one = organization(2);
      const [base, form] = [one.name.replace(LEGAL_FORM, ''), pick(LEGAL_FORMS)];
      const lowerform = form.toLowerCase().replaceAll('.', '');
      return [write(COMPANIES, { base, form, lower: base.toLowerCase(), lowerform }), all(one)];
    },
    'company without its country': () => {
      const { name } = organization(2);
      const query = withoutCountry(name);
      if (query === name || query.length < 4 || lastNames.has(fold(query))) return null;
      const same = names.filter(([other]) => fold(withoutCountry(other)) === fold(query));
      return [query, few(new Set(same.map(([, key]) => key)))];
    },
    'abbreviated words': abbreviated(WRITTEN, onlyOrganization, pick),
    'abbreviations of a reference list': abbreviated(CITED, onlyOrganization, ([form]) => `${form!}.`),
    'abbreviated words and a city': abbreviated(IN_CITIES, placedOrganization, ([form]) => form!),
    'long word cut to five letters': () => {
      const one = organization(3);
      const words = one.name.split(' ');
      const long = words.flatMap((word, at) => (/^\p{L}{9,}$/u.test(word) ? [at] : []));
      if (long.length === 0) return null;
      const at = pick(long);
      return [words.with(at, `${words[at]!.slice(0, 5)}.`).join(' '), all(one)];
    },
    'TU, FH, UC, U of': () => {
      const one = organization(2);
      const short = KINDS_ABBREVIATED.reduce((name, [long, letter]) => name.replace(long, letter), one.name);
      return short === one.name ? null : [short, all(one)];
    },
    ampersand: () => {
      const one = organization(3);
      const query = one.name.replace(/ (&|and) /g, pick(['&', ' + ', ' n ', ' et ', ' / ']));
      return query === one.name ? null : [query, all(one)];
    },
    'name and acronym': () => {
      const { key, name, expected } = onlyOrganization();
      const known = (aliasesByKey.get(key) ?? []).map(([alias]) => alias);
      const initials = name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
      const acronym = known.find((alias) => /^[A-Z]{3,7}$/.test(alias)) ?? initials;
      if (acronym.length < 3 || /[\d(),]/.test(name)) return null;
      return [write(ACRONYMS_AND_NAMES, { name, acronym }), expected];
    },
    'acronym and city': () => {
      const [acronym, key] = pick(acronyms);
      const { name: city, address } = placesByKey.get(key)![0]!;
      const country = address?.split(', ').at(-1);
      if (country === undefined || !isLatin(city) || fold(city) === fold(acronym)) return null;
      const there = keysByAcronym
        .get(acronym)!
        .map(([, one]) => one)
        .filter((one) => placesByKey.get(one)!.some((place) => fold(place.name) === fold(city)));
      const expected = new Set(there);
      const named = [...bearersOf(`${acronym} ${city}`), ...bearersOf(`${city} ${acronym}`)];
      if (expected.size > 3 || !areAll(named, expected)) return null;
      return [write(ACRONYMS_AND_CITIES, { acronym, city, country }), expected];
    },
    'acronym that is asked for': () => {
      const [acronym] = pick(acronyms);
      const known = bearersOf(acronym);
      return [write(ASKED, { acronym: acronym.toLowerCase() }), few(known, 3)];
    },
    'name and other name': () => {
      const { name, key, expected } = onlyOrganization(2);
      const [alias] = pick(aliasesByKey.get(key) ?? [['', key] as const]);
      const [one, other] = [fold(alias), fold(name)];
      if (letters(alias) < 4 || one.includes(other) || other.includes(one)) return null;
      return areAll(bearersOf(alias), expected) ? [write(OTHER_NAMES, { name, alias }), expected] : null;
    },
    'ordinal in the other form': () => {
      const one = pick(ordinals);
      return [otherOrdinal(one.name), all(one)];
    },
    'inverted heading': () => {
      const one = organization(3);
      const [, front, of, back] =
        /^(\p{L}[\p{L}\s]+) (of|de|für|di|for) ([\p{L}\s-]+)$/u.exec(one.name) ?? [];
      if (!front || / (of|de|for|and) /.test(front)) return null;
      return [pick([`${back}, ${front} ${of}`, `${back} (${front} ${of})`]), all(one)];
    },
    'university before its place': () => {
      const one = organization(3);
      const [, kind, place] = /^(University|City|Town|Bank|Museum) of (.+)$/.exec(one.name) ?? [];
      return place === undefined ? null : [`${place} ${kind}`, all(one)];
    },
    'name cut off': () => {
      const { name, expected } = onlyOrganization(4);
      const cut = name.slice(0, Math.ceil(name.length * (0.6 + below(25) / 100)));
      const isWithinWord = /\p{L}{3}$/u.test(cut) && /^\p{L}/u.test(name.slice(cut.length));
      return isWithinWord && areAll(draws.begunWith(cut), expected)
        ? [write(CUT_OFF, { cut }), expected]
        : null;
    },
    'one word replaced': () => {
      const one = organization(5);
      const words = one.name.split(' ');
      const at = longWordOf(words, 0);
      return at < 0 ? null : [words.with(at, pick(OTHER_WORDS)).join(' '), all(one)];
    },
    'something for a forgotten word': () => {
      const one = organization(4);
      const words = one.name.split(' ');
      const at = longWordOf(words, 1);
      return at < 0 ? null : [words.with(at, pick(FORGOTTEN)).join(' '), all(one)];
    },
    'one word omitted': () => {
      const one = organization(5);
      const words = one.name.split(' ');
      const at = longWordOf(words, 1);
      return at < 0 ? null : [words.toSpliced(at, 1).join(' '), all(one)];
    },
    'committee in the words of insiders': () => {
      const one = pick(committees);
      const short = ofInsiders(one.name);
      return [write(WRITTEN, { short, lower: short.toLowerCase(), UPPER: short.toUpperCase() }), all(one)];
    },
    'singular for a plural': changed((word) => OTHER_NUMBER.get(word)),
    'number in words': changed((word) => NUMBERS[word]),
    'spelling of another country': changed((word) => OTHER_SPELLING[word]),
    'other preposition': changed((word) => OTHER_PREPOSITION[word], KEPT_PREPOSITION),
  };
}
