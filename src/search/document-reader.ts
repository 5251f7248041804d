import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { statement, Database } from '../database/database.js';
import { buildDocument } from './build-document.js';
import { READ_ROWS, type DocumentRows } from './document-rows.js';
import type { DocumentRef, SearchDocument, SearchType } from './documents.js';
import type { RefusedDocument } from './search-engine.js';

const NEXT_VERSION = statement(`SELECT nextval('search_versions') AS version`);

/** Documents that are made in one go: a few milliseconds, after which calls that came in meanwhile have their turn. */
const AT_A_STRETCH = 100;

/** Documents of records that are there, and the rest. */
export interface ReadDocuments {
  readonly documents: SearchDocument[];
  readonly gone: (DocumentRef & { readonly version: number })[];
  /** Records that no document can be made of. */
  readonly refused: RefusedDocument[];
}

/** Makes search documents from the database, thousands in one call. */
@Injectable()
export class DocumentReader {
  constructor(private readonly db: Database) {}

  /**
   * Reads the records of one type and makes their documents. The version is taken before anything is read: a
   * read after a commit has a greater version than every read before it, so a late delivery of an older read cannot
   * replace it.
   */
  async read<Type extends SearchType>(type: Type, ids: readonly number[]): Promise<ReadDocuments> {
    const read: ReadDocuments = { documents: [], gone: [], refused: [] };
    if (ids.length === 0) return read;
    const [next] = await this.db.query<{ version: number }>(NEXT_VERSION);
    const { version } = next!;
    const rows = await this.db.query<DocumentRows[Type]>(READ_ROWS[type], [ids]);
    for (const [position, row] of rows.entries()) {
      if (position % AT_A_STRETCH === AT_A_STRETCH - 1) await setImmediate();
      try {
        read.documents.push(buildDocument(type, row, version));
      } catch (error) {
        read.refused.push({
          type,
          id: row.id,
          reason: `no document can be made: ${(error as Error).message}`,
        });
      }
    }
    const found = new Set(rows.map((row) => row.id));
    read.gone.push(...ids.filter((id) => !found.has(id)).map((id) => ({ type, id, version })));
    return read;
  }
}
