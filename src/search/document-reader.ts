import { Injectable } from '@nestjs/common';
import { statement, Database } from '../database/database.js';
import { buildDocument } from './build-document.js';
import { READ_ROWS, type DocumentRows } from './document-rows.js';
import type { DocumentRef, SearchDocument, SearchType } from './documents.js';

const NEXT_VERSION = statement(`SELECT nextval('search_versions') AS version`);

/** Documents of records that are there, and the rest. */
export interface ReadDocuments {
  readonly documents: SearchDocument[];
  readonly gone: (DocumentRef & { readonly version: number })[];
}

/** Makes search documents from the database, thousands in one call. */
@Injectable()
export class DocumentReader {
  constructor(private readonly db: Database) {}

  /**
   * Reads the records of one type and makes their documents. The version is taken before anything is read, so of two
   * documents of a record the one with the greater version shows the later state, or the same.
   */
  async read<Type extends SearchType>(type: Type, ids: readonly number[]): Promise<ReadDocuments> {
    if (ids.length === 0) return { documents: [], gone: [] };
    const [next] = await this.db.query<{ version: number }>(NEXT_VERSION);
    const { version } = next!;
    const rows = await this.db.query<DocumentRows[Type]>(READ_ROWS[type], [ids]);
    const found = new Set(rows.map((row) => row.id));
    return {
      documents: rows.map((row) => buildDocument(type, row, version)),
      gone: ids.filter((id) => !found.has(id)).map((id) => ({ type, id, version })),
    };
  }
}
