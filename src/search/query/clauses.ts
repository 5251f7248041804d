import type { KeyField, SearchType } from '../documents.js';
import { barerNames } from '../../names/forms.js';
import { compact, sorted } from '../../names/normalize.js';
import { abbreviatedOrInFull, isInitials, nicknamesOf, withoutLegalForm } from '../../names/words.js';

/** A Boolean condition on a document that both engines can evaluate. Values are folded. */
export type Clause =
  | { readonly is: KeyField; readonly value: string }
  | { readonly startsWith: KeyField; readonly value: string }
  | { readonly type: SearchType }
  /** Minimum number of connections: one of POWERS. */
  | { readonly connections: number }
  | { readonly all: readonly Clause[] }
  | { readonly any: readonly Clause[] };

/** One way for a document to match, with its score. The score of a document is that of its best tier. */
export interface Tier {
  readonly why: string;
  /** From 0 to 1, in steps of 0.01. */
  readonly score: number;
  readonly clause: Clause;
}

/** One tier, or an empty list without clauses. */
export const tier = (why: string, score: number, clauses: readonly Clause[]): Tier[] =>
  clauses.length === 0 ? [] : [{ why, score, clause: any(clauses) }];

export const is = (field: KeyField, value: string): Clause => ({ is: field, value });
export const each = (field: KeyField, values: readonly string[]): Clause[] =>
  values.map((value) => is(field, value));
export const startsWith = (field: KeyField, value: string): Clause => ({ startsWith: field, value });
export const all = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { all: clauses };
export const any = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { any: clauses };
export const PERSON: Clause = { type: 'person' };
export const ORGANIZATION: Clause = { type: 'organization' };

/** The name with its words in any order. `sorted` omits keys that equal the name (see KEY_LETTERS). */
export function inAnyOrder(form: string): Clause[] {
  const key = sorted(form);
  return form.includes(' ') ? [is('name', key), is('sorted', key)] : [is('name', key)];
}

/** The name with spaces in other positions. */
export function spacedOtherwise(form: string): Clause[] {
  const key = compact(form);
  return form.includes(' ') ? [is('name', key), is('compact', key)] : [is('compact', key)];
}

/** Matches `Univ. of Saint Aubin` with the University of St. Aubin, for records of every type. */
export const shortOrInFull = (form: string): Clause[] => abbreviatedOrInFull(form).flatMap(inAnyOrder);

/** Matches `Lantern House Ltd` with Lantern House. */
export function withoutItsLegalForm(form: string): Clause[] {
  const bare = withoutLegalForm(form);
  if (bare === form) return [];
  const others = [bare, ...abbreviatedOrInFull(bare)];
  return [all([ORGANIZATION, any(each('name', others))])];
}

/** A name with and without the titles before it and the suffixes after it. */
const withAndWithoutTitles = (form: string): string[] => [form, ...barerNames(form)];

const MAX_WORDS_WITH_NICKNAMES = 5;

/** The name with an alternative given name as its first or last word: `robert` for `bob`. */
export function nicknames(form: string): Clause[] {
  const names = withAndWithoutTitles(form).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2 || parts.length > MAX_WORDS_WITH_NICKNAMES) return [];
    return [parts, [parts.at(-1)!, ...parts.slice(0, -1)]].flatMap(([given, ...rest]) =>
      nicknamesOf(given!).map((name) => [name, ...rest].join(' ')),
    );
  });
  return names.length === 0 ? [] : [all([PERSON, any(each('name', [...new Set(names)]))])];
}

/** Matches `d camilleri` with Darrin Camilleri, and `walter s baring` with Walter Baring. */
export const initials = (form: string): Clause[] =>
  withAndWithoutTitles(form).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2) return [];
    const middle = parts.filter(
      (part, index) => part.length > 1 || index === 0 || index === parts.length - 1,
    );
    return [
      ...(parts.slice(0, -1).some(isInitials) ? [is('initials', sorted(one))] : []),
      ...(middle.length < parts.length ? [all([PERSON, any(inAnyOrder(middle.join(' ')))])] : []),
    ];
  });
