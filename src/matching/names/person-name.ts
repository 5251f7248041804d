import { withLettersForDigits } from '../../names/typing-errors.js';
import { fold, spellings } from '../../names/normalize.js';
import { customary, isForeign, omitsVowels } from '../../names/sounds.js';
import { isMasculine, isSmallWord, isSuffix, isTitle, partsByComma } from '../../names/words.js';

/** A name's words, in one spelling. */
export interface NameWords {
  readonly given: readonly string[];
  readonly last: readonly string[];
}

/** A person's name, parsed for comparison. */
export interface PersonName {
  readonly type: 'person';
  readonly text: string;
  /** Spellings, the written one first; at most MAX_SPELLINGS. */
  readonly forms: readonly NameWords[];
  /** Whether it was given in two parts. In one text the last name may have several words. */
  readonly isSplit: boolean;
  /** `jr`, `iii`; null without one. */
  readonly generation: string | null;
  /** Whether it is written in a script other than Latin. */
  readonly isForeign: boolean;
  /** Whether that script omits short vowels. */
  readonly omitsVowels: boolean;
  /** Whether it is a last name that follows a title. */
  readonly isAddressed?: boolean;
  /** A name in Chinese characters, the last name first; null for others. */
  readonly han: string | null;
  /** Whether it is that of a wife after her husband's: `Mrs. John King`. */
  readonly isWife: boolean;
}

const MAX_SPELLINGS = 4;
const MAX_WORDS = 8;
const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'jr',
  jnr: 'jr',
  junior: 'jr',
  sr: 'sr',
  snr: 'sr',
  senior: 'sr',
  ii: 'ii',
  iii: 'iii',
  iv: 'iv',
  '2nd': 'ii',
  '3rd': 'iii',
};

/** Czech and Slovak lists add this ending to a woman's last name, also to a foreign one: `Lovelaceová`. */
const OF_A_WOMAN = /(?<=\p{L}{3})ová$/iu;

