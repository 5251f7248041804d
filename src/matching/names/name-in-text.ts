import { isSmallWord, isSuffix, isTitle, nicknamesOf, tellsNothing } from '../../names/words.js';
import { isAnd } from '../../names/text-words.js';
import { isKindOfOrganization } from '../../names/concepts.js';
import { ANOTHERS, NAMES } from './compare-people.js';
import { isInitial, type NameWords, type PersonName } from './person-name.js';
import { POSSESSIVE, type NameText } from './segments.js';
import {
  DIFFERENT,
  givenNamesAlike,
  SAME,
  spelledAlike,
  type IsName,
  type Lexicon,
  type Likeness,
} from './words-alike.js';

/** Factors on the likeness of a name by the words around it; see docs/matching.md. */
const AROUND = {
  /** Words that say nothing about a person. */
  nothing: 0.97,
  text: 0.92,
  initial: 0.88,
  /** A word next to it that may be a name. */
  near: 0.84,
} as const;

/** Words for what is named after a person, other than organizations; folded. */
const MEMORIALS = new Set(
  (
    'memorial trust building hall house highway bridge street avenue road park stadium airport award prize medal scholarship ' +
    'fellowship lecture'
  ).split(' '),
);

/** Words before or after a name that make it that of another person, a campaign or a ship: `widow of Ada King`. */
const RELATIONS: ReadonlySet<string> = new Set(
  (
    'wife husband widow widower spouse partner daughter son sister brother mother father heir heirs estate family friends ' +
    'aide assistant behalf instead representing replacing succeeding substitute proxy uss hms elect reelect pac'
  ).split(' '),
);
/** The staff of a person: `Ada King’s press secretary`. */
const STAFF: ReadonlySet<string> = new Set(
  'secretary assistant aide adviser advisor attorney lawyer spokesman spokesperson spokeswoman scheduler staff'.split(
    ' ',
  ),
);
/** Whether a word joins two names, in Catalan and Polish too. */
const joins = (word: string): boolean => isAnd(word) || word === 'i';
/** Words before a name, and a title of it, that make it that of another person: `Scheduler for Senator King`. */
const FOR: ReadonlySet<string> = new Set('to for of'.split(' '));

/** Those that no name of one person has. */
const BETWEEN_PEOPLE: ReadonlySet<string> = new Set('and und og och'.split(' '));

/** Whether a text has two whole names: `Ada King and Ivar Solberg`. */
export const hasTwoNames = ({ words }: NameText): boolean =>
  words.some((word, at) => at > 1 && at < words.length - 2 && BETWEEN_PEOPLE.has(word));

/** Minimum likeness of a misspelt last name in a text. */
const MIN_SURNAME = 0.9;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly likeness: Likeness;
}

/**
 * Returns the likeness of a name that a text has whole among other words: `ANOTHERS` if these make another person of it, and
 * null if the text does not have the name, or may have another name next to it.
 */
export function inText(text: NameText, name: PersonName, lexicon: Lexicon): Likeness | null {
  let best: Likeness | null = null;
  for (const form of name.forms) {
    for (const span of spansOf(text, form, lexicon.isName)) {
      const factor = around(text, span, form, lexicon);
      if (factor === null) continue;
      const score = span.likeness.score * factor;
      const found =
        factor === 0
          ? ANOTHERS
          : { score, why: span.likeness.score < factor ? span.likeness.why : 'other words' };
      if (best === null || found.score > best.score) best = found;
    }
  }
  return best;
}

