import { isInitial } from './names/person-name.js';
import { WORDS } from './names/words-alike.js';
import { likenessOf, type Ranked } from './score.js';
import type { Subject } from './subject.js';
import { ambiguity, EQUALLY, QUALIFIER_WEIGHTS, type Qualifier } from './weights.js';

/*
 * The maximum score of candidates. Candidates that cannot change the results are not searched for. Thousands
 * of people have a common last name, and it reaches the cutoff with none of them.
 */

/** The qualifiers that may confirm a candidate of this query. */
function qualifiersOf(query: Subject): Qualifier[] {
  const holds: Partial<Record<Qualifier, boolean>> = {
    organization: query.organizations.length > 0,
    email_domain:
      query.emails.length > 0 || query.domains.length > 0 || query.organizations.some(({ domain }) => domain),
    role: query.roles.length > 0,
    place: query.places.length > 0,
    organization_type: query.organizationType !== null,
    parent: query.parent !== null,
    numbers: query.type === 'organization',
  };
  return (Object.keys(holds) as Qualifier[]).filter((qualifier) => holds[qualifier]);
}

/**
 * The maximum score of a candidate with this likeness of names, without an id, address or domain of the
 * query.
 */
function mostOf(query: Subject, likeness: number, bearers = 1): number {
  const confirming = qualifiersOf(query).map((qualifier) => QUALIFIER_WEIGHTS[qualifier].for);
  // A fact that confirms one of several namesakes distinguishes it.
  return confirming.reduce(
    (sum, weight) => sum + weight,
    likeness * ambiguity(confirming.length > 0 ? 1 : bearers),
  );
}

/** Whether people whose names the query misspells can be among its results. */
export function mayBeMisspelt<Candidate>(
  query: Subject,
  ranked: readonly Ranked<Candidate>[],
  { limit, cutoff }: { readonly limit: number; readonly cutoff: number },
): boolean {
  const { name, emails, publicIds, aliases } = query;
  if (name?.type !== 'person' || emails.length > 0 || publicIds.length > 0 || aliases.length > 0) return true;
  const first = name.name.forms[0]?.given[0];
  const whole = first !== undefined && isInitial(first) ? WORDS.initial : 1;
  // Of the differences that words do not find, a nickname lowers the likeness least.
  const misspelt = whole * WORDS.nickname;
  const better = ranked.filter(({ compared }) => likenessOf(compared) >= misspelt - EQUALLY).length;
  const most = mostOf(query, misspelt, better + 1);
  return most >= cutoff && (ranked[limit - 1]?.score ?? 0) <= most;
}
