import { decodeHTMLStrict } from 'entities';
import { percentDecoded, stripInvisible } from '../values/text.js';

/*
 * Text that a program or a scanner damaged: entities of HTML, escapes of JSON, accents of LaTeX, encoded words of a mail
 * header, UTF-8 read as windows-1252, letters replaced by question marks, and letters that look like others.
 */

/** One letter that was lost. A letter of the Latin script that no name has, so that names keep it in comparisons. */
export const LOST = '\ua78f';

/** Bytes above ASCII as windows-1252 shows them. It has no characters for some, and the API refuses control characters. */
const SHOWN = new Map(
  Array.from({ length: 128 }, (_, at) => at + 128).map((byte) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([byte])),
    byte,
  ]),
);
const shownFrom = (first: number, last: number): string =>
  [...SHOWN]
    .filter(([, byte]) => byte >= first && byte <= last)
    .map(([character]) => character)
    .join('');
const NEXT = `[${shownFrom(0x80, 0xbf)}]`;
/** Bytes of Latin, Greek, Cyrillic and punctuation. The first byte alone if the next one has no character. */
const MISREAD = new RegExp(
  `[\u00c2-\u00c9\u00ce-\u00d1]${NEXT}|[\u00e1\u00e2]${NEXT}{2}|[\u00c2-\u00c5]`,
  'gu',
);
const SURELY_MISREAD = new RegExp(
  `[\u00c2-\u00c9\u00ce-\u00d1\u00e1\u00e2]${NEXT}|\\p{Ll}[\u00c3-\u00c5](?!\\p{Lu})`,
  'u',
);
const BEYOND_ASCII = /[^\p{ASCII}]/u;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read as windows-1252 as it was written: `Génétique` for `GÃ©nÃ©tique`. */
function decodedAgain(text: string): string {
  if (!SURELY_MISREAD.test(text) || BEYOND_ASCII.test(text.replace(MISREAD, ''))) return text;
  try {
    return text.replace(MISREAD, (read) =>
      read.length === 1
        ? LOST
        : UTF_8.decode(Uint8Array.from([...read], (character) => SHOWN.get(character)!)),
    );
  } catch {
    return text;
  }
}

/** A question mark at the end of a text may be one. */
const IN_A_WORD = /(?<=\p{L})[?\ufffd]{1,2}(?=\s*\p{L})|\ufffd(?=\p{L})|(?<=\p{L})\ufffd/u;
const AT_A_WORD = /(?<=\p{L})[?\ufffd]{1,2}|[?\ufffd]{1,2}(?=\p{L})/gu;

