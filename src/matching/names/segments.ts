import { withoutUnspacedForm } from '../../names/name-forms.js';
import { fold } from '../../names/normalize.js';
import { withStateApart } from '../../names/states.js';
import { tellsNothing, withoutLegalForm } from '../../names/words.js';
import { organizationName, type OrganizationName } from './organization-name.js';

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
interface Part {
  readonly from: number;
  readonly to: number;
}

/** The segments of a text that have words. */
function segmentsIn(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...text.matchAll(BREAKS), { index: text.length, 0: '' }]) {
    if (fold(text.slice(from, index)) !== '') parts.push({ from, to: index });
    from = index + mark.length;
  }
  return parts.slice(0, MAX_PARTS);
}

/** The words of a text for a person's name, with initials as words; null for a text of two words, which is a name. */
export function nameText(written: string): NameText | null {
  const text = written.replace(OWNS, (_, next) => (next ? ` ${POSSESSIVE} ` : '')).replace(AND, ' and ');
  const phrases = segmentsIn(text).map(({ from, to }) =>
    text
      .slice(from, to)
      .split(/[\s._]+/)
      .flatMap((word) => fold(word).split(' '))
      .filter((word) => word !== ''),
  );
  const found = phrases.flatMap((words, at) => words.map((word) => [word, at] as const)).slice(0, MAX_WORDS);
  if (found.length < 3) return null;
  return { words: found.map(([word]) => word), segments: found.map(([, segment]) => segment), phrases };
}

/** Whether a text has the name of an organization: its words one after the other, or one word as a segment. */
export const hasName = ({ words, segments }: NameText, { bare, forms }: OrganizationName): boolean =>
  [...bare, ...forms].some((form) => {
    const own = form.split(' ');
    const from = words.findIndex((_, at) => own.every((word, next) => words[at + next] === word));
    if (from < 0) return false;
    return own.length > 1 || [from - 1, from + 1].every((at) => segments[at] !== segments[from]);
  });

/** The text before or after a name, as a whole and in segments. */
export interface Besides {
  readonly whole: OrganizationName;
  readonly parts: readonly Segment[];
}

export interface Segment {
  readonly name: OrganizationName;
  readonly isBefore: boolean;
}

/** A part of a query as the name of an organization, and the texts before and after it. */
export interface Reading {
  readonly name: OrganizationName;
  readonly besides: readonly Besides[];
}

/** Of a text with more segments, the last ones are one. */
const MAX_SEGMENTS = 4;

/** `Harbour Trust, based in Bremen`, `Bremen-based Harbour Trust`. */
const BASED_IN = /,? (?:based|headquartered|located|mit Sitz|con sede|com sede) (?:in|en|a|em) /giu;
const BASED = /^(\p{Lu}[\p{L} .]{1,40})-based (?=\p{L}*\p{Lu})(.+)$/u;

/** `Harbour Trust, Public Limited Company`: the legal form belongs to the name. */
const BEHIND_COMMA = /,\s*([^,]{1,60})$/u;
const isLegalForm = (text: string): boolean =>
  withoutLegalForm(`name ${fold(text)}`) === 'name' && !fold(text).split(' ').every(tellsNothing);

/** `A/S`, a legal form. */
const OF_LETTERS = /(?<!\p{L})(\p{Lu})\/(\p{Lu})(?!\p{L})/gu;

/** `formerly Harbour Trust`: the introduction of another name. */
const INTRODUCTION =
  /^(?:formerly|previously|former|now|aka|fka|nka|dba|ehemals|vormals|früher|anciennement|antes|tidigare|tidligere)(?: known as)? (?=\p{L})/iu;

/** The readings of a query's name: each segment or some neighbouring ones as the name. Empty for a name of one segment. */
export function readingsOf(written: string): Reading[] {
  const text = withStateApart(withoutUnspacedForm(written))
    .replace(OF_LETTERS, '$1$2')
    .replace(BASED_IN, ' | ')
    .replace(BASED, '$2 | $1')
    .replace(BEHIND_COMMA, (behind, form: string) => (isLegalForm(form) ? ` ${form}` : behind));
  const spans = segmentsIn(text);
  const [last] = spans.splice(MAX_SEGMENTS - 1);
  if (last !== undefined) spans.push({ from: last.from, to: text.length });
  const nameOf = (from: number, to: number, omitted: RegExp | string = ''): OrganizationName =>
    organizationName(
      text
        .slice(spans[from]!.from, spans[to - 1]!.to)
        .trim()
        .replace(omitted, ''),
    );
  const names = spans.map((_, at) => nameOf(at, at + 1));
  const besides = (from: number, to: number, isBefore: boolean): Besides[] =>
    from === to
      ? []
      : [
          {
            whole: nameOf(from, to),
            parts: names.slice(from, to).map((name) => ({ name, isBefore })),
          },
        ];
  return spans.flatMap((_, from) =>
    spans.slice(from).flatMap((_, more): Reading[] => {
      const to = from + more + 1;
      if (to - from === spans.length) return [];
      const name = nameOf(from, to, INTRODUCTION);
      if (name.words.every(tellsNothing)) return [];
      return [{ name, besides: [...besides(0, from, true), ...besides(to, spans.length, false)] }];
    }),
  );
}
