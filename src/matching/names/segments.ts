import { fold } from '../../names/normalize.js';
import { tellsNothing } from '../../names/words.js';
import { segmentsIn, spanIn, wordsOfText, type NameText } from './name-text.js';
import { organizationName, type OrganizationName } from './organization-name.js';

/** The text before or after a name, as a whole and in segments. */
export interface Besides {
  readonly whole: OrganizationName;
  readonly parts: readonly Segment[];
}

export interface Segment {
  readonly name: OrganizationName;
  readonly isBefore: boolean;
  readonly isAside: boolean;
  readonly isMarked: boolean;
}

/** A part of a query as the name of an organization, and the texts before and after it. */
export interface Reading {
  readonly name: OrganizationName;
  readonly besides: readonly Besides[];
  /** Whether words that tell nothing are next to the name without a mark. */
  readonly hasMore?: boolean;
}

/** Commas, colons, slashes, dashes with spaces, parentheses and line ends. */
const BREAK = /[,;:|/()\n]+|(?<=\s)[-–—]+(?=\s)/gu;
/** Of a text with more segments, the last ones are one. */
const MAX_SEGMENTS = 4;

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...text.matchAll(BREAK), { index: text.length, 0: '' }]) {
    const isLast = index === text.length;
    const hasWords = /..|\P{ASCII}/u.test(fold(text.slice(from, index)));
    if (hasWords && !isLast && spans.length === MAX_SEGMENTS - 1) continue;
    if (hasWords) spans.push({ from, to: index });
    from = index + mark.length;
  }
  return spans;
}

const textOf = (text: string, spans: readonly Span[]): string =>
  text.slice(spans[0]!.from, spans.at(-1)!.to).replace(/[()]/g, ', ').trim();

/** The readings of a query's name: each segment or some neighbouring ones as the name. Empty for a name of one segment. */
export function readingsOf(text: string): Reading[] {
  const spans = spansOf(text);
  const segments = spans.map((span) => ({
    name: organizationName(textOf(text, [span])),
    isAside: /[([]$/.test(text.slice(0, span.from).trimEnd()),
    isMarked: false,
  }));
  const whole =
    spans.length > 1 && text.includes('(')
      ? [{ name: organizationName(textOf(text, spans)), besides: [] }]
      : [];
  const parts = spans.flatMap((_, from) =>
    spans.slice(from).flatMap((_, more): Reading[] => {
      const to = from + more + 1;
      if (to - from === spans.length) return [];
      const besides = [
        [0, from],
        [to, spans.length],
      ].flatMap(([start, end]): Besides[] => {
        if (start === end) return [];
        const parts = segments
          .slice(start, end)
          .map((part) => ({ ...part, isBefore: start === 0 && from > 0 && end === from }));
        return [{ whole: organizationName(textOf(text, spans.slice(start, end))), parts }];
      });
      const written = text.slice(spans[from]!.from, spans[to - 1]!.to).trim();
      const closed = written.lastIndexOf('(') > written.lastIndexOf(')') ? `${written})` : written;
      const isBalanced = closed.split('(').length === closed.split(')').length;
      const name = organizationName(isBalanced ? closed : textOf(text, spans.slice(from, to)));
      if (name.words.every(tellsNothing)) return [];
      return [{ name, besides }];
    }),
  );
  return [...whole, ...parts];
}

/** A text with the segments that may be next to a name. */
export interface OrganizationText extends NameText {
  /** The first are before a name, if one follows. */
  readonly parts: readonly Omit<Segment, 'isBefore'>[];
}

/** The words and the segments of a text. */
export function organizationText(text: string): OrganizationText {
  const segments = segmentsIn(text);
  return {
    ...wordsOfText(text),
    parts: segments.map(({ written, ...marks }) => ({ name: organizationName(written), ...marks })),
  };
}

/** Whether a word before a name is the number of a roll or an account, `ACC-88992`, or one after it a year or a long number. */
const isNumberAround = (words: readonly string[], at: number, isBefore: boolean): boolean =>
  isBefore
    ? /^\p{N}+$/u.test(words[at]!) || (words[at]!.length < 6 && /^\p{N}{3,}$/u.test(words[at + 1]!))
    : /^(?:fy)?(?:19|20)\p{N}{2}$|^\p{N}{5,}$/u.test(words[at]!);

/**
 * The reading of a text as a name whose words it has one after the other; null if it does not have them, or if other words are
 * next to them without a mark.
 */
export function readingWith(text: OrganizationText, name: OrganizationName): Reading | null {
  const { words, segments, parts } = text;
  for (const form of new Set([...name.forms, ...name.bare])) {
    const own = form.split(' ');
    const span = own.length > 1 && own.length < words.length ? spanIn(text, own) : null;
    if (span === null) continue;
    const [first, last] = [segments[span.from]!, segments[span.to - 1]!];
    const isNear = (at: number): boolean => segments[at] === (at < span.from ? first : last);
    const near = [...words.keys()].filter((at) => (at < span.from || at >= span.to) && isNear(at));
    if (!near.every((at) => tellsNothing(words[at]!) || isNumberAround(words, at, at < span.from))) continue;
    const besides = [parts.slice(0, first), parts.slice(last + 1)].flatMap((some, at): Besides[] =>
      some.length === 0
        ? []
        : [
            {
              whole:
                some.length === 1
                  ? some[0]!.name
                  : organizationName(some.map(({ name }) => name.text).join(', ')),
              parts: some.map((part) => ({ ...part, isBefore: at === 0 })),
            },
          ],
    );
    return { name, besides, hasMore: near.length > 0 };
  }
  return null;
}
