import type { DocumentRef, SearchType } from '../../documents.js';
import type { Clause, Tier } from '../../query/plan.js';
import {
  LESSER,
  MAX_ORGANIZATIONS,
  type ContactsSlice,
  type SearchFilters,
  type SearchSlice,
} from '../../search-engine.js';

type Query = Readonly<Record<string, object>>;

/** A clause in Elasticsearch's words. Values are operands of their own there: nothing in them is an operator. */
function clauseQuery(clause: Clause): Query {
  if ('all' in clause) return { bool: { filter: clause.all.map(clauseQuery) } };
  if ('any' in clause) return anyQuery(clause.any);
  if ('type' in clause) return { term: { type: clause.type } };
  if ('connections' in clause) return { range: { connections: { gte: clause.connections } } };
  if ('startsWith' in clause) return { prefix: { [clause.startsWith]: { value: clause.value } } };
  return { term: { [clause.is]: clause.value } };
}

/** Keys of the same list are looked up together. */
function anyQuery(clauses: readonly Clause[]): Query {
  const keys = new Map<string, string[]>();
  const others: Query[] = [];
  for (const clause of clauses) {
    if ('is' in clause) keys.set(clause.is, [...(keys.get(clause.is) ?? []), clause.value]);
    else others.push(clauseQuery(clause));
  }
  const should = [...[...keys].map(([field, values]) => ({ terms: { [field]: values } })), ...others];
  return should.length === 1 ? should[0]! : { bool: { should } };
}

function filterQueries({ types, organizationType, role, domain }: SearchFilters): Query[] {
  return [
    ...(types.length > 0 ? [{ terms: { type: types } }] : []),
    ...(organizationType === undefined ? [] : [{ term: { organizationType } }]),
    ...(role === undefined ? [] : [{ term: { role } }]),
    ...(domain === undefined ? [] : [{ term: { site: domain } }]),
  ];
}

/** How every order ends. What hits are sorted by comes with them: to have their fields fetched as well takes longer. */
const BY_RECORD = [{ id: 'asc' }, { type: 'asc' }] as const;

/** The record of a hit, from what it was sorted by. */
export function recordOf({ sort }: { readonly sort: readonly unknown[] }): DocumentRef {
  const [id, type] = sort.slice(-BY_RECORD.length) as [number, SearchType];
  return { type, id };
}

/** The body of a search: each hit scores as its best tier, and equals are ordered as everywhere. */
export function searchBody(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice) {
  const best = {
    dis_max: {
      queries: tiers.map(({ score, clause }) => ({
        constant_score: { filter: clauseQuery(clause), boost: score },
      })),
    },
  };
  const restricted = filterQueries(filters);
  return {
    from: slice.offset,
    size: slice.limit,
    query: {
      function_score: {
        query: restricted.length === 0 ? best : { bool: { must: [best], filter: restricted } },
        functions: [{ filter: { terms: { type: ['membership', 'place'] } }, weight: LESSER }],
        boost_mode: 'multiply',
      },
    },
    sort: [{ _score: 'desc' }, { connections: 'desc' }, { nameLength: 'asc' }, ...BY_RECORD],
    track_scores: true,
    track_total_hits: true,
    stored_fields: '_none_',
    version: true,
    aggs: {
      type: { terms: { field: 'type', size: 10 } },
      organization_type: { terms: { field: 'organizationTypeShown', size: 100 } },
    },
  };
}

/** The body of a question whether there is any document. */
export const ANY_DOCUMENT = { size: 0, terminate_after: 1, track_total_hits: 1 } as const;

const PEOPLE_AT = (domain: string) =>
  clauseQuery({ all: [{ type: 'person' }, { is: 'site', value: domain }] });
const ORGANIZATIONS_OF = (domain: string) =>
  clauseQuery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] });

/** Organizations with a page of people in one answer: hardly a domain has more. */
const FEW_ORGANIZATIONS = 20;

/** The body for all organizations of a domain and the first people, together: mostly it is all there is. */
export const firstContactsBody = (domain: string, limit: number) => ({
  query: { bool: { should: [PEOPLE_AT(domain), ORGANIZATIONS_OF(domain)] } },
  size: limit + FEW_ORGANIZATIONS,
  ...RECORDS,
});

/** The bodies for the people that can be contacted at a domain, and for the organizations that have it. */
export const contactsBodies = (domain: string, { offset, limit, afterId }: ContactsSlice) => ({
  people: {
    query: PEOPLE_AT(domain),
    size: limit,
    ...(afterId === undefined ? { from: offset } : { search_after: [afterId, 'person'] }),
    ...RECORDS,
  },
  organizations: { query: ORGANIZATIONS_OF(domain), size: MAX_ORGANIZATIONS, ...RECORDS },
});

const RECORDS = { sort: BY_RECORD, track_total_hits: true, stored_fields: '_none_' } as const;
