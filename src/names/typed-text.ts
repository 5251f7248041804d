import { decodeHTMLStrict } from 'entities';
import { percentDecoded, stripInvisible } from '../values/text.js';
import { STATE_CODES } from './states.js';
import { LISTS } from './word-lists.js';
import { STATES } from './words.js';

/*
 * Text that a program or a scanner damaged: entities of HTML, escapes of JSON, accents of LaTeX, encoded words of a mail
 * header, UTF-8 read as windows-1252, letters replaced by question marks, and letters of another script that look alike.
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
/** Bytes above ASCII as quoted-printable (RFC 2045): `Jos=C3=A9`. */
const QUOTED_BYTES = /(?:=[89a-f][\da-f]){2,}/gi;
const decodedBytes = (bytes: string): string => percentDecoded(bytes.replaceAll('=', '%')) ?? bytes;

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
    .replace(ENCODED_WORD, decodedWord)
    .replace(QUOTED_BYTES, decodedBytes);
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

/*
 * Slips of a person who types, pastes or dictates: a beginning that was typed before the name was pasted, a text that was
 * pasted twice, the names of punctuation marks, and a seat without its hyphen.
 */

const BEFORE_CAPITAL = /(?<![\p{L}\p{M}\p{N}])(\p{L}{2,20}?)(\p{Lu}\p{Ll}[\p{L}\p{M}]{1,60})/gu;
/** Minimum length of a beginning with a capital. A shorter one may be a name, as a whole word twice: `MeMed`, `EcoEco`. */
const MIN_CAPITALIZED = 3;

/** A word without the part of it that was typed before it was pasted: `John` for `johJohn`. */
function pasted(whole: string, typed: string, word: string): string {
  const isName = /^\p{Lu}/u.test(typed) && (typed.length < MIN_CAPITALIZED || typed.length === word.length);
  return !isName && word.toLowerCase().startsWith(typed.toLowerCase()) ? word : whole;
}

/** A text of several words that was pasted once for one that was pasted twice. One word twice is a name: `Jojo`. */
function once(text: string): string {
  const [half, other] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return half.includes(' ') && half.toLowerCase() === other.toLowerCase() ? half : text;
}

/** Marks by name, where no name has them. The last ones separate names. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}) (?:hyphen|dash) (?=\p{L})/giu, '-'],
  [/(?<=\p{L}) apostrophe (?=\p{L})/giu, "'"],
  [/(?<=\p{L}) comma (?=\p{L})/giu, ', '],
  [
    /(?:^|(?<= ))(?:all caps|new (?:line|paragraph)|(?:open|close) (?:bracket|parenthes[ie]s|quotes?))(?= |$)/gi,
    '',
  ],
  [
    /^(?:bracket|quote) | (?:period|full stop|comma|question mark|exclamation (?:mark|point)|bracket|unquote)\s*$/gi,
    '',
  ],
];
const CAPITALS = /(?<!\p{L})capital (?=\p{L})/giu;

/** A text without the names of marks that were dictated, which has no capitals: `capital ada capital king question mark`. */
function written(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  const plain = (text.match(CAPITALS) ?? []).length > 1 ? text.replace(CAPITALS, '') : text;
  const read = SPOKEN.reduce((spoken, [mark, sign]) => spoken.replace(mark, sign), plain).trim();
  return read === '' ? text : read;
}

/** A seat without its hyphen, behind a name: `King NY24`. */
const SEAT = new RegExp(`(?<=\\p{L} )(${STATE_CODES.join('|')})(?=\\d{1,2}(?![\\p{L}\\p{N}]))`, 'giu');

/** A district of a state's house, senate or assembly in short: `Cole HD-52 Ohio`. */
const DISTRICT = /(?<![\p{L}\p{N}-])(?:[hcal]d|(sd))[- ]?(?=\d{1,3}[a-z]?(?![\p{L}\p{N}-]))/giu;
const STATE_BUT_SD = new RegExp(
  `(?<![\\p{L}-])(?:${[...STATES.keys(), ...STATE_CODES].filter((state) => state !== 'SD').join('|')})(?!\\p{L})`,
  'iu',
);

