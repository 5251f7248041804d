import { statement } from '../../database/database.js';
import type { Progress } from '../../progress/progress.js';
import { DatabaseContents } from '../engines/database/database-contents.js';
import { ElasticsearchContents } from '../engines/elasticsearch/elasticsearch-contents.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import type { SearchIndex } from '../search-engine.js';
import { problemsOf, type CheckReport, type EngineReport } from './check-report.js';
import { EngineCheck, MAX_DIFFERENCES } from './engine-check.js';
import type { IndexContents } from './index-contents.js';
import type { SearchParts } from './reindex.js';
import { countRecords } from './walk.js';

const OUTBOX = statement(`
  SELECT topic, count(*) AS waiting, round(extract(epoch FROM now() - min(created_at)))::float8 AS oldest_seconds
  FROM outbox WHERE topic LIKE 'search%' GROUP BY topic ORDER BY topic`);
const DEAD_LETTERS = statement(
  `SELECT target AS engine, count(*) AS documents FROM search_dead_letters GROUP BY target ORDER BY target`,
);
const CTYPE = statement(`
  SELECT datctype AS lc_ctype, show_trgm('жук') <> '{}' AS knows_letters
  FROM pg_database WHERE datname = current_database()`);

interface Engine {
  readonly contents: IndexContents;
  readonly index: SearchIndex;
}

/** Looks whether the search index is what it should be. */
export class SearchCheck {
  private readonly engines: readonly Engine[];

  constructor(private readonly parts: SearchParts) {
    const { db, database, elasticsearch } = parts;
    this.engines = [{ contents: new DatabaseContents(db), index: database }];
    if (elasticsearch === null) return;
    const { client, alias } = elasticsearch;
    const contents = new ElasticsearchContents(client, alias);
    this.engines = [...this.engines, { contents, index: new ElasticsearchIndex(client, alias) }];
  }

  /** Names what differs, and repairs it if told so. An engine that does not answer is a finding, and no error. */
  async run(
    { repair }: { readonly repair: boolean },
    progress: Progress,
    signal: AbortSignal,
  ): Promise<CheckReport> {
    const { db } = this.parts;
    const records = await countRecords(db);
    const engines: EngineReport[] = [];
    try {
      for (const engine of this.engines) {
        progress.begin('Checking', records);
        engines.push(await this.check(engine, repair, progress, signal));
      }
    } finally {
      progress.end();
    }
    const [ctype] = await db.query<CheckReport['database']>(CTYPE);
    const facts = {
      records,
      engines,
      database: ctype!,
      outbox: await db.query<CheckReport['outbox'][number]>(OUTBOX),
      dead_letters: await db.query<CheckReport['dead_letters'][number]>(DEAD_LETTERS),
    };
    return { ...facts, problems: problemsOf(facts) };
  }

  private async check(
    { contents, index }: Engine,
    repair: boolean,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<EngineReport> {
    const nothing = { documents: 0, differences: [], complete: true, repaired: 0, failure: null };
    const report: EngineReport = { ...nothing, engine: contents.backend };
    try {
      const check = new EngineCheck(this.parts, contents, index);
      const found = await check.find(progress, signal);
      const differences = repair ? await check.repair(found) : found;
      const documents = await contents.count();
      const complete = found.length <= MAX_DIFFERENCES;
      return { ...report, documents, differences, complete, repaired: found.length - differences.length };
    } catch (error) {
      signal.throwIfAborted();
      // What follows the first line of some messages is a list of causes.
      return { ...report, failure: (error as Error).message.split('\n')[0]! };
    }
  }
}
