import type { Client } from '@elastic/elasticsearch';
import type { SearchType } from '../../documents.js';
import type { Difference, Expected, IndexContents } from '../../indexing/index-contents.js';
import { contentDigest, documentId } from './mapping.js';

/** Elasticsearch gives no more in one answer. */
const MAX_HITS = 10_000;

type Query = Readonly<Record<string, object>>;

/** What an Elasticsearch index has, told by the digests of its documents. */
export class ElasticsearchContents implements IndexContents {
  readonly backend = 'elasticsearch';

  constructor(
    private readonly client: Client,
    private readonly alias: string,
  ) {}

  async count(): Promise<number> {
    await this.client.indices.refresh({ index: this.alias });
    return (await this.client.count({ index: this.alias })).count;
  }

  /** Searches do not see yet what was written in the last second; a walk through the ids sees what was there at its begin. */
  async differences({ type, documents, gone, range }: Expected): Promise<Difference[]> {
    if (range === undefined || range.after === 0) await this.client.indices.refresh({ index: this.alias });
    const stored =
      range === undefined
        ? await this.storedOf(type, [...documents.map(({ id }) => id), ...gone])
        : await this.storedIn(type, range);
    const differences: Difference[] = [];
    for (const document of documents) {
      const digest = stored.get(document.id);
      if (digest === undefined) differences.push({ type, id: document.id, kind: 'missing' });
      else if (digest !== contentDigest(document))
        differences.push({ type, id: document.id, kind: 'outdated' });
      stored.delete(document.id);
    }
    for (const id of stored.keys()) differences.push({ type, id, kind: 'superfluous' });
    return differences;
  }

  /** The digests of certain documents, by id. */
  private async storedOf(type: SearchType, ids: readonly number[]): Promise<Map<number, string>> {
    const values = ids.map((id) => documentId({ type, id }));
    return new Map(await this.page({ ids: { values } }));
  }

  /** The digests of all documents in a range of ids. */
  private async storedIn(type: SearchType, { after, upTo }: NonNullable<Expected['range']>) {
    const stored = new Map<number, string>();
    for (let from = after; ;) {
      const range = { gt: from, ...(upTo === null ? {} : { lte: upTo }) };
      const page = await this.page({ bool: { filter: [{ term: { type } }, { range: { id: range } }] } });
      for (const [id, digest] of page) stored.set(id, digest);
      if (page.length < MAX_HITS) return stored;
      from = page.at(-1)![0];
    }
  }

  private async page(query: Query): Promise<[id: number, digest: string][]> {
    const { hits } = await this.client.search({
      index: this.alias,
      size: MAX_HITS,
      query,
      sort: [{ id: 'asc' }],
      stored_fields: '_none_',
      docvalue_fields: ['id', 'digest'],
      track_total_hits: false,
    });
    return hits.hits.map((hit) => {
      const { id, digest } = hit.fields as { id: [number]; digest?: [string] };
      return [id[0], digest?.[0] ?? ''];
    });
  }
}