/** An encoded word of a mail header (RFC 2047). */
const ENCODED_WORD = /=\?utf-8\?([qb])\?([^?\s]*)\?=/gi;
const decodedWord = (word: string, encoding: string, text: string): string => {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
  return percentDecoded(text.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%')) ?? word;
};
const ESCAPED = /\\u([\da-f]{4})/gi;

/** The accents of LaTeX as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030c',
  H: '\u030b',
  c: '\u0327',
  k: '\u0328',
  r: '\u030a',
};
const LETTERS_OF_LATEX = new Map(
  Object.entries({ o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ss: 'ß', ae: 'æ', oe: 'œ', aa: 'å', i: 'i' }),
);
/** `\'{e}`, `{\'e}` and `P\'erez`. `O\'Brien` and `\"Ada\"` are escaped quotation marks. */
const LATEX = [
  /\{\\(['`^"~=.uvHckr]) ?\{?\\?(\p{L})\}{1,2}/gu,
  /\\(['`^"~=.uvHckr])\{\\?(\p{L})\}/gu,
  /(?<=\p{L})\\(['`^"~])(\p{Ll})/gu,
];
const LETTER_OF_LATEX = /\{\\(\p{L}{1,2})\}/gu;

/** A text with the letters that LaTeX writes as commands: `González` for `Gonz\'{a}lez`. */
const withoutLatex = (text: string): string =>
  LATEX.reduce(
    (read, accented) =>
      read.replace(accented, (_, accent: string, letter: string) =>
        (letter + ACCENTS[accent]!).normalize('NFC'),
      ),
    text.replace(LETTER_OF_LATEX, (command, name: string) => LETTERS_OF_LATEX.get(name) ?? command),
  );

/** Cyrillic and Greek letters, and the Latin letters that they look like. */
const [FOREIGN, LATIN] = [
  'аеорсухіјѕԁһԛԝӏАВЕКМНОРСТУХІЅЈοναΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
  'aeopcyxijsdhqwlABEKMHOPCTYXISJovaABEZHIKMNOPTYX',
];
const LOOKALIKES = new Map([...FOREIGN].map((letter, at) => [letter, LATIN[at]!]));
const IS_FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A text in which words of Latin and other letters are in Latin letters alone. */
const inOneScript = (text: string): string =>
  IS_FOREIGN.test(text)
    ? text.replace(/\p{L}+/gu, (word) =>
        /\p{Script=Latin}/u.test(word)
          ? [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
          : word,
      )
    : text;

/** A text without entities, escapes, LaTeX and encoded words. They may stand for characters that a text must not contain. */
function decoded(text: string): string {
  const plain = text.includes('&') ? decodeHTMLStrict(text) : text;
  const whole = (plain.includes('\\') ? withoutLatex(plain) : plain)
    .replace(ESCAPED, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)))
    .replace(ENCODED_WORD, decodedWord);
  return whole === text ? text : stripInvisible(whole);
}

/** URLs as reports of attacks write them, so that no reader follows them: `hxxps://lantern[.]example`. */
const defanged = (text: string): string =>
  text.replaceAll('[.]', '.').replace(/(?<!\p{L})hxxp(?=s?:)/giu, 'http');

/** A text without entities of HTML, escapes of JSON, LaTeX, encoded words of a mail header, and UTF-8 read as windows-1252. */
export function undamaged(text: string): string {
  const plain = decoded(defanged(text));
  // Two programs may each have read it so.
  return BEYOND_ASCII.test(plain) ? inOneScript(decodedAgain(decodedAgain(plain))) : plain;
}

/** A part of a URL, decoded; a plus sign is a space. */
function decodedPart(part: string): string {
  if (!/%[\da-f]{2}/i.test(part) || part.includes('@')) return part;
  const plain = percentDecoded(part.replaceAll('+', ' '));
  return plain === null ? part : stripInvisible(plain);
}

/** A text without damage that can be repaired, also of a URL; lost letters become `LOST`. */
export function repaired(text: string): string {
  const whole = undamaged(text.includes('%') ? text.split(' ').map(decodedPart).join(' ') : text);
  return IN_A_WORD.test(whole) ? whole.replace(AT_A_WORD, LOST) : whole;
}

const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 6: 'b', 8: 'b', 9: 'g' };

/** One or two digits in words of a person's name as the letters that a scanner misread: `5arah`. Ordinals stay. */
export const withLettersForDigits = (text: string): string =>
  text.replace(
    /(?<!\p{N})[015689]{1,2}(?=\p{L}{2})(?!(?:st|nd|rd|th)(?!\p{L}))|(?<=\p{L}{2})[015689]{1,2}(?!\p{N})/giu,
    (digits) => [...digits].map((digit) => LETTERS[digit]!).join(''),
  );

const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/rm/g, 'nn'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  // Letters of two strokes, then of one.
  [/[bhu]/g, 'll'],
  [/[ij]/g, 'l'],
  [/e/g, 'c'],
  [/q/g, 'g'],
];

const MAX_LOOKS = 20_000;
const looks = new Map<string, string>();

/** What a folded word looks like: equal for words that a scanner confuses. Kept, since candidates share their words. */
export function lookOf(word: string): string {
  const known = looks.get(word);
  if (known !== undefined) return known;
  if (looks.size >= MAX_LOOKS) looks.clear();
  const look = LOOKS.reduce((text, [letters, letter]) => text.replace(letters, letter), word);
  looks.set(word, look);
  return look;
}
