import type { Client } from '@elastic/elasticsearch';
import { BatchedRead } from '../../../database/batched-read.js';
import type { DocumentRef, SearchType } from '../../documents.js';
import {
  filterClauses,
  LESSER,
  MAX_ORGANIZATIONS,
  rounded,
  type CandidateQuery,
  type ContactsSlice,
  type FirstContacts,
  type Found,
  type FoundContacts,
  type FoundIds,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
  type Clause,
  type Tier,
} from '../../search-engine.js';

/** The fields of an answer that are read. The client's types do not include custom fields. */
interface Answer {
  readonly status?: number;
  readonly error?: { readonly type?: string };
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total: { readonly value: number };
    readonly max_score: number | null;
    readonly hits: readonly { readonly _score: number; readonly sort: readonly unknown[] }[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

export class ElasticsearchEngine implements SearchEngine {
  readonly backend = 'elasticsearch';

  /** First pages of contacts, by request body. Each is cheap, so a batch delays none of them. */
  private readonly firstContactsReads = new BatchedRead<string, Answer>(async (bodies) => {
    const answers = await this.answers(bodies);
    return new Map(bodies.map((body, index) => [body, answers[index]!]));
  });

  /** @param index the name of an index or an alias */
  constructor(
    private readonly client: Client,
    private readonly index: string,
  ) {}

  async find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Found> {
    const answer = await this.ask(searchBody(tiers, filters, slice));
    const { hits, aggregations } = answer;
    return {
      total: hits.total.value,
      isLowerBound: false,
      best: rounded(hits.max_score ?? 0),
      hits: hits.hits.map((hit) => ({ ...recordOf(hit), score: rounded(hit._score) })),
      facets: {
        type: counts(aggregations?.['type']?.buckets),
        organization_type: counts(aggregations?.['organization_type']?.buckets),
      },
    };
  }

  async candidates(queries: readonly CandidateQuery[], limit: number): Promise<FoundIds> {
    const bodies = queries.map(({ type, tiers }) => {
      const { aggs: _, ...body } = searchBody(tiers, { types: [type] }, { offset: 0, limit });
      return JSON.stringify({ ...body, track_total_hits: false });
    });
    const ids = (await this.answers(bodies)).map((answer) => recordIds(whole(answer)));
    return { total: ids.reduce((sum, some) => sum + some.length, 0), ids };
  }

  async isEmpty(): Promise<boolean> {
    const { hits } = await this.ask(ANY_DOCUMENT);
    return hits.total.value === 0;
  }

  async contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts> {
    if (slice.offset > 0 || slice.afterId !== undefined) return this.allContacts(domain, slice);
    const { limit } = slice;
    const answer = await this.firstContactsReads.read(firstContactsBody(domain, limit));
    return fewContacts(answer!, limit) ?? this.allContacts(domain, slice);
  }

  async firstContacts(asked: readonly FirstContacts[]): Promise<readonly FoundContacts[]> {
    const answers = await this.answers(asked.map(({ domain, limit }) => firstContactsBody(domain, limit)));
    const pages = asked.map(async ({ domain, limit }, index) => {
      return fewContacts(answers[index]!, limit) ?? (await this.allContacts(domain, { limit, offset: 0 }));
    });
    return Promise.all(pages);
  }

  private async allContacts(domain: string, slice: ContactsSlice): Promise<FoundContacts> {
    const bodies = contactsBodies(domain, slice).map((body) => JSON.stringify(body));
    const [people, organizations] = (await this.answers(bodies)).map(whole);
    return {
      total: people!.hits.total.value,
      people: recordIds(people!),
      organizations: recordIds(organizations!),
    };
  }

  private async ask(body: object): Promise<Answer> {
    return whole((await this.answers([JSON.stringify(body)]))[0]!);
  }

  /** The answers to several searches, sent in one request; single answers may be errors. */
  private async answers(bodies: readonly string[]): Promise<readonly Answer[]> {
    if (bodies.length === 1) return [await this.post<Answer>('_search', bodies[0]!, 'json')];
    const lines = bodies.map((body) => `{}\n${body}\n`).join('');
    return (await this.post<{ responses: Answer[] }>('_msearch', lines, 'x-ndjson')).responses;
  }

  private post<T>(action: string, body: string, type: 'json' | 'x-ndjson'): Promise<T> {
    return this.client.transport.request<T>(
      { method: 'POST', path: `/${encodeURIComponent(this.index)}/${action}`, body },
      { headers: { 'content-type': `application/${type}` } },
    );
  }
}

/** The first page from its single answer; null if there are more records than that returns. */
function fewContacts(answer: Answer, limit: number): FoundContacts | null {
  const { hits } = whole(answer);
  if (hits.total.value > hits.hits.length) return null;
  const records = hits.hits.map(recordOf);
  const idsOf = (type: SearchType) => records.filter((record) => record.type === type).map(({ id }) => id);
  const people = idsOf('person');
  return { total: people.length, people: people.slice(0, limit), organizations: idsOf('organization') };
}

/** Elasticsearch rejected one search of a multi-search request. */
export class RefusedSearch extends Error {
  override name = 'RefusedSearch';

  constructor(
    type: string | undefined,
    readonly statusCode: number | undefined,
  ) {
    super(`Elasticsearch refused a search: ${type ?? statusCode}`);
  }
}

/** Throws if the answer is an error or does not cover all shards. */
function whole(answer: Answer): Answer {
  if (answer.error) throw new RefusedSearch(answer.error.type, answer.status);
  if (answer.timed_out || answer._shards.failed > 0) throw new Error('Elasticsearch answered only in part');
  return answer;
}

const counts = <Key extends string>(buckets: readonly Bucket[] = []): Record<Key, number> =>
  Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count])) as Record<Key, number>;

