import { fold } from '../../names/normalize.js';
import type { OrganizationName } from './organization-name.js';

/** The words of a text that may have a name among others. */
export interface NameText {
  /** Folded. */
  readonly words: readonly string[];
  /** The number of the segment of each word. */
  readonly segments: readonly number[];
  /** The words of each segment. */
  readonly phrases: readonly (readonly string[])[];
}

/** Marks between a name and another text. */
const BREAKS = /(?:[,;:|/()<>[\]{}\n]|(?<=\p{Ll}{5})\.(?=\s+\p{Lu}\p{Ll})|(?<=\s)[-–—*•]+(?=\s))+/gu;
const OWNS = /['’]s(?!\p{L})(\s+(?=\p{L}))?/gu;
/** The word for `'s` in a text, except at the end of a segment. */
export const POSSESSIVE = 's';
/** Marks for `and`. */
const AND = /\s[&+]\s/g;
const MAX_WORDS = 24;
const MAX_PARTS = 12;

/** A text between marks. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The segments of a text that have words. */
export function segmentsIn(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...text.matchAll(BREAKS), { index: text.length, 0: '' }]) {
    if (fold(text.slice(from, index)) !== '') parts.push({ from, to: index });
    from = index + mark.length;
  }
  return parts.slice(0, MAX_PARTS);
}

/** The words of a text in the segments between its marks. */
function wordsOfText(
  text: string,
  wordsOf = (segment: string): string[] => fold(segment).split(' '),
): NameText {
  const phrases = segmentsIn(text).map(({ from, to }) =>
    wordsOf(text.slice(from, to)).filter((word) => word !== ''),
  );
  const found = phrases.flatMap((words, at) => words.map((word) => [word, at] as const)).slice(0, MAX_WORDS);
  return { words: found.map(([word]) => word), segments: found.map(([, segment]) => segment), phrases };
}

/** The words of a text for a person's name, with initials as words; null for a text of two words, which is a name. */
export function nameText(text: string): NameText | null {
  const found = wordsOfText(
    text.replace(OWNS, (_, next) => (next ? ` ${POSSESSIVE} ` : '')).replace(AND, ' and '),
    (segment) => segment.split(/[\s._]+/).flatMap((word) => fold(word).split(' ')),
  );
  return found.words.length < 3 ? null : found;
}

/** The place in a text of some words one after the other; null if it does not have them. */
function spanIn({ words }: NameText, own: readonly string[]): { from: number; to: number } | null {
  const from = words.findIndex((_, at) => own.every((word, next) => words[at + next] === word));
  return from < 0 ? null : { from, to: from + own.length };
}

/** Whether a text has the name of an organization: its words one after the other, or one word as a segment. */
export const hasName = (text: NameText, { bare, forms }: OrganizationName): boolean =>
  [...bare, ...forms].some((form) => {
    const own = form.split(' ');
    const span = spanIn(text, own);
    if (span === null) return false;
    const { segments } = text;
    return own.length > 1 || [span.from - 1, span.to].every((at) => segments[at] !== segments[span.from]);
  });
