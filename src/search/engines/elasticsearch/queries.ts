import type { Clause, ExactClause, Tier } from '../../query/plan.js';
import { LESSER, type SearchFilters, type SearchSlice } from '../../search-engine.js';

/** Organizations that one page of contacts shows at most. */
export const MOST_ORGANIZATIONS = 1_000;

type Query = Readonly<Record<string, object>>;

/** A clause in Elasticsearch's words. Values are operands of their own there: nothing in them is an operator. */
export function clauseQuery(clause: Clause): Query {
  if ('all' in clause) return { bool: { filter: clause.all.map(clauseQuery) } };
  if ('any' in clause) return anyQuery(clause.any);
  if ('type' in clause) return { term: { type: clause.type } };
  if ('startsWith' in clause) return { prefix: { [clause.startsWith]: { value: clause.value } } };
  if ('near' in clause) return nearQuery(clause);
  return { term: { [clause.is]: clause.value } };
}

function nearQuery({ near, value, errors }: Extract<Clause, { near: unknown }>): Query {
  const fuzzy = {
    value,
    fuzziness: errors,
    transpositions: true,
    max_expansions: 500,
    rewrite: 'constant_score',
  };
  return { fuzzy: { [near]: fuzzy } };
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
    sort: [
      { _score: 'desc' },
      { connections: 'desc' },
      { nameLength: 'asc' },
      { id: 'asc' },
      { type: 'asc' },
    ],
    track_scores: true,
    track_total_hits: true,
    stored_fields: '_none_',
    docvalue_fields: ['type', 'id'],
    aggs: {
      type: { terms: { field: 'type', size: 10 } },
      organization_type: { terms: { field: 'organizationTypeShown', size: 100 } },
    },
  };
}

/** The body of a question whether there is any document. */
export const ANY_DOCUMENT = { size: 0, terminate_after: 1, track_total_hits: 1 } as const;

/** The body of a question whether any document meets a clause. */
export const anyBody = (clause: ExactClause) => ({ query: clauseQuery(clause), ...ANY_DOCUMENT });

/** The bodies for the people that can be contacted at a domain, and for the organizations that have it. */
export const contactsBodies = (domain: string, slice: SearchSlice) => ({
  people: {
    query: clauseQuery({ all: [{ type: 'person' }, { is: 'site', value: domain }] }),
    from: slice.offset,
    size: slice.limit,
    ...RECORD_IDS,
  },
  organizations: {
    query: clauseQuery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] }),
    size: MOST_ORGANIZATIONS,
    ...RECORD_IDS,
  },
});

const RECORD_IDS = {
  sort: [{ id: 'asc' }],
  track_total_hits: true,
  stored_fields: '_none_',
  docvalue_fields: ['id'],
} as const;
