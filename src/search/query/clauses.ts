import { compact, sorted } from '../names/normalize.js';
import type { Clause, KeyField, Tier } from './plan.js';

export const is = (field: KeyField, value: string): Clause => ({ is: field, value });
export const startsWith = (field: KeyField, value: string): Clause => ({ startsWith: field, value });
export const all = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { all: clauses };
export const any = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { any: clauses };
export const PERSON: Clause = { type: 'person' };
export const ORGANIZATION: Clause = { type: 'organization' };

/** The name with its words in any order. Keys that equal the name are not kept apart from it (see `SearchDocument`). */
export function inAnyOrder(form: string): Clause[] {
  const key = sorted(form);
  return form.includes(' ') ? [is('name', key), is('sorted', key)] : [is('name', key)];
}

/** The name with its spaces in other places. */
export function spacedOtherwise(form: string): Clause[] {
  const key = compact(form);
  return [is('name', key), is('compact', key)];
}

/** Where a word may stand that goes with a name without being part of it. */
const AROUND_NAMES = ['position', 'place', 'affiliation'] as const;
export const anywhere = (word: string): Clause =>
  any([is('word', word), ...AROUND_NAMES.map((field) => is(field, word))]);

/** A tier, or nothing if there is nothing to look for. */
export const tier = (why: string, score: number, clauses: readonly Clause[]): Tier[] =>
  clauses.length === 0 ? [] : [{ why, score, clause: any(clauses) }];