/** A text with its districts in full. `SD-5` is a seat of South Dakota, unless the text names another state. */
const withDistricts = (text: string): string =>
  text.replace(DISTRICT, (short, senate) => (senate && !STATE_BUT_SD.test(text) ? short : 'district '));

const SHORT_OFFICE = Object.keys(LISTS.offices_in_short)
  .map((office) => office.replaceAll(' ', '\\.? '))
  .join('|');
const LAST_NAME = "\\p{L}[\\p{L}'’-]+";
const OFFICE_AND_NAME = new RegExp(
  `^(?:(${SHORT_OFFICE})\\.? (${LAST_NAME})|(${LAST_NAME}),? (${SHORT_OFFICE})\\.?)$`,
  'iu',
);
const officeInFull = (short: string): string =>
  LISTS.offices_in_short[short.toLowerCase().replaceAll('.', '')] ?? short;

/** The office of a state before or behind a last name in full: `secretary of state King` for `SOS King`. */
export const withOffice = (text: string): string =>
  text.replace(OFFICE_AND_NAME, (_, first?: string, behind?: string, before?: string, last?: string) =>
    first === undefined ? `${before} ${officeInFull(last!)}` : `${officeInFull(first)} ${behind}`,
  );

/** The host of a person's address behind the name: `Ada King @lantern.example`. */
const HOST_BEHIND =
  /^(\p{L}[\p{L}.'-]{0,40} \p{L}[\p{L} .'-]{0,60}) @(?=[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$)/u;
/** What systems write for no middle name: `Ada NMN King`. */
const NO_NAME = /(?<=\p{L} )(?:null|n\/?m\/?[in]) (?=\p{L})/giu;
const PLUS = /(?<=\p{L}) \+ (?=\p{L})/gu;

/** What browsers write behind the title of a page. */
const BROWSER = / [-–—] (?:Google Chrome|Mozilla Firefox|Microsoft.? Edge|Opera|Brave)$/u;

/** Letters that a program replaced by one sign: `G\ufffdnie`, `Kutat?k` unless the text is a URL. */
const LOST_IN_WORD =
  /\ufffd(?=\p{L})|(?<=\p{L})\ufffd|(?<=^[^=/]{0,256}\p{L}\??)\?(?=\??\p{Ll}[^=/]{0,256}$)/gu;
/** An accent next to its letter, as text in a PDF has it: `fu¨r`. */
const ACCENT_APART = /(?<=\p{L})[¨¸˜ˆ]|[¨¸˜ˆ](?=\p{L})|(?<=\p{L})´(?=\p{L})/gu;
/** The letters of a name, each with a word that begins with it: `K as in king`, `kilo india november golf` (ICAO). */
const SPELLED = /(?:(?<!\p{L})\p{L} (?:as in|for|like) \p{L}{1,40}(?:[,;] | |$)){3,20}/giu;
const ICAO =
  /(?:(?<!\p{L})(?:alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)(?: |$)){4,20}/giu;
const firstLetters = (text: string): string =>
  `${text.replace(/ (?:as in|for|like) \p{L}+/giu, '').replace(/(\p{L})[\p{L}-]*[,;]? ?/gu, '$1')} `;
/** A word that is divided at the end of a line: `Mill- ersville`. `Kinder- und Jugendhilfe` has two words. */
const DIVIDED =
  /(?<=\p{L}{2})(?:¬\s*|[-‐] )(?!(?:and|or|und|oder|et|ou|y|o|e|en|of|bis|to)\b)(?=\p{Ll}{2})/gu;

/** A text without the slips of the person who typed, pasted or dictated it. */
export const asMeant = (text: string): string =>
  withDistricts(written(once(text.replace(BROWSER, '')).replace(BEFORE_CAPITAL, pasted)).replace(SEAT, '$1-'))
    .replace(HOST_BEHIND, '$1 ')
    .replace(NO_NAME, '')
    .replace(PLUS, ' and ')
    .replace(SPELLED, firstLetters)
    .replace(ICAO, firstLetters)
    .replace(ACCENT_APART, '')
    .replace(LOST_IN_WORD, LOST)
    .replace(DIVIDED, '');