function spansOf({ words, segments }: NameText, { given, last }: NameWords, isName: IsName): Span[] {
  const [first, ...middles] = given;
  if (first === undefined || isInitial(first) || last.length === 0) return [];
  const isMiddle = (word: string | undefined): boolean =>
    word !== undefined &&
    middles.some((middle) => middle === word || (isInitial(word) && middle[0] === word));
  const spans: Span[] = [];
  for (let at = 0; at + last.length <= words.length; at++) {
    const isExact = last.every((word, next) => words[at + next] === word);
    const isNear = last.length === 1 && (words[at - 1] === first || words[at + 1] === first);
    if (!isExact && !isNear) continue;
    const surname = isExact ? SAME : spelledAlike(words[at]!, last[0]!, isName);
    if (surname.score < MIN_SURNAME) continue;
    let from = at - 1;
    while (from > 0 && words[from] !== first && isMiddle(words[from])) from--;
    let to = at + last.length + 1;
    const [before, after] = [words[from], words[to - 1]].map((word) =>
      word === undefined || isTitle(word) ? DIFFERENT : givenNamesAlike(word, first, isName),
    );
    while (isMiddle(words[to])) to++;
    const ends = at + last.length;
    for (const [one, start, end] of [
      [before!, from, ends],
      [after!, at, to],
    ] as const) {
      if (one.score < NAMES.givenIsMiddle) continue;
      const isTurned = start === at && segments[at] === segments[ends];
      const isShorter = middles.length > 0 && end - start === last.length + 1;
      spans.push({
        from: start,
        to: end,
        likeness: {
          score:
            one.score *
            surname.score *
            (isShorter ? NAMES.middleOnOneSide : 1) *
            (isTurned ? NAMES.order : 1),
          why: one.score < surname.score ? one.why : surname.why,
        },
      });
    }
  }
  return spans;
}

/** The factor of the words around a name: null if they may be a part of a name, 0 if they make another person of it. */
function around(
  { words, segments }: NameText,
  { from, to }: Span,
  own: NameWords,
  { isName, isWord }: Lexicon,
): number | null {
  const rest = [...words.keys()].filter((at) => at < from || at >= to);
  const isNothing = (word: string): boolean => /\p{N}/u.test(word) || tellsNothing(word) || isSuffix(word);
  const isOther = (at: number): boolean => {
    const word = words[at]!;
    if (isNothing(word) || isInitial(word)) return false;
    return nicknamesOf(word).length > 0 || (isName(word) && !isWord(word));
  };
  const tells = (at: number): boolean => words[at] !== undefined && !isNothing(words[at]);
  const isTwo =
    (from > 1 && joins(words[from - 1]!) && tells(from - 2)) ||
    (joins(words[to] ?? '') && rest.filter((at) => at > to && tells(at)).length > 1);
  const isNamedAfter = to < words.length && segments[to] === segments[to - 1] && hasKind(words.slice(to));
  const before = words.slice(0, from).findLastIndex((word) => !isTitle(word));
  const isFor =
    (before > 0 && segments[before] === segments[from] && FOR.has(words[before]!)) ||
    (words[to] === 'for' && segments[to] === segments[from]) ||
    (words[to] === POSSESSIVE && words.slice(to + 1).some((word) => STAFF.has(word) || RELATIONS.has(word)));
  // `Rep.-elect` is a title.
  const isRelated = rest.some(
    (at) =>
      (at < from || at === to) &&
      RELATIONS.has(words[at]!) &&
      !(words[at] === 'elect' && isTitle(words[at - 1] ?? '')),
  );
  if (isTwo || isNamedAfter || isFor || isRelated) return 0;
  let factor: number = AROUND.nothing;
  for (const at of rest) {
    const word = words[at]!;
    const inName = segments[at] === segments[from] || segments[at] === segments[to - 1];
    const isNear = at === from - 1 || at === to;
    const isNext = isNear && inName;
    const isLastInitial = isNext && at === words.length - 1 && isInitial(word);
    if ((isNothing(word) && !isLastInitial) || own.last.includes(word)) continue;
    factor = Math.min(
      factor,
      isNext && isInitial(word)
        ? AROUND.initial
        : isNext && (word.length > 4 || isName(word))
          ? AROUND.near
          : AROUND.text,
    );
    // `Gilbert, William Vaughan`: the last name is before the comma.
    if (at === 0 && from === 1 && to === words.length && !inName && isName(word)) return null;
    if (!isOther(at)) continue;
    if (inName && !(at > to && isSmallWord(words[at - 1]!))) return null;
  }
  return factor;
}

/** Whether words after a name begin with those of what has this name: `Foundation`, `Elementary School`, `Memorial Bridge`. */
const hasKind = (words: readonly string[]): boolean =>
  words
    .slice(0, 1 + words.findIndex(isSmallWord) || words.length)
    .slice(0, 2)
    .some((word) => isKindOfOrganization(word) || MEMORIALS.has(word));
