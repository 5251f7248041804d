import { withoutUnspacedForm } from '../../names/name-forms.js';
import { fold } from '../../names/normalize.js';
import { withStateApart } from '../../names/states.js';
import { tellsNothing, withoutLegalForm } from '../../names/words.js';
import { segmentsIn } from './name-text.js';
import { organizationName, type OrganizationName } from './organization-name.js';

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