const recordIds = ({ hits }: Answer): number[] => hits.hits.map((hit) => recordOf(hit).id);

type Query = Readonly<Record<string, object>>;

/** A clause as an Elasticsearch query. Values are separate operands there, so they contain no operators. */
function clauseQuery(clause: Clause): Query {
  if ('all' in clause) return { bool: { filter: clause.all.map(clauseQuery) } };
  if ('any' in clause) return anyQuery(clause.any);
  if ('type' in clause) return { term: { type: clause.type } };
  if ('connections' in clause) return { range: { connections: { gte: clause.connections } } };
  if ('startsWith' in clause) return { prefix: { [clause.startsWith]: { value: clause.value } } };
  return { term: { [clause.is]: clause.value } };
}

/** Keys of the same list are combined into one terms query. */
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

/** Ends every order. Answers contain the sort values, which is faster than fetching their fields. */
const BY_RECORD = [{ id: 'asc' }, { type: 'asc' }] as const;

/** The record of a hit, from its sort values. */
function recordOf({ sort }: { readonly sort: readonly unknown[] }): DocumentRef {
  const [id, type] = sort.slice(-BY_RECORD.length) as [number, SearchType];
  return { type, id };
}

/** The body of a search. A hit has the score of its best tier; the order is that of both engines. */
function searchBody(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice) {
  const best = {
    dis_max: {
      queries: tiers.map(({ score, clause }) => ({
        constant_score: { filter: clauseQuery(clause), boost: score },
      })),
    },
  };
  const restricted = filterClauses(filters).map(clauseQuery);
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
    aggs: {
      type: { terms: { field: 'type', size: 10 } },
      organization_type: { terms: { field: 'organizationTypeShown', size: 100 } },
    },
  };
}

/** The body of a search for whether the index has any document. */
const ANY_DOCUMENT = { size: 0, terminate_after: 1, track_total_hits: 1 } as const;

const CONTACTS = { sort: BY_RECORD, track_total_hits: true, stored_fields: '_none_' } as const;
const peopleAt = (domain: string) =>
  clauseQuery({ all: [{ type: 'person' }, { is: 'site', value: domain }] });
const organizationsOf = (domain: string) =>
  clauseQuery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] });

/** Organizations in the answer to a first page; very few domains have more. */
const FEW_ORGANIZATIONS = 20;

/** Asks for all organizations and the first people together, which suffices for most domains. */
const firstContactsBody = (domain: string, limit: number): string =>
  JSON.stringify({
    query: { bool: { should: [peopleAt(domain), organizationsOf(domain)] } },
    size: limit + FEW_ORGANIZATIONS,
    ...CONTACTS,
  });

/** The bodies for the people who are contacts of a domain, and for its organizations. */
const contactsBodies = (domain: string, { offset, limit, afterId }: ContactsSlice): object[] => [
  {
    query: peopleAt(domain),
    size: limit,
    ...(afterId === undefined ? { from: offset } : { search_after: [afterId, 'person'] }),
    ...CONTACTS,
  },
  { query: organizationsOf(domain), size: MAX_ORGANIZATIONS, ...CONTACTS },
];
