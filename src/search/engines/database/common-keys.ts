import { statement, type Database } from '../../../database/database.js';
import { outsideOfRequests } from '../../../http/request-context.js';

/** What is common hardly changes. */
const HOLDS_MS = 600_000;

/** The keys that PostgreSQL's own statistics have; they tell nothing before the first ANALYZE. */
const COMMON_KEYS = statement(`
  SELECT unnest(most_common_elems::text::text[]) AS key FROM pg_stats
  WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'search_documents' AND attname = 'keys'`);

/** Keys that many documents have. How quickly something is found depends on them, not what. */
export class CommonKeys {
  private known: Promise<ReadonlySet<string>> | null = null;
  private until = 0;

  constructor(private readonly db: Database) {}

  get(): Promise<ReadonlySet<string>> {
    if (this.known === null || performance.now() > this.until) {
      this.until = performance.now() + HOLDS_MS;
      this.known = outsideOfRequests(() => this.read());
      this.known.catch(() => (this.known = null));
    }
    return this.known;
  }

  private async read(): Promise<ReadonlySet<string>> {
    const rows = await this.db.allowReplicaReads(() => this.db.read<{ key: string }>(COMMON_KEYS));
    return new Set(rows.map(({ key }) => key));
  }
}
