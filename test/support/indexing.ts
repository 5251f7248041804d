import type { Client } from '@elastic/elasticsearch';
import { CONFIG, type Config } from '../../src/config/config.js';
import { Database, statement } from '../../src/database/database.js';
import { PLURAL } from '../../src/database/resources.js';
import { DocumentReader } from '../../src/search/document-reader.js';
import { SEARCH_TYPES, type SearchType } from '../../src/search/documents.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import { ElasticsearchConnection } from '../../src/search/engines/elasticsearch/elasticsearch-connection.js';
import { ElasticsearchIndex } from '../../src/search/engines/elasticsearch/elasticsearch-index.js';
import { INDEX_DEFINITION } from '../../src/search/engines/elasticsearch/elasticsearch-indices.js';
import type { SearchIndex } from '../../src/search/search-engine.js';
import type { TestApp } from './app.js';

/** Updates every engine of the application at once, as the indexer eventually does. */
export async function indexAll({ app }: TestApp): Promise<void> {
  const db = app.get(Database);
  const client = clientOf(app);
  const indexes: SearchIndex[] = [app.get(DatabaseIndex)];
  if (client !== null) {
    const alias = app.get<Config>(CONFIG).elasticsearch!.index;
    await makeIndex(client, alias);
    indexes.push(new ElasticsearchIndex(client, alias));
  }
  const known = await db.query<{ type: SearchType; id: number }>(
    statement('SELECT type, record_id AS id FROM search_documents'),
  );
  for (const type of SEARCH_TYPES) {
    const rows = await db.query<{ id: number }>(statement(`SELECT id FROM ${PLURAL[type]}`));
    const ids = [...rows, ...known.filter((one) => one.type === type)].map(({ id }) => id);
    const { documents, gone } = await app.get(DocumentReader).read(type, [...new Set(ids)]);
    for (const index of indexes) {
      expect(await index.index(documents)).toEqual([]);
      await index.remove(gone);
    }
  }
  await client?.indices.refresh();
}

/** Returns the application's index for writers, or null if it has none. */
export const clientOf = (app: TestApp['app']): Client | null => app.get(ElasticsearchConnection).writer;

/** Creates an index with the alias that searches use, unless it exists. */
async function makeIndex(client: Client, alias: string): Promise<void> {
  if (await client.indices.existsAlias({ name: alias })) return;
  await client.indices.create({ index: `${alias}-1`, aliases: { [alias]: {} }, ...INDEX_DEFINITION });
  await client.cluster.health({ wait_for_status: 'yellow', index: alias });
}
