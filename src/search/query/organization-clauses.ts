import { withoutArticle, withoutLegalForm, writtenOtherwise } from '../names/abbreviations.js';
import { all, any, inAnyOrder, is, ofType } from './clauses.js';
import type { Clause } from './plan.js';

const ORGANIZATION = ofType('organization');

/** `Univ. of Saint Aubin` for the University of St. Aubin, of whatever kind the record is. */
export const shortOrInFull = (form: string): Clause[] => writtenOtherwise(form).flatMap(inAnyOrder);

/** `The University of Aubin` for one that is recorded without the article, and the other way round. */
export function withOrWithoutArticle(form: string): Clause[] {
  if (!form.includes(' ')) return [];
  const bare = withoutArticle(form);
  const others = bare === form ? [`the ${form}`] : [bare, ...writtenOtherwise(bare)];
  return [all([ORGANIZATION, any(others.map((other) => is('name', other)))])];
}

/** `Lantern House Ltd` for Lantern House. */
export function withoutItsLegalForm(form: string): Clause[] {
  const bare = withoutLegalForm(form);
  if (bare === form) return [];
  const others = [bare, withoutArticle(bare), ...writtenOtherwise(bare)];
  return [all([ORGANIZATION, any([...new Set(others)].map((other) => is('name', other)))])];
}
