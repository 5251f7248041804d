import { fold } from '../../../../src/names/normalize.js';
import type { Draws } from '../draws.js';
import { areAll, few, isClose, type Drawn, type Kinds } from '../kinds.js';
import { isLatin, letters, mistyped } from '../random.js';
import { slotsOf, spaced } from '../texts.js';

const QUESTIONS = ['who is {misspelt}', '{misspelt} contact', 'email of {misspelt}'];
const REQUESTS = [
  '{misspelt} office',
  '{misspelt} email address',
  'contact {misspelt}',
  '{misspelt} phone number',
];
const ORGANIZATIONS = ['where is {misspelt}', '{misspelt} website', 'history of {misspelt}'];

const SPELLED_OUT = [
  '{first} {last}, spelled {letters}',
  '{first} {last}, that is {dashed}',
  'last name {lowerlast} {letters} first name {lowerfirst}',
  'first name {first}, last name {dashed}',
  '{first} {LETTERS}',
  '{first} {dotted}',
  '{last} ({dashed}), {first}',
  '{first} {last} (sp? {dashed})',
  '{first} {last} buchstabiert {dashed}',
];

const DOUBTS = [
  '{first} {last} or {first} {slip}?',
  '{first} {slip} / {last}??',
  'is it {slip} or {last}, {first}',
  '{first} {last} (sp? maybe {slip})',
  '{first} {slip}? {last}?',
  '{first} {last}, not sure if {slip}',
  '{first} {last} oder {slip}, bin nicht sicher',
];

const SOUNDS: readonly (readonly [letters: RegExp, others: string])[] = [
  [/ph/i, 'f'],
  [/ck/i, 'k'],
  [/c(?=[aou])/i, 'k'],
  [/y\b/i, 'ie'],
  [/ee/i, 'ea'],
  [/th/i, 't'],
  [/ll/i, 'l'],
  [/s(?=[eio])/i, 'z'],
  [/ie\b/i, 'y'],
  [/w/i, 'v'],
  [/tt/i, 't'],
  [/nn/i, 'n'],
];
const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
};
const GERMANIC =
  /[åøæß]|[äöü].*(?:Universität|Institut|Hochschule|Gesellschaft|schule)|(?:Universität|Institut|Hochschule|Gesellschaft|für).*[äöü]/;
const AMERICAN_BRITISH: readonly (readonly [string, string])[] = [
  ['Center', 'Centre'],
  ['Organization', 'Organisation'],
  ['Defense', 'Defence'],
  ['Labor', 'Labour'],
  ['Program', 'Programme'],
  ['Behavior', 'Behaviour'],
  ['Pediatric', 'Paediatric'],
  ['Theater', 'Theatre'],
];

/** Typing errors, names written by their sound, and other spellings. */
/** Usual spellings of last names, and others. */
const OTHER_LAST_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)son$/, 'sen'],
  [/(?<=[nrl])e$/, ''],
  [/^Brown$/, 'Browne'],
  [/^Rogers$/, 'Rodgers'],
  [/ez$/, 'es'],
  [/lor$/, 'ler'],
];

