import type { Client } from '@elastic/elasticsearch';
import type { Database } from '../../database/database.js';
import type { DocumentReader } from '../document-reader.js';
import type { DatabaseIndex } from '../engines/database/database-index.js';

/** What long work on the whole index needs. */
export interface SearchParts {
  readonly db: Database;
  readonly reader: DocumentReader;
  readonly database: DatabaseIndex;
  /** Null: none is configured. */
  readonly elasticsearch: { readonly client: Client; readonly alias: string } | null;
}
