import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';

/**
 * The one normalizer of names. All that is indexed and all that is searched for passes through here, so that both engines
 * compare like with like.
 */

type Letters = Readonly<Record<string, string>>;

const { plain, digraphs, korean_surnames, russian_keyboard } = JSON.parse(
  readFileSync(new URL('./letters.json', import.meta.url), 'utf8'),
) as {
  /** Letters that no decomposition brings to their plain form. */
  readonly plain: Letters;
  /** How German, Danish and Swedish names are written where there are no such letters. */
  readonly digraphs: Letters;
  /** The surnames of most Koreans, in the spelling that they themselves use. */
  readonly korean_surnames: Letters;
  /** The keys of a Russian keyboard, and of an American one in the same places. */
  readonly russian_keyboard: { readonly russian: string; readonly american: string };
};
const anyOf = (letters: Letters) => new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const LETTER = anyOf(plain);
const DIGRAPH = anyOf(digraphs);

/** Marks that are written on letters of alphabets. In other scripts (Devanagari, Thai …) marks are vowels, and stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
/** Hebrew points, Arabic vowel signs and the stroke that only lengthens a word: mostly left out in writing. */
const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** Characters that are not seen, and variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\ufe00-\ufe0f]+/gu;
const APOSTROPHES = /['’‘‛`´ʹʻʼʽʾʿˈ′＇]/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The plain form of a text: lower case, no accents, ligatures resolved, punctuation as single spaces, initials joined
 * (`J. R.` and `JR` are both `jr`). Scripts stay as they are. Empty if there is neither letter nor digit.
 */
export function fold(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  const spaced = plain.replace(APOSTROPHES, '').replace(/&/g, ' and ').replace(SEPARATORS, ' ').trim();
  return joinInitials(spaced);
}

function foldLetters(text: string): string {
  const lower = text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(ACCENTS, '').replace(POINTS, '').normalize('NFC');
  return hiragana(bare.replace(LETTER, (letter) => plain[letter]!));
}

/** The two Japanese syllabaries spell the same sounds. */
const hiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** `j r smith` is `jr smith`. Only letters that have case: a single Han character is a whole name. */
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
 * Every form under which a name may be written, each folded: as written, with digraphs for umlauts (`mueller`), and
 * in Latin letters. The first one is the plain form; none is empty or repeated.
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

/** Scripts that put no spaces between words: their names are found by pairs of neighbouring characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu;

/** The words of a folded text, each once, in their order. */
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

/** A folded text with its words in alphabetical order: the same for every order of the words. */
export const sorted = (folded: string): string => folded.split(' ').sort().join(' ');

/** A folded text without its spaces. */
export const compact = (folded: string): string => folded.replaceAll(' ', '');

/** What was meant to be typed if the keyboard was set to Russian; null for a text that has other letters. */
export function meantOnAmericanKeyboard(text: string): string | null {
  const lower = text.toLowerCase();
  if (!/[а-яё]/.test(lower) || /[^\P{L}а-яё]/u.test(lower)) return null;
  const { russian, american } = russian_keyboard;
  return [...lower].map((letter) => american[russian.indexOf(letter)] ?? letter).join('');
}

/** Scripts that are worth romanizing: everything but Latin letters, digits and punctuation. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const HANGUL_NAME = /^(\p{Script=Hangul})(\p{Script=Hangul}{1,3})$/u;

/** any-ascii goes letter by letter, and Greek writes some sounds with two. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ο[υύ]/g, 'ou'],
  [/([αε])[υύ](?=[βγδζλμνραεηιουω])/g, '$1v'],
  [/([αε])[υύ]/g, '$1f'],
  [/(^|[^\p{L}])μπ/gu, '$1b'],
  [/(^|[^\p{L}])ντ/gu, '$1d'],
  [/γκ/g, 'g'],
];

/**
 * The Latin spellings of a lower-case text in another script; none for a text in Latin letters. Cyrillic, Greek,
 * Armenian, Georgian, kana, Hangul, Han (as Mandarin) and the scripts of India come out much as people write them.
 * Arabic and Hebrew do not write vowels, Thai writes them elsewhere: there only an alias helps.
 */
function romanize(text: string): string[] {
  if (!FOREIGN.test(text)) return [];
  const greek = GREEK.reduce((result, [pattern, latin]) => result.replace(pattern, latin), text);
  // Syllable for syllable (`JinTian`), so that a name's parts are words.
  const latin = anyAscii(withInherentVowels(greek)).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const [, surname, given] = HANGUL_NAME.exec(text.replaceAll(' ', '')) ?? [];
  const customary = surname === undefined ? undefined : korean_surnames[surname];
  return customary === undefined ? [latin] : [latin, `${customary} ${romanize(given!)[0]!}`];
}

/** The blocks of India's scripts are laid out alike, from Devanagari to Malayalam, 128 code points each. */
const INDIC = /[\u0900-\u0d7f]/;
const position = (character: string) => (INDIC.test(character) ? character.charCodeAt(0) & 0x7f : -1);
const isConsonant = (place: number) => place >= 0x15 && place <= 0x39;
const isVowelSign = (place: number) => place >= 0x3e && place <= 0x4c;
const ANUSVARA = 0x02;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** From Tamil on the last vowel is spoken; further north it is not, unless it ends a cluster. */
const SOUTHERN = 0x0b80;

/** Letters that any-ascii spells as scholars do (`c`, `s`, `r` with marks under them), and the people who have them do not. */
const CUSTOMARY: Readonly<Record<number, string>> = {
  0x0b: 'ri',
  0x1a: 'ch',
  0x1b: 'chh',
  0x36: 'sh',
  0x37: 'sh',
  0x43: 'ri',
};

/** Writes out the vowel `a`, which a consonant of an Indian script has unless another sign says otherwise. */
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

/** The sign for a nasal stands for the one that goes with the consonant after it: `Chandi`, `Singh`, but `Ambedkar`. */
function nasalBefore(next: number, sign: string): string {
  if (!isConsonant(next) || isLabial(next)) return sign;
  return next === HA ? 'ng' : 'n';
}
