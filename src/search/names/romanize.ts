import anyAscii from 'any-ascii';

/** Scripts that are worth romanising: everything but Latin letters, digits and punctuation. */
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

/** The surnames of most Koreans, in the spelling that they themselves use. */
const KOREAN_SURNAMES: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  조: 'cho',
  강: 'kang',
  윤: 'yoon',
  임: 'lim',
  신: 'shin',
  오: 'oh',
  우: 'woo',
  유: 'yoo',
};

/**
 * The Latin spellings of a lower-case text in another script; none for a text in Latin letters. Cyrillic, Greek,
 * Armenian, Georgian, kana, Hangul, Han (as Mandarin) and the scripts of India come out much as people write them.
 * Arabic and Hebrew do not write vowels, Thai writes them elsewhere: there only an alias helps.
 */
export function romanise(text: string): string[] {
  if (!FOREIGN.test(text)) return [];
  const greek = GREEK.reduce((result, [pattern, latin]) => result.replace(pattern, latin), text);
  // Syllable for syllable (`JinTian`), so that a name's parts are words.
  const latin = anyAscii(withInherentVowels(greek)).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const [, surname, given] = HANGUL_NAME.exec(text.replaceAll(' ', '')) ?? [];
  const customary = surname === undefined ? undefined : KOREAN_SURNAMES[surname];
  return customary === undefined ? [latin] : [latin, `${customary} ${romanise(given!)[0]!}`];
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
