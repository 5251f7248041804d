import { STATE_CODES } from './states.js';
import { isSmallWord, LABELS } from './words.js';
import { decoded, withAddressMarked, withoutSlips } from './pasted-addresses.js';
import { fold, MAX_KEY } from './normalize.js';
import { withLettersForDigits } from './typing-errors.js';

/** A word of a pasted text. */
export interface TextWord {
  /** Folded; an address or a hostname in lower case. */
  readonly word: string;
  /** Whether a punctuation mark that separates names precedes the word. */
  readonly isApart: boolean;
  /** Whether the word is capitalized; always true for a text without both cases. */
  readonly isCapital: boolean;
  /** Whether the word has a capital letter before a small one. */
  readonly isTitleCase: boolean;
  /** Whether the word is written as initials: `J. D.` */
  readonly isInitials: boolean;
  /** Whether the word is in brackets or quotation marks inside other words: `Ada (née Byron) King`. */
  readonly isAside: boolean;
  /** Whether the word is written as an acronym among words in small letters. */
  readonly isAcronym: boolean;
  /** Whether the word is cut off: `Ecol…`. */
  readonly isCut: boolean;
  /** The word without `'s`, an article, or misread digits: `favola` for `Favola's`, `institut` for `l'Institut`, `court` for `C0urt`. */
  readonly bare?: string;
}