/** The words of a text, each in up to MAX_SPELLINGS spellings. Initials are separate words. */
function wordsIn(text: string): string[][] {
  return withLettersForDigits(text)
    .replace(/\./g, '. ')
    .split(/[\s,;()"“”]+/)
    .map((word) => [...new Set([word, word.replace(OF_A_WOMAN, '')])])
    .map((writings) => writings.flatMap((word) => spellings(word).flatMap((form) => customary(form, word))))
    .filter((forms) => forms.length > 0);
}

/** A name without its parentheses, `(née Byron)`, if two words remain. */
function withoutAsides(text: string): string {
  const plain = text.replace(/\([^()]{0,100}\)/g, ' ').trim();
  return fold(plain).includes(' ') ? plain : text;
}

/** `King (Ada)`, in a list of last names. */
const NICKNAME_BEHIND = /^([\p{L}'’-]{2,60}) \((\p{L}{2,60})\)$/u;

const BORN = /\((?:née|nee|né|born|geb\.?|geboren|formerly|z domu)\s+([^()]{1,100})\)/iu;

/** The earlier name in a text: `Ada King (née Byron)`. */
export function earlierNames(text: string): string[] {
  const born = BORN.exec(text)?.[1]?.trim();
  if (born === undefined) return [];
  return [born.includes(' ') ? born : `${withoutAsides(text).split(/\s+/)[0]!} ${born}`];
}

/** Parses a name. The last of several words is the last name, unless `last` gives it in more than an initial. */
export function personName(first: string, last: string | null = null): PersonName {
  const text = `${first} ${last ?? ''}`.trim();
  if (last !== null && first !== '' && isInitial(fold(last))) return personName(text);
  const plain = withoutAsides(first).replace(NICKNAME_BEHIND, '$2 $1');
  const parts = last === null ? partsByComma(plain) : null;
  // `King, Ada` says which is the last name, but `Ada King, Bremen` does not.
  const isLast = parts !== null && !fold(parts[1]).includes(' ');
  const given = wordsIn(isLast ? parts[0] : (parts?.join(' ') ?? plain));
  let surname = wordsIn(isLast ? parts[1] : (last ?? ''));
  let generation: string | null = null;
  for (const words of [surname, given]) {
    while (words.length > 1 && isSuffix(words.at(-1)![0]!)) {
      generation = GENERATIONS[words.pop()![0]!] ?? generation;
    }
  }
  const titles: string[] = [];
  while (given.length + surname.length > 2 && given.length > 0 && isTitle(given[0]![0]!))
    titles.push(given.shift()![0]!);
  const isSplit = given.length > 0 && surname.length > 0;
  // A single word counts as a last name.
  if (surname.length === 0 && given.length > 0) surname = [given.pop()!];
  const characters = `${last ?? ''}${first}`.replaceAll(' ', '');
  const cited = initialsIn(last === null ? plain : `${plain} ${last}`);
  return {
    type: 'person',
    text,
    forms: [...formsOf(given, surname), ...(cited ? [cited] : [])],
    isSplit,
    generation,
    isForeign: isForeign(text),
    omitsVowels: omitsVowels(text),
    han: HAN.test(characters) ? characters : null,
    isWife: titles.some((title) => OF_WIVES.has(title)) && isMasculine(given[0]?.[0] ?? ''),
  };
}

const HAN = /^\p{Script=Han}{2,6}$/u;
/** The titles of married women, folded. */
const OF_WIVES: ReadonlySet<string> = new Set('mrs madam madame mme frau senora sra signora'.split(' '));

/** A last name and initials: `Solberg I`, `Solberg IM`, `SOLBERG I M`. In capitals, two letters may be a name: `SOLBERG BO`. */
const INITIALS_LAST = /^(?<last>\p{L}[\p{L}\p{M}'’-]{1,60})\s(?<initials>\p{Lu}(?:\.?\s?\p{Lu}){0,2}\.?)$/u;
const INITIALS_FIRST = /^(?<initials>\p{Lu}{2,3})\s(?<last>\p{L}[\p{L}\p{M}'’-]{1,60})$/u;
const APART = /^\p{Lu}(?:[.\s]|$)/u;

/** Initials without periods behind a last name, or before it; null in another name. */
function initialsIn(text: string): NameWords | null {
  const behind = INITIALS_LAST.exec(text);
  const { initials = '', last = '' } = (behind ?? INITIALS_FIRST.exec(text))?.groups ?? {};
  const isMeant = /\p{Ll}/u.test(text) ? behind !== null || !isTitle(fold(initials)) : APART.test(initials);
  if (initials === '' || !isMeant) return null;
  return { given: [...fold(initials).replaceAll(' ', '')], last: fold(last).split(' ') };
}

/** Titles behind a name, and bodies before it, in scripts without spaces. */
const TITLES =
  '議員|议员|議長|议长|委員|委员|立委|主席|市長|市长|縣長|县长|院長|院长|校長|校长|部長|部长|經理|经理|教授|博士|老師|老师|先生|女士|小姐|太太|의원|교수|박사|선생님|씨|さん|様|氏';
const TITLE_BEHIND = new RegExp(`(?:${TITLES})$`, 'u');
/** Between the last name and the given name. */
const TITLE_INSIDE = new RegExp(`^(\\p{Script=Han})(?:${TITLES})(?=\\p{Script=Han}{1,2}$)`, 'u');
const UNSPACED_BODY =
  /^(\p{L}+(?:議會|议会|議会|立法院|国会|國會|政府|大學|大学|公司|의회|국회|대학교))\s*(?=\p{L}{2,4}$)/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\s]+$/u;

/** The name in a text of a script without spaces, and the body before it: `新北市議會` and 林國春. */
export function unspacedName(text: string): { readonly name: string; readonly body: string | null } {
  if (!UNSPACED.test(text)) return { name: text, body: null };
  const named = text.trim().replace(TITLE_BEHIND, '').trim().replace(TITLE_INSIDE, '$1');
  const body = UNSPACED_BODY.exec(named)?.[1] ?? null;
  const name = named.slice(body?.length ?? 0).trim();
  return [...name].length < 2 ? { name: text, body: null } : { name, body };
}

const BEFORE_TITLES: ReadonlySet<string> = new Set(
  'the his her us state city county vice deputy acting honor honour excellency'.split(' '),
);
const MAX_LAST_WORDS = 2;

/** What says where a person is from, after the name: `(MN)`, `of Minnesota`. */
const WHENCE = /,?\s(?:\([^()]*\)|of\s\p{Lu}[\p{L}\s]*)$/u;

/** The last name alone after an office or a form of address: `Mayor Hofeld`; null for another text. */
export function addressedName(text: string): PersonName | null {
  const parts = text.replace(WHENCE, '').trim().split(/\s+/);
  const folded = parts.map((part) => fold(part));
  const from = folded.findIndex((word) => !isTitle(word) && !BEFORE_TITLES.has(word));
  const last = parts.slice(from);
  if (from < 1 || !isTitle(folded[from - 1]!) || last.length > MAX_LAST_WORDS) return null;
  if (!last.every((word) => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word))) return null;
  const words = wordsIn(last.join(' '));
  const forms = formsOf([], words).map(({ given, last }) => ({ given: [], last: [...given, ...last] }));
  return { ...personName(last.join(' ')), text, forms, isSplit: true, isAddressed: true };
}

function formsOf(given: readonly string[][], last: readonly string[][]): NameWords[] {
  const many = Math.min(MAX_SPELLINGS, Math.max(1, ...[...given, ...last].map((forms) => forms.length)));
  return Array.from({ length: many }, (_, at) => {
    const words = { given: inSpelling(given, at), last: inSpelling(last, at) };
    // One word of another script may be a whole name.
    return words.given.length > 0 ? words : { given: words.last.slice(0, -1), last: words.last.slice(-1) };
  });
}

/** Romanized words may have spaces. */
const inSpelling = (words: readonly string[][], at: number): string[] =>
  words.flatMap((forms) => (forms[at] ?? forms.at(-1)!).split(' ')).slice(0, MAX_WORDS);

/** Divides the words of a name: as given, and with as many words in the last name as the other name has. */
export function splits(name: NameWords, isSplit: boolean, lastWords: number): NameWords[] {
  const all = [...name.given, ...name.last];
  const others = isSplit ? [] : [lastWords, 2];
  const sizes = new Set([name.last.length, ...others.filter((size) => size < all.length)]);
  return [...sizes].map((size) => ({
    given: all.slice(0, all.length - size),
    last: all.slice(all.length - size),
  }));
}

/** Whether a word of a last name may be omitted: `de`, `van`, `al`. */
export const isParticle = (word: string): boolean => word.length > 1 && isSmallWord(word);

/** A name without spaces, for the comparison of names with different spaces. */
export const compactName = ({ given, last }: NameWords): string => [...given, ...last].join('');

/** Whether a word is an initial. */
export const isInitial = (word: string): boolean => /^\p{Ll}$/u.test(word);

/** Whether an alias only shortens the name: it omits words, or has initials for given names. */
export function isShortFor(alias: PersonName, { forms: [full], generation }: PersonName): boolean {
  if (alias.generation !== generation) return false;
  if (full === undefined || full.given.length === 0) return false;
  const isShort = (word: string, name: string | undefined): boolean =>
    name !== undefined && (word === name || (isInitial(word) && word === name[0]));
  return alias.forms.some(({ given, last }) => {
    const mayHaveMore = given[0] !== undefined && isInitial(given[0]);
    return (
      last.every((word) => full.last.includes(word)) &&
      given.every((word, at) =>
        at === 0
          ? isShort(word, full.given[0])
          : (mayHaveMore && full.given.length <= at) || full.given.some((name) => isShort(word, name)),
      )
    );
  });
}
