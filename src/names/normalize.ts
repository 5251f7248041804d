import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import traditionalCharacters from 'opencc-js/dict/TSCharacters';

/**
 * The normalizer of names. All indexed texts and all queries pass through it, so that both engines compare
 * equal forms.
 */

type Letters = Readonly<Record<string, string>>;

const { plain, digraphs, korean_surnames } = JSON.parse(
  readFileSync(new URL('./letters.json', import.meta.url), 'utf8'),
) as {
  /** Letters without a Unicode decomposition into a base letter. */
  readonly plain: Letters;
  /** Substitutes for German, Danish and Swedish letters. */
  readonly digraphs: Letters;
  /** The most common Korean surnames, in their customary Latin spelling. */
  readonly korean_surnames: Letters;
};
const anyOf = (letters: Letters) => new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const LETTER = anyOf(plain);
const DIGRAPH = anyOf(digraphs);

/** Diacritics of alphabetic scripts. In other scripts (Devanagari, Thai …) marks are vowels, and are kept. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
/** Hebrew points, Arabic vowel signs and tatweel, which are mostly omitted in writing. */
const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** Invisible characters and variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\ufe00-\ufe0f]+/gu;
const APOSTROPHES = /['’‘‛`´ʹʻʼʽʾʿˈ′＇׳]/g;
/** Simplified Chinese characters by the traditional ones. */
const SIMPLIFIED = new Map(
  traditionalCharacters.split('|').map((pair) => pair.split(' ') as [string, string]),
);
const HAN = /\p{Script=Han}/gu;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The normalized form of a text: lower case, without accents, ligatures resolved, punctuation replaced by
 * single spaces, initials joined (`J. R.` and `JR` both become `jr`), Chinese in simplified characters. The
 * script is kept. Empty for a text without letters and digits.
 */
export function fold(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  const spaced = plain.replace(APOSTROPHES, '').replace(/&/g, ' and ').replace(SEPARATORS, ' ').trim();
  return joinInitials(spaced);
}

function foldLetters(text: string): string {
  const lower = text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(ACCENTS, '').replace(POINTS, '').normalize('NFC');
  const simplified = bare.replace(HAN, (character) => SIMPLIFIED.get(character) ?? character);
  return hiragana(simplified.replace(LETTER, (letter) => plain[letter]!));
}

/** Hiragana and katakana spell the same sounds. */
const hiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/**
 * Joins `j r smith` to `jr smith`. Only cased letters are joined: a single Han character is a complete name.
 */
function joinInitials(spaced: string): string {
  if (!/(^| )\p{Ll} \p{Ll}( |$)/u.test(spaced)) return spaced;
  const joined: string[] = [];
  let run = false;
  for (const word of spaced.split(' ')) {
    const initial = /^\p{Ll}$/u.test(word);
    if (initial && run) joined[joined.length - 1] += word;
    else joined.push(word);
    run = initial;
  }
  return joined.join(' ');
}

/**
 * All spellings of a name, each folded: as written, with digraphs for umlauts (`mueller`), and in Latin
 * letters. The first is the folded text itself. Empty and repeated spellings are omitted.
 */
export function spellings(text: string): string[] {
  const forms = new Set([fold(text)]);
  if (!ASCII.test(text)) {
    const lower = text.normalize('NFC').toLowerCase();
    forms.add(fold(lower.replace(DIGRAPH, (letter) => digraphs[letter]!)));
    for (const latin of romanize(lower)) forms.add(fold(latin));
  }
  forms.delete('');
  return [...forms];
}

/** Digits inside words as the letters that a scanner misread: `So1berg`. A number at the end of a word stays. */
export const withoutMisreadDigits = (text: string): string =>
  text.replace(/(?<=\p{L})[01](?=\p{L})/gu, (digit) => (digit === '0' ? 'o' : 'l'));

/** Scripts without spaces between words. Their texts are indexed as bigrams of adjacent characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu;

/** The distinct words of a folded text, in their order. */
export function words(folded: string): string[] {
  if (folded === '') return [];
  const found = new Set<string>();
  for (const word of folded.split(' ')) {
    if (word.charCodeAt(0) < 0x0e00) found.add(word);
    else for (const part of unspacedParts(word)) found.add(part);
  }
  return [...found];
}

function unspacedParts(word: string): string[] {
  const parts: string[] = [];
  const rest = word.replace(UNSPACED, (run) => {
    const characters = [...run];
    for (let index = 1; index < characters.length; index++) {
      parts.push(characters[index - 1]! + characters[index]!);
    }
    return ' ';
  });
  return [...parts, ...rest.split(' ').filter((part) => part !== '')];
}

/** A folded text with its words in alphabetical order, which is equal for every word order. */
export const sorted = (folded: string): string => folded.split(' ').sort().join(' ');

/** A folded text without its spaces. */
export const compact = (folded: string): string => folded.replaceAll(' ', '');

/**
 * Maximum length of a key. PostgreSQL limits a search key to 2 KiB, and queries are truncated at the same
 * length.
 */
export const MAX_KEY = 300;
export const cut = (folded: string): string =>
  folded.length <= MAX_KEY
    ? folded
    : folded
        .slice(0, MAX_KEY)
        .replace(/\p{Cs}$/u, '')
        .trimEnd();

/** Scripts that are romanized: all but Latin. Digits and punctuation are ignored. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const HANGUL_NAME = /^(\p{Script=Hangul})(\p{Script=Hangul}{1,3})$/u;

/** any-ascii transliterates letter by letter, but Greek writes some sounds with two letters. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ο[υύ]/g, 'ou'],
  [/([αε])[υύ](?=[βγδζλμνραεηιουω])/g, '$1v'],
  [/([αε])[υύ]/g, '$1f'],
  [/(^|[^\p{L}])μπ/gu, '$1b'],
  [/(^|[^\p{L}])ντ/gu, '$1d'],
  [/γκ/g, 'g'],
];

/** By the letters that only Ukrainian has, and those of Russian that it lacks. */
const isUkrainian = (text: string): boolean => /[іїєґ]/.test(text) && !/[ыэъё]/.test(text);
const isFirst = (letter: string): RegExp => new RegExp(`(?<!\\p{L})${letter}`, 'gu');
/** The official romanization of Ukrainian, where it differs from that of Russian. */
const IN_UKRAINIAN: readonly (readonly [RegExp, string])[] = [
  [isFirst('є'), 'ye'],
  [isFirst('ї'), 'yi'],
  [isFirst('й'), 'y'],
  [isFirst('ю'), 'yu'],
  [isFirst('я'), 'ya'],
  [/зг/g, 'zgh'],
  [/г/g, 'h'],
  [/и/g, 'y'],
  [/є/g, 'ie'],
  [/[їй]/g, 'i'],
  [/ю/g, 'iu'],
  [/я/g, 'ia'],
];

/** The last consonant of a Korean syllable, as the official romanization spells it. */
const KOREAN_END: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p' };

/**
 * The Latin spellings of a lower-case text in another script; empty for a text in Latin letters. For
 * Cyrillic, Greek, Armenian, Georgian, kana, Hangul, Han (as Mandarin) and the scripts of India they are
 * close to customary spellings. Arabic and Hebrew omit vowels, and Thai places them elsewhere, so names in
 * these scripts need an alias.
 */
function romanize(text: string): string[] {
  if (!FOREIGN.test(text)) return [];
  const greek = GREEK.reduce((result, [pattern, latin]) => result.replace(pattern, latin), text);
  // Separates syllables (`JinTian`), so that the parts of a name are words.
  const syllables = anyAscii(withInherentVowels(greek)).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const latin = /\p{Script=Hangul}/u.test(text)
    ? syllables.replace(/(?<=[aeiou])[gdb](?![a-z])/g, (letter) => KOREAN_END[letter]!)
    : syllables;
  const [, surname, given] = HANGUL_NAME.exec(text.replaceAll(' ', '')) ?? [];
  const customary = surname === undefined ? undefined : korean_surnames[surname];
  if (customary !== undefined) return [latin, `${customary} ${romanize(given!)[0]!}`];
  if (!isUkrainian(text)) return [latin];
  return [latin, anyAscii(IN_UKRAINIAN.reduce((rest, [letters, own]) => rest.replace(letters, own), text))];
}

/**
 * The Unicode blocks of India's scripts, from Devanagari to Malayalam, share one layout of 128 code points
 * each.
 */
const INDIC = /[\u0900-\u0d7f]/;
const position = (character: string) => (INDIC.test(character) ? character.charCodeAt(0) & 0x7f : -1);
const isConsonant = (place: number) => place >= 0x15 && place <= 0x39;
const isVowelSign = (place: number) => place >= 0x3e && place <= 0x4c;
const ANUSVARA = 0x02;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/**
 * From Tamil on the final vowel is pronounced. In the northern scripts it is not, unless it follows a
 * cluster.
 */
const SOUTHERN = 0x0b80;

/**
 * Customary spellings of letters that any-ascii transliterates academically (`c`, `s`, `r` with marks below).
 */
const CUSTOMARY: Readonly<Record<number, string>> = {
  0x0b: 'ri',
  0x1a: 'ch',
  0x1b: 'chh',
  0x36: 'sh',
  0x37: 'sh',
  0x43: 'ri',
};

/** Adds the inherent vowel `a` of Indian consonants, unless another sign replaces or suppresses it. */
function withInherentVowels(text: string): string {
  if (!INDIC.test(text)) return text;
  const characters = [...text];
  let result = '';
  for (const [index, character] of characters.entries()) {
    const place = position(character);
    const next = position(characters[index + 1] ?? ' ');
    result += place === ANUSVARA ? nasalBefore(next, character) : (CUSTOMARY[place] ?? character);
    const carrier = isConsonant(place) && next !== NUKTA ? place : place === NUKTA ? place : -1;
    if (carrier === -1 || isVowelSign(next) || next === VIRAMA) continue;
    const cluster = position(characters[index - 1] ?? ' ') === VIRAMA;
    if (next !== -1 || cluster || character.charCodeAt(0) >= SOUTHERN) result += 'a';
  }
  return result;
}

const HA = 0x39;
const isLabial = (place: number) => place >= 0x2a && place <= 0x2e;

/** The anusvara represents the nasal of the following consonant: `Chandi`, `Singh`, but `Ambedkar`. */
function nasalBefore(next: number, sign: string): string {
  if (!isConsonant(next) || isLabial(next)) return sign;
  return next === HA ? 'ng' : 'n';
}
