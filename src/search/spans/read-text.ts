import { MAX_KEY } from '../names/forms.js';
import { publicHostname } from '../names/hostnames.js';
import { fold } from '../names/normalize.js';
import { isSmallWord } from '../names/small-words.js';
import { withoutPunctuation } from '../query/address-tiers.js';

/** A word of a pasted text. */
export interface TextWord {
  /** Folded. */
  readonly word: string;
  /** Whether a punctuation mark that parts names stands before it. */
  readonly isApart: boolean;
  /** Whether it is written with a capital; always true in a text without both cases. */
  readonly isCapital: boolean;
}

/** More words are not read. */
const MAX_WORDS = 60;
/** Apostrophes, hyphens, points and underscores stand inside names. */
const BREAK = /[,;:|()<>[\]{}"“”„«»=/\\\n\t•·*#?!~^]|\s[-–—@]\s/u;
const BRACKETS = /[()<>[\]{}"“”„«»|;]/g;

/** The words of a text in their order, without the addresses and the hosts of the URLs in it. */
export function readText(text: string): TextWord[] {
  const plain = decoded(text).replace(BRACKETS, ' | ').split(' ').map(withoutAddress).join(' ');
  const hasBothCases = /\p{Lu}/u.test(plain) && /(^|\s)\p{Ll}/u.test(plain);
  const found: TextWord[] = [];
  for (const segment of plain.split(BREAK)) {
    const capitals = new Set(
      segment
        .split(/[\s_.-]+/)
        .filter((part) => /^\P{L}*\p{Lu}/u.test(part))
        .map(fold),
    );
    const words = fold(segment)
      .split(' ')
      .filter((word) => word !== '');
    for (const [index, word] of words.entries()) {
      found.push({ word, isApart: index === 0, isCapital: !hasBothCases || capitals.has(word) });
    }
  }
  return found.filter(({ word }) => word.length <= MAX_KEY).slice(0, MAX_WORDS);
}

/** A word without what is an address; of a URL its path and query stay, of a handle its name. */
function withoutAddress(text: string): string {
  const bare = withoutPunctuation(text);
  const scheme = bare.indexOf('://');
  if (scheme >= 0 || /^www\./i.test(bare)) {
    const rest = scheme < 0 ? bare : bare.slice(scheme + 3);
    const path = rest.search(/[/?#]/);
    return path < 0 ? '|' : `| ${rest.slice(path).replace(/[?&#]/g, ' | ')}`;
  }
  const isHandle = bare.startsWith('@') && !bare.includes('.');
  if (isHandle) return text.replace('@', '');
  const isAddress = bare.length > 1 && bare.includes('@');
  return isAddress || publicHostname(bare) !== null ? '|' : text;
}

/** Without the percent and plus signs of a URL. */
function decoded(text: string): string {
  const spaced = /\s/.test(text) ? text : text.replace(/\+/g, ' ');
  if (!/%[\da-f]{2}/i.test(spaced)) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Words from one place in a text to another. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The words with spaces between them. */
  readonly text: string;
  /** Whether a punctuation mark that parts names stands between them. */
  readonly isApart: boolean;
}

/** Longer names are found by their words. */
const MAX_SPAN_LENGTH = 9;

/** All spans that may be a name: none that ends in a small word. */
export function spansOf(words: readonly TextWord[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    let text = '';
    let isApart = false;
    for (let to = from + 1; to <= words.length && to - from <= MAX_SPAN_LENGTH; to++) {
      const { word, isApart: isBehind } = words[to - 1]!;
      isApart ||= text !== '' && isBehind;
      text = text === '' ? word : `${text} ${word}`;
      if (!isSmallWord(word) && text.length <= MAX_KEY) spans.push({ from, to, text, isApart });
    }
  }
  return spans;
}
