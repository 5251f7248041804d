import type { Client } from '@elastic/elasticsearch';
import { BatchedRead } from '../../../database/batched-read.js';
import type { SearchType } from '../../documents.js';
import type { Tier } from '../../query/plan.js';
import type {
  ContactsSlice,
  Counted,
  FoundContacts,
  SearchEngine,
  SearchFilters,
  SearchSlice,
} from '../../search-engine.js';
import { ANY_DOCUMENT, contactsBodies, firstContactsBody, recordOf, searchBody } from './queries.js';

/** What is read of an answer; the client's own types know no fields of ours. */
interface Answer {
  readonly status?: number;
  readonly error?: { readonly type?: string };
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total: { readonly value: number };
    readonly max_score: number | null;
    readonly hits: readonly {
      readonly _score: number;
      readonly _version: number;
      readonly sort: readonly unknown[];
    }[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
}

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** Searches in Elasticsearch. */
export class ElasticsearchEngine implements SearchEngine {
  readonly backend = 'elasticsearch';

  /** First pages of contacts, by what is asked. All of them take little, so that none holds others up. */
  private readonly firstContacts = new BatchedRead<string, Answer>(async (bodies) => {
    const answers = await this.answers(bodies);
    return new Map(bodies.map((body, index) => [body, answers[index]!]));
  });

  /** @param index an index, or an alias of one */
  constructor(
    private readonly client: Client,
    private readonly index: string,
  ) {}

  async find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Counted> {
    const answer = await this.ask(searchBody(tiers, filters, slice));
    const { hits, aggregations } = answer;
    return {
      total: hits.total.value,
      isLowerBound: false,
      best: rounded(hits.max_score ?? 0),
      hits: hits.hits.map((hit) => ({ ...recordOf(hit), score: rounded(hit._score), version: hit._version })),
      facets: {
        type: counts(aggregations?.['type']?.buckets),
        organization_type: counts(aggregations?.['organization_type']?.buckets),
      },
    };
  }

  async isEmpty(): Promise<boolean> {
    const { hits } = await this.ask(ANY_DOCUMENT);
    return hits.total.value === 0;
  }

  async contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts> {
    const isFirst = slice.offset === 0 && slice.afterId === undefined;
    const few = isFirst ? await this.fewContacts(domain, slice.limit) : null;
    if (few !== null) return few;
    const bodies = contactsBodies(domain, slice);
    const asked = [bodies.people, bodies.organizations].map((body) => JSON.stringify(body));
    const [people, organizations] = (await this.answers(asked)).map(whole);
    return {
      total: people!.hits.total.value,
      people: recordIds(people!),
      organizations: recordIds(organizations!),
    };
  }

  /** The first page, from one question instead of two; null if that does not hold all there is. */
  private async fewContacts(domain: string, limit: number): Promise<FoundContacts | null> {
    const { hits } = whole(
      (await this.firstContacts.read(JSON.stringify(firstContactsBody(domain, limit))))!,
    );
    if (hits.total.value > hits.hits.length) return null;
    const records = hits.hits.map(recordOf);
    const idsOf = (type: SearchType) => records.filter((record) => record.type === type).map(({ id }) => id);
    const people = idsOf('person');
    return { total: people.length, people: people.slice(0, limit), organizations: idsOf('organization') };
  }

  private async ask(body: object): Promise<Answer> {
    return whole((await this.answers([JSON.stringify(body)]))[0]!);
  }

  /** The answers to several questions, sent together; some of them may be refusals. */
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

/** One search of several that were sent together was refused. */
export class RefusedSearch extends Error {
  override name = 'RefusedSearch';

  constructor(
    type: string | undefined,
    readonly statusCode: number | undefined,
  ) {
    super(`Elasticsearch refused a search: ${type ?? statusCode}`);
  }
}

/** An answer that lacks a part of the index counts as a failure. */
function whole(answer: Answer): Answer {
  if (answer.error) throw new RefusedSearch(answer.error.type, answer.status);
  if (answer.timed_out || answer._shards.failed > 0) throw new Error('Elasticsearch answered only in part');
  return answer;
}

/** Scores are 32-bit there; ours are hundredths, or hundredths of a lesser type's. */
const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

const counts = <Key extends string>(buckets: readonly Bucket[] = []): Record<Key, number> =>
  Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count])) as Record<Key, number>;

const recordIds = ({ hits }: Answer): number[] => hits.hits.map((hit) => recordOf(hit).id);
