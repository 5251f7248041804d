import { errors as clientErrors, type Client, type estypes } from '@elastic/elasticsearch';
import type { DocumentRef, SearchDocument, SearchType } from '../../documents.js';
import { indexHalves, type IdRange, type RefusedDocument, type SearchIndex } from '../../search-engine.js';
import { contentDigest, documentId, storedDocument } from './elasticsearch-indices.js';

const VERSION_CONFLICT = 409;
const TOO_LARGE = 413;
/** The error types of a rejected document. All others are transient or concern the index. */
const REFUSALS: ReadonlySet<string> = new Set([
  'document_parsing_exception',
  'mapper_parsing_exception',
  'illegal_argument_exception',
]);
/** Elasticsearch's limit of hits per answer. */
const MAX_HITS = 10_000;
/** Timeout of a bulk request, which is longer than that of a search. */
const BULK_TIMEOUT_MS = 15_000;

/** Writes the documents of one Elasticsearch index, with external versioning. */
export class ElasticsearchIndex implements SearchIndex {
  readonly backend = 'elasticsearch';

  /** @param alias the alias of one index: one that Elasticsearch created itself has another mapping */
  constructor(
    private readonly client: Client,
    private readonly alias: string,
  ) {}

  async index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]> {
    try {
      return await this.put(documents);
    } catch (error) {
      if (!(error instanceof clientErrors.ResponseError && error.statusCode === TOO_LARGE)) throw error;
      return indexHalves(this, documents, 'too large for Elasticsearch');
    }
  }

  async remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void> {
    if (gone.length === 0) return;
    // Elasticsearch does not check `require_alias` on a deletion with an external version, and would create
    // an index with the alias's name.
    if (!(await this.client.indices.existsAlias({ name: this.alias }))) {
      throw new Error(`There is no index behind "${this.alias}" in Elasticsearch`);
    }
    const [failed] = await this.bulk(
      gone.map(({ version, ...ref }) => ({
        delete: { _id: documentId(ref), version, version_type: 'external' },
      })),
    );
    if (failed) throw failure(failed.error);
  }

  async count(): Promise<number> {
    await this.client.indices.refresh({ index: this.alias });
    return (await this.client.count({ index: this.alias })).count;
  }

  /** The latest writes are not searchable before a refresh, so a scan begins with one. */
  async digests(type: SearchType, which: IdRange | readonly number[]): Promise<Map<number, string>> {
    const isRange = 'after' in which;
    if (!isRange || which.after === 0) await this.client.indices.refresh({ index: this.alias });
    if (!isRange)
      return new Map(await this.page({ ids: { values: which.map((id) => documentId({ type, id })) } }));
    const stored = new Map<number, string>();
    for (let from = which.after; ;) {
      const range = { gt: from, ...(which.upTo === null ? {} : { lte: which.upTo }) };
      const page = await this.page({ bool: { filter: [{ term: { type } }, { range: { id: range } }] } });
      for (const [id, digest] of page) stored.set(id, digest);
      if (page.length < MAX_HITS) return stored;
      from = page.at(-1)![0];
    }
  }

  digestOf(document: SearchDocument): string {
    return contentDigest(document);
  }

  private async page(query: Readonly<Record<string, object>>): Promise<[id: number, digest: string][]> {
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

  private async put(documents: readonly SearchDocument[]): Promise<RefusedDocument[]> {
    const failed = await this.bulk(
      documents.flatMap((document) => [
        { index: { _id: documentId(document), version: document.version, version_type: 'external' } },
        storedDocument(document),
      ]),
    );
    return failed.map(({ position, error }): RefusedDocument => {
      if (!REFUSALS.has(error.type)) throw failure(error);
      const { type, id } = documents[position]!;
      return { type, id, reason: said(error) };
    });
  }

  /** Returns the failed operations, except version conflicts with a later version. */
  private async bulk(
    operations: readonly (object | string)[],
  ): Promise<{ position: number; error: BulkError }[]> {
    if (operations.length === 0) return [];
    const { errors, items } = await this.client.bulk(
      {
        index: this.alias,
        require_alias: true,
        operations: operations as object[],
        filter_path: ['errors', 'items.*.status', 'items.*.error'],
      },
      { requestTimeout: BULK_TIMEOUT_MS },
    );
    if (!errors) return [];
    return items.flatMap((item, position) => {
      const { status, error } = Object.values(item)[0] as estypes.BulkResponseItem;
      return error === undefined || status === VERSION_CONFLICT ? [] : [{ position, error }];
    });
  }
}

type BulkError = NonNullable<estypes.BulkResponseItem['error']>;

const said = ({ type, reason }: BulkError): string => `${type}: ${reason ?? 'no reason given'}`;

/** The disk is full, or the node is unreachable or failing: the document itself is valid. */
const failure = (error: BulkError) => new Error(`Elasticsearch takes no documents: ${said(error)}`);
