import { romanise } from './romanize.js';

/**
 * The one normaliser of names. All that is indexed and all that is asked for passes through here, so that both engines
 * compare like with like.
 */

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

/** Letters that no decomposition brings to their plain form. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** How German, Danish and Swedish names are written where there are no such letters. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const DIGRAPH = /[äöüåø]/g;

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
  return hiragana(bare.replace(LETTER, (letter) => LETTERS[letter]!));
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
    forms.add(fold(lower.replace(DIGRAPH, (letter) => DIGRAPHS[letter]!)));
    for (const latin of romanise(lower)) forms.add(fold(latin));
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