/** Maximum number of words that are read. */
const MAX_WORDS = 60;
/** Punctuation that separates names. Apostrophes, hyphens and underscores occur inside names, and periods that end no sentence. */
const BREAK = /[,;:|()<>[\]{}"“”„«»=/\\\n\t•·*#?!~^]|\s[-–—@]\s|(?<=\p{Ll}{5})\.\s(?=\p{Lu}\p{Ll}* \p{Ll})/u;
/** The label and the value of a field: `"first_name": "Ada"`, `Nachname: King`. */
const FIELD = `["']?${LABELS.source}["']?\\s?[:=]?\\s?["']?([\\p{L}\\p{M}'’.-]{2,40}(?: [\\p{L}\\p{M}'’.-]{2,40}){0,2}?)["']?`;
/** The parts of a name in two fields. */
const NAME_IN_FIELDS = new RegExp(`${FIELD}[\\s,;|]{1,3}${FIELD}(?![\\p{L}\\p{M}])`, 'giu');
/** Tags of HTML and XML, and the names of quoted values: `"family": "King"`, `last_name = 'King'`. */
const MARKUP =
  /<\/?[a-z][a-z0-9_:-]*(?: [^<>@=]*=[^<>@]*)?\/?>|"[\w-]{1,40}"\s*:|\b\w{1,40} ?(?:=|i?like)\s*(?=['"])/gi;
/** The name in the machine-readable zone of a passport (ICAO 9303): `P<USAKING<<ADA<MARIA`. */
const PASSPORT = /(?<![A-Z<])[ACIPV][A-Z<][A-Z<]{3}([A-Z]+(?:<[A-Z]+)*)<<([A-Z]+(?:<[A-Z]+)*)/g;
/** The party before the state of a seat, behind a name: `King d-ny`. */
const PARTY = new RegExp(`(?<=\\p{L} )[dir]-(?=(?:${STATE_CODES.join('|')})(?![\\p{L}\\p{N}-]))`, 'giu');
/** The number of an invoice or an order: `INV-2023-5416`. */
const CODE = /(?<![\p{L}\p{N}-])\p{L}{1,5}[-#/]\d[\d/-]{3,}(?![\p{L}\p{N}])/gu;
/** A parameter of a URL that has neither a query, a name, several words nor another URL: `?lang=en`. */
const PARAMETER =
  /[?&](?!(?:q|s|query|search|first|last|\w*name)=)[\w.-]{1,40}=(?!https?:)[^&#\s_+%-]*(?=[&#\s]|$)/gi;
/** The first two cells of a row, or a last name before the first one: `Len,Hyland,R12711`, `hyland, len`. */
const CELLS =
  /^\s*([\p{L}\p{M}'’-]{2,40})(?:[,;\t|](?=[\p{L}\p{M}'’-]{2,40}(?:[,;\t|]|$))|, (?=[\p{L}\p{M}'’-]{2,40}$))/u;
/** The values of attributes that a page shows, and the URLs of links. */
const SHOWN = /\b(?:alt|title|content|aria-label|href(?==["']https?:))=["']([^"'<>]+)["']/gi;
const shownIn = (tag: string): string =>
  [...tag.matchAll(SHOWN)].map(([, value]) => ` | ${value!} | `).join('') || ' ';
/** Brackets or quotation marks around at most 40 characters, with letters before and after. */
const ASIDE = /(?<=\p{L}\.? )[("“„«]([^()"“”„«»|]{1,40})[)"”“»](?= \p{L})/gu;
/** Marks an aside while a text is parsed. */
const ASIDE_MARK = '\u0002';
const ADDRESS_MARK = '\u0003';
const MARKS = new RegExp(`[${ASIDE_MARK}${ADDRESS_MARK}]`, 'g');
/** A hashtag, a handle, or a handle in a path: `x.com/RepAdaKing`. */
const HASHTAG = /(?:[#@]|(?<=\.com)\/)\p{L}{1,100}/gu;
/** The name of a file without spaces: `NoahSanfordResume.pdf`. */
const FILE =
  /(?<![\p{L}\p{N}_.-])(?:\p{Lu}\p{Ll}{1,40}){3,8}(?=\.(?:docx?|gif|html?|jpe?g|odt|pdf|png|pptx?|rtf|txt|webp|xlsx?)$)/gu;
/** The words of a hashtag or a handle: `#VoteNoahSanford`. */
const withSpaces = (tag: string): string => tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
const ACRONYM = /^\P{L}*\p{Lu}{2,10}\P{L}*$/u;
/** A word that is cut off: `Ecol…`, `Ecol [more]`, `Ecol~1`. */
const CUT = /(\p{L}{2,60})(?:\.{3}|…)/gu;
const CUT_BY_PAGE = /(?<=\p{L})(?:(?:\.{3}|…)? ?[[(](?:(?:read )?more|truncated|\.{3}|…)[\])]|~\d)\s*$/iu;
const POSSESSIVE = /(\p{L}{3,60})['’‘ʼ´`]s(?![\p{L}\p{N}'’])/giu;
/** `'s` is no part of a word in another script: `王進士's`. */
const POSSESSIVE_OF_SCRIPT = /(?<=[\p{L}\p{M}])(?<=[^\p{Script=Latin}])['’‘ʼ´`]s(?![\p{L}\p{N}'’])/giu;
const WITH_ARTICLE = /(?<![\p{L}'’])(?:[ld]|qu|un|all|dall|dell|nell|sull)['’‘ʼ´`](\p{L}{3,60})/giu;
/** Between Latin letters and those of a script without spaces: `Ada Kingさん`. */
const BETWEEN_SCRIPTS =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;
const CELL_BEFORE_URL = /(?<=,)(?=https?:\/\/|www\.)/i;
const SEPARATORS = /[()<>[\]{}"“”„«»|;=]/g;

/** The words of a text in order. An email address or a hostname is one word. */
export function readText(text: string): TextWord[] {
  const plain = withoutSlips(decoded(text))
    .replace(MARKS, ' ')
    .replace(CUT_BY_PAGE, '…')
    .replace(BETWEEN_SCRIPTS, ' ')
    .replace(PASSPORT, (_, last: string, first: string) => ` | ${last} ${first} | `.replaceAll('<', ' '))
    .replace(PARTY, '| ')
    .replace(CELLS, '$1 ')
    .replace(NAME_IN_FIELDS, ' | $1 $2 ')
    .replace(CODE, ' | ')
    .replace(PARAMETER, ' | ')
    .replace(MARKUP, shownIn)
    .replace(ASIDE, `|${ASIDE_MARK}$1|`)
    .replace(POSSESSIVE_OF_SCRIPT, '')
    .replace(HASHTAG, withSpaces)
    .replace(FILE, withSpaces)
    .replace(LABELS, ' | ')
    .replace(SEPARATORS, ' | ')
    .replace(/:mailto:/gi, ' mailto:')
    .split(' ')
    // An email address or a URL in a row: `Ada,King,ada@harbour.example`.
    .flatMap((part) => part.split(part.includes('@') ? /(?<=,)/ : CELL_BEFORE_URL))
    .map((part) => withAddressMarked(part, ADDRESS_MARK))
    .join(' ');
  const hasBothCases = /\p{Lu}/u.test(plain) && /(^|\s)\p{Ll}/u.test(plain);
  return plain
    .split(BREAK)
    .flatMap((segment) =>
      segment.startsWith(ADDRESS_MARK)
        ? [{ ...ADDRESS, word: segment.slice(ADDRESS_MARK.length) }]
        : wordsOf(segment, hasBothCases),
    )
    .filter(({ word }) => word.length <= MAX_KEY)
    .slice(0, MAX_WORDS);
}

/** An email address or a hostname as a word. */
const ADDRESS: Omit<TextWord, 'word'> = {
  isApart: true,
  isCapital: false,
  isTitleCase: false,
  isInitials: false,
  isAside: false,
  isAcronym: false,
  isCut: false,
};

/** A word with the letters that a scanner read as digits. */
function lettersIn(word: string): string | undefined {
  const letters = withLettersForDigits(word);
  return letters === word ? undefined : letters;
}

/** The words of a text between two separators. */
function wordsOf(segment: string, hasBothCases: boolean): TextWord[] {
  const isAside = segment.includes(ASIDE_MARK);
  const parts = segment.split(/[\s_.]+/);
  const foldedWords = (form: RegExp) =>
    new Set(parts.filter((part) => form.test(part)).flatMap((part) => fold(part).split(' ')));
  const written = new Set(parts.flatMap((part) => fold(part).split(' ')));
  const capitals = foldedWords(/^\P{L}*\p{Lu}/u);
  const titled = foldedWords(/^\P{L}*\p{Lu}\p{Ll}/u);
  const acronyms = new Set(hasBothCases ? parts.filter((part) => ACRONYM.test(part)).map(fold) : []);
  const cut = new Set([...segment.matchAll(CUT)].map(([, word]) => fold(word!)));
  const bareWords = new Map(
    [POSSESSIVE, WITH_ARTICLE].flatMap((form) =>
      [...segment.matchAll(form)].map(([whole, bare]) => [fold(whole), fold(bare!)]),
    ),
  );
  const words = fold(segment)
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word, index) => {
    const bare = bareWords.get(word) ?? lettersIn(word);
    return {
      word,
      isApart: index === 0,
      isCapital: !hasBothCases || capitals.has(word),
      isTitleCase: titled.has(word),
      isInitials: !written.has(word),
      isAside,
      isAcronym: acronyms.has(word),
      isCut: cut.has(word),
      ...(bare && { bare }),
    };
  });
}

/** A range of words in a text. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The words, separated by spaces. */
  readonly text: string;
  /** Whether the span contains a punctuation mark that separates names. */
  readonly isApart: boolean;
  /** Whether the words of a second person are omitted. */
  readonly isCouple?: boolean;
}

/** Maximum number of words of a span. Longer names are found by their words. */
const MAX_SPAN_LENGTH = 12;

/** All spans that may be a name, also across an aside. None ends with a small word, except an acronym. */
export function spansOf(words: readonly TextWord[]): Span[] {
  const spans = [...spansAt(words, [...words.keys()]), ...spansOfCouples(words), ...spansInside(words)];
  if (!words.some(({ isAside }) => isAside)) return spans;
  const others = words.flatMap(({ isAside }, index) => (isAside ? [] : [index]));
  const isOver = ({ from, to }: Span) => words.slice(from, to).some(({ isAside }) => isAside);
  return [...spans, ...spansAt(words, others).filter(isOver)];
}

/** Scripts that write names without spaces: Chinese, Japanese and Korean. */
export const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,40}$/u;
/** Minimum and maximum length of a name inside a word of such a script. */
const [MIN_INSIDE, MAX_INSIDE] = [3, 16];

/** The parts of words without spaces that may be names: `王進士` of `王進士議員`. */
function spansInside(words: readonly TextWord[]): Span[] {
  return words.flatMap(({ word, isApart }, from) => {
    if (!UNSPACED.test(word)) return [];
    const letters = [...word];
    return letters.flatMap((_, first) =>
      letters.slice(first + MIN_INSIDE - 1, first + MAX_INSIDE).map((_, more) => ({
        from,
        to: from + 1,
        text: letters.slice(first, first + MIN_INSIDE + more).join(''),
        isApart,
      })),
    );
  });
}

const AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'och', 'og', 'en']);
/** Whether a folded word joins two names. */
export const isAnd = (word: string): boolean => AND.has(word);

/** Of two people with one last name, the first: `John and Mary Smith`. Titles are omitted. */
function spansOfCouples(words: readonly TextWord[]): Span[] {
  return words.flatMap(({ word }, at) => {
    const second = at + 1;
    if (!isAnd(word) || at === 0 || second === words.length) return [];
    const spans = spansAt(
      words,
      [at - 1, second + 1, second + 2].filter((place) => place < words.length),
    );
    return spans.flatMap((span) => (span.from < at && span.to > second ? [{ ...span, isCouple: true }] : []));
  });
}

/** Spans of the words at these indexes. */
function spansAt(words: readonly TextWord[], places: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < places.length; first++) {
    const from = places[first]!;
    let text = '';
    let isApart = false;
    for (const place of places.slice(first, first + MAX_SPAN_LENGTH)) {
      const { word, isApart: isBehind, isCapital, isAcronym } = words[place]!;
      isApart ||= text !== '' && isBehind;
      text = text === '' ? word : `${text} ${word}`;
      const isInitial = isCapital && word.length === 1 && place > from;
      if ((isInitial || isAcronym || !isSmallWord(word)) && text.length <= MAX_KEY)
        spans.push({ from, to: place + 1, text, isApart });
    }
  }
  return spans;
}

/** Maximum number of words of a related record's name in a text. */
const MAX_PHRASE = 6;

/** The adjacent words that may be the name of a related record. */
export const phrasesOf = (words: readonly TextWord[]): string[] => [
  ...new Set(
    spansOf(words)
      .filter(
        ({ from, to, isApart }) =>
          to - from > 1 &&
          to - from <= MAX_PHRASE &&
          !isApart &&
          (words[from]!.isCapital || !isSmallWord(words[from]!.word)),
      )
      .map(({ text }) => text),
  ),
];
