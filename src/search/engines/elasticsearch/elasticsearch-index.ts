import type { Client } from '@elastic/elasticsearch';
import type { DocumentRef, SearchDocument } from '../../documents.js';
import type { RefusedDocument, SearchIndex } from '../../search-engine.js';
import { documentId } from './mapping.js';

const VERSION_CONFLICT = 409;
const NOT_THERE = 404;

interface BulkItem {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason?: string | null };
}

/** Keeps the documents of one Elasticsearch index. Versions are Elasticsearch's own external ones. */
export class ElasticsearchIndex implements SearchIndex {
  readonly backend = 'elasticsearch';

  /**
   * @param target an index, or an alias of exactly one
   * @param isAlias nothing is written while there is no such alias: an index that Elasticsearch would make by itself has
   *   another mapping
   */
  constructor(
    private readonly client: Client,
    private readonly target: string,
    private readonly isAlias: boolean,
  ) {}

  async index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]> {
    const operations = documents.flatMap(({ version, ...document }) => [
      { index: { _id: documentId(document), version, version_type: 'external' } },
      document,
    ]);
    const items = await this.bulk(operations);
    return items.flatMap(({ status, error }, position): RefusedDocument[] => {
      if (error === undefined || status === VERSION_CONFLICT) return [];
      if (status !== 400) throw failure(error);
      const { type, id } = documents[position]!;
      return [{ type, id, reason: `${error.type}: ${error.reason ?? ''}` }];
    });
  }

  async remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void> {
    const items = await this.bulk(
      gone.map(({ version, ...ref }) => ({
        delete: { _id: documentId(ref), version, version_type: 'external' },
      })),
    );
    const failed = items.find(
      ({ status, error }) => error !== undefined && ![VERSION_CONFLICT, NOT_THERE].includes(status),
    );
    if (failed) throw failure(failed.error!);
  }

  private async bulk(operations: readonly object[]): Promise<BulkItem[]> {
    if (operations.length === 0) return [];
    const { items } = await this.client.bulk({
      index: this.target,
      require_alias: this.isAlias,
      operations: operations as object[],
    });
    return items.map((item) => Object.values(item)[0] as BulkItem);
  }
}

/** Out of room, out of reach, out of order: nothing is wrong with the document. */
const failure = ({ type, reason }: NonNullable<BulkItem['error']>) =>
  new Error(`Elasticsearch takes no documents: ${type} ${reason ?? ''}`);
