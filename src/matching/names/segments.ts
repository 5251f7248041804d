import { fold } from '../../names/normalize.js';
import { tellsNothing } from '../../names/words.js';
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
}

/** A part of a query as the name of an organization, and the texts before and after it. */
export interface Reading {
  readonly name: OrganizationName;
  readonly besides: readonly Besides[];
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
    isAside: /\($/.test(text.slice(0, span.from).trimEnd()),
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