export function spellingKindsOf(draws: Draws): Kinds {
  const { random, corpus, write, bearersOf, all, onlyPerson, organization, onlyOrganization } = draws;
  const { pick, below } = random;
  const names = [...corpus.bearers];
  const latin = [...corpus.people, ...corpus.organizations].filter(({ name }) => isLatin(name));
  const germanic = latin.filter(({ name }) => GERMANIC.test(name));
  /** An organization, its words, and the places of words with at least this many letters. */
  const longWords = (words: number, atLeast: number) => {
    const one = organization(words);
    const parts = one.name.split(' ');
    const long = parts.flatMap((part, at) => (/^\p{L}+$/u.test(part) && part.length >= atLeast ? [at] : []));
    return { one, parts, long };
  };
  const mistypedAt = (parts: readonly string[], places: readonly number[]): string[] =>
    parts.map((part, at) => (places.includes(at) ? mistyped(part, random) : part));
  const american = (name: string) =>
    fold(AMERICAN_BRITISH.reduce((text, [to, from]) => text.replace(new RegExp(`\\b${from}\\b`), to), name));
  const keysByAmerican = Map.groupBy(corpus.organizations, ({ name }) => american(name));

  return {
    'one typing error': () => {
      const one = pick(latin);
      const query = mistyped(one.name, random);
      return letters(query) < 5 || bearersOf(query).size > 0 ? null : [query, all(one)];
    },
    'typing error, last name first': () => {
      const one = onlyPerson();
      const query = pick(['{last} {first}', '{last}, {first}', '{LAST} {first}']);
      const typed = write([query], slotsOf({ first: one.first, last: mistyped(one.last, random) }));
      return one.last.length < 5 || bearersOf(typed).size > 0 ? null : [typed, all(one)];
    },
    'two typing errors in the name of a person': () => {
      const one = onlyPerson();
      const isFirstWrong = below(2) === 0;
      if (one.first.length < 4 || one.last.length < (isFirstWrong ? 5 : 8)) return null;
      const first = isFirstWrong ? mistyped(one.first, random) : one.first;
      const last = mistyped(isFirstWrong ? one.last : mistyped(one.last, random), random);
      const isAmbiguous = corpus.people.some(
        (other) =>
          other.key !== one.key &&
          isClose(fold(last), fold(other.last), 2) &&
          isClose(fold(first), fold(other.first), 2),
      );
      if (isAmbiguous || fold(last) === fold(one.last) || bearersOf(`${first} ${last}`).size > 0) return null;
      return [
        write(['{name}', '{lower}', '{last}, {first}', '{LAST} {first}'], slotsOf({ first, last })),
        all(one),
      ];
    },
    'two typing errors in the name of an organization': () => {
      const { name, expected } = onlyOrganization(2);
      const words = name.split(' ');
      const long = words.flatMap((word, at) => (/^\p{L}{6,}$/u.test(word) ? [at] : []));
      if (long.length < 2) return null;
      const first = long.splice(below(long.length), 1)[0]!;
      const misspelt = mistypedAt(words, [first, pick(long)]).join(' ');
      const close = names.filter(([other]) => isClose(fold(misspelt), other, 4));
      if (!close.every(([, keys]) => areAll(keys, expected))) return null;
      return [write(['{misspelt}', '{lower}'], { misspelt, lower: misspelt.toLowerCase() }), expected];
    },
    'a typing error in each of three words': () => {
      const { one, parts, long } = longWords(3, 5);
      return long.length < 3 ? null : [mistypedAt(parts, long.slice(0, 3)).join(' '), all(one)];
    },
    'last name in another usual spelling': () => {
      const one = onlyPerson();
      const last = OTHER_LAST_NAMES.reduce((name, [usual, other]) => name.replace(usual, other), one.last);
      const query = `${one.first} ${last}`;
      return last === one.last || bearersOf(query).size > 0
        ? null
        : [pick([query, query.toLowerCase(), `Rep. ${query}`]), all(one)];
    },
    'three respellings by sound': () => {
      const one = onlyPerson();
      let name = one.name;
      let changes = 0;
      for (const [pattern, other] of SOUNDS) {
        if (changes === 3 || !pattern.test(name)) continue;
        name = name.replace(pattern, other);
        changes++;
      }
      return changes < 3 ? null : [name, all(one)];
    },
    'misspelt name in a question': () => {
      const one = onlyPerson();
      return [write(QUESTIONS, { misspelt: mistyped(one.name, random) }), all(one)];
    },
    'letter omitted or doubled in a request': () => {
      const one = onlyPerson();
      if (!/^[A-Za-z]{6,}$/.test(one.last)) return null;
      const at = 2 + below(one.last.length - 3);
      const last =
        one.last.slice(0, at) + (below(2) ? '' : one.last[at]! + one.last[at]!) + one.last.slice(at + 1);
      const misspelt = `${one.first} ${last}`;
      return bearersOf(misspelt).size > 0 ? null : [write(REQUESTS, { misspelt }), all(one)];
    },
    'misspelt organization in a question': () => {
      const { one, parts, long } = longWords(2, 6);
      if (long.length === 0) return null;
      return [write(ORGANIZATIONS, { misspelt: mistypedAt(parts, [pick(long)]).join(' ') }), all(one)];
    },
    'misspelt word and the beginning of another': () => {
      const { one, parts, long } = longWords(2, 6);
      const last = parts.length - 1;
      const others = long.filter((at) => at < last);
      if (others.length === 0 || parts.length > 4 || !/^\p{L}{7,}$/u.test(parts[last]!)) return null;
      const typed = mistypedAt(parts, [pick(others)]).with(last, parts[last]!.slice(0, 4));
      const asked = fold(one.name).split(' ');
      const isBegun = (name: string): boolean => {
        const words = name.split(' ');
        return (
          asked.slice(0, -1).every((word) => words.includes(word)) &&
          words.some((word) => word.startsWith(asked.at(-1)!.slice(0, 4)))
        );
      };
      const begun = names.filter(([name]) => isBegun(name)).flatMap(([, keys]) => [...keys]);
      return [typed.join(' '), few(new Set([...all(one), ...begun]))];
    },
    'last name spelled out': () => {
      const one = onlyPerson();
      if (!/^[A-Za-z]{4,12}$/.test(one.last)) return null;
      const { LAST, lowerlast, ...slots } = slotsOf(one);
      const spelled = {
        letters: spaced(lowerlast!, ' '),
        LETTERS: spaced(LAST!, ' '),
        dashed: spaced(LAST!, '-'),
        dotted: spaced(LAST!, '. '),
      };
      return [write(SPELLED_OUT, { ...slots, lowerlast: lowerlast!, ...spelled }), all(one)];
    },
    'two spellings of a last name': () => {
      const one = onlyPerson();
      if (!/^[\p{L}'-]{5,}$/u.test(one.last)) return null;
      const slip = mistyped(one.last, random);
      return bearersOf(`${one.first} ${slip}`).size > 0
        ? null
        : [write(DOUBTS, { ...slotsOf(one), slip }), all(one)];
    },
    'two letters for an umlaut': () => {
      const one = pick(germanic);
      return [one.name.replace(/[äöüßøåæ]/g, (letter) => DIGRAPHS[letter]!), all(one)];
    },
    'British or American spelling': (): Drawn => {
      const { name } = organization(3);
      const words = name.split(' ');
      const [at, other] = words
        .flatMap((word, place) =>
          AMERICAN_BRITISH.flatMap(([us, gb]) =>
            word === us ? [[place, gb] as const] : word === gb ? [[place, us] as const] : [],
          ),
        )
        .at(0) ?? [undefined, ''];
      if (at === undefined) return null;
      const same = keysByAmerican.get(american(name)) ?? [];
      return [words.with(at, other).join(' '), few(new Set(same.map(({ key }) => key)))];
    },
  };
}
