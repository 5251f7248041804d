import type { Database } from '../../src/database/database.js';
import { DatabaseEngine } from '../../src/search/engines/database/database-engine.js';
import type { SearchBackends } from '../../src/search/search-backends.js';
import type { SearchEngine } from '../../src/search/search-engine.js';
import { Search } from '../../src/search/search.js';
import { SpanSearch } from '../../src/search/spans/span-search.js';
import { DirectoryWords } from '../../src/search/spans/word-weights.js';
import { SpellingReader } from '../../src/search/spelling.js';

/** Returns the search of a service whose only engine is PostgreSQL. */
export const databaseSearch = (db: Database): Search => searchOn(new DatabaseEngine(db), db);

/** Returns the search of a service that always uses this engine. */
export function searchOn(engine: SearchEngine, db: Database): Search {
  const answer: SearchBackends['answer'] = async (work) => ({
    backend: engine.backend,
    answer: await work(engine),
  });
  const directory = new DirectoryWords(db);
  return new Search(
    { answer } as SearchBackends,
    new SpanSearch(db),
    directory,
    new SpellingReader(db, directory),
  );
}
