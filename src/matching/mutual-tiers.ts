import { cut, spellings } from '../names/normalize.js';
import { withoutLegalForm } from '../names/words.js';
import { all, any, each, is, tier, type Clause, type Tier } from '../search/search-engine.js';
import {
  acronymsFor,
  candidateTiers,
  formsOf,
  knownTiers,
  merged,
  namesOf,
  organizationNames,
  tellingIn,
  wholeNameTiers,
  wholeOrganizationTiers,
  wordTiers,
} from './candidate-tiers.js';
import type { Subject } from './subject.js';

/* Builds fewer tiers, for a comparison of all records: one of two records has to find the other. */

/** Whether few organizations have a word in their names. A word of thousands of names finds too many. */
export type IsRare = (word: string) => boolean;

/** People are also compared with their colleagues. The longer of two names finds the other. */
export function mutualTiers(query: Subject, isRare: IsRare): Tier[] {
  if (query.type === 'organization') return organizationTiers(query, isRare);
  const forms = namesOf(query).flatMap((name) => (name.type === 'person' ? name.forms : []));
  if (forms.length === 0 || forms.some(({ given }) => given.length === 0)) return candidateTiers(query);
  const clauses = forms.flatMap(wholeNameTiers).map(({ clause }) => clause);
  return [...knownTiers(query), ...tier('name', 0.98, clauses)];
}

/**
 * The organization with the shorter name finds the other by its words. An acronym is not specific enough,
 * unless both have one parent.
 */
function organizationTiers(query: Subject, isRare: IsRare): Tier[] {
  const parents = each('phrase', (query.parent?.names ?? []).flatMap(spellings).map(cut));
  const ofOneParent = (why: string, score: number, clauses: readonly Clause[]): Tier[] =>
    tier(why, score, parents.length * clauses.length === 0 ? [] : [all([any(clauses), any(parents)])]);
  return merged([
    ...knownTiers(query),
    ...formsOf(query).flatMap((form) => [
      ...ofOneParent('name and parent', 0.99, [is('name', form)]),
      ...wholeOrganizationTiers(form),
      ...wordTiers(tellingIn(form).some(isRare) ? tellingIn(form) : []),
      ...ofOneParent('acronym and parent', 0.8, acronymsFor(form)),
    ]),
  ]);
}

/** Returns the folded names of an organization, also without legal forms and parentheses. */
export function wholeAndBare(query: Subject): { readonly names: string[]; readonly parts: string[] } {
  const parsed = organizationNames(query);
  const names = new Set(parsed.flatMap(({ forms }) => forms));
  const parts = new Set(parsed.flatMap(({ forms, bare }) => [...bare, ...forms.map(withoutLegalForm)]));
  return { names: [...names], parts: [...parts].filter((part) => !names.has(part)) };
}
