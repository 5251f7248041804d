import { Logger } from '@nestjs/common';
import { statement, type Database } from '../../database/database.js';
import type { SearchDocument } from '../documents.js';
import type { NowFound } from '../zero-results/now-found.js';

/** $1 words. The saved searches that documents with such words may answer. */
const ASKED_LIKE = statement(`SELECT search_asked_like($1::text[]) AS id`);
/** $1 the id after which to begin. */
const STILL_OPEN = statement(`
  SELECT id FROM zero_result_searches WHERE NOT now_found AND completed_at IS NULL AND id > $1 ORDER BY id LIMIT 100`);

/** After a large import it is cheaper to look at every saved search than at every word. */
const MOST_WORDS = 1_000;
/** An index shows a document a moment after it has taken it, and writes seldom come alone. */
const PAUSE_MS = 700;

/**
 * Marks saved searches that found nothing as `now_found` when a document comes that they would find. A search that is
 * missed here, since the process ended for instance, is looked at again whenever it is listed.
 */
export class FoundSearches {
  private readonly logger = new Logger('Search');
  private words = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly nowFound: NowFound,
  ) {}

  /** Takes note of documents that an engine has just been given. */
  notice(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    for (const document of documents) {
      if (this.words.size > MOST_WORDS) break;
      for (const word of wordsOf(document)) this.words.add(word);
    }
    // A load that goes on is looked at when it has come to its end.
    if (this.timer && this.words.size > MOST_WORDS) this.timer.refresh();
    this.timer ??= setTimeout(() => this.look(), PAUSE_MS).unref();
  }

  /** Ends with what is being looked at. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private look(): void {
    const { words } = this;
    this.words = new Set();
    this.timer = null;
    this.running = this.running
      .then(() => (words.size > MOST_WORDS ? this.lookAtAll() : this.lookFor([...words])))
      .catch((error: unknown) => {
        this.logger.warn(`Saved searches are looked at later: ${(error as Error).message}`);
      });
  }

  private async lookFor(words: readonly string[]): Promise<void> {
    const rows = await this.db.query<{ id: number }>(ASKED_LIKE, [words]);
    if (rows.length > 0) await this.nowFound.refresh(rows.map(({ id }) => id));
  }

  private async lookAtAll(): Promise<void> {
    for (let after = 0; !this.stopped;) {
      const ids = (await this.db.query<{ id: number }>(STILL_OPEN, [after])).map(({ id }) => id);
      if (ids.length === 0) return;
      await this.nowFound.refresh(ids);
      after = ids.at(-1)!;
    }
  }
}

/** What a query for the document may be made of. */
const wordsOf = (document: SearchDocument): string[] => [
  ...document.word,
  ...document.acronym,
  ...document.compact,
  ...document.position,
  ...document.place,
  ...document.affiliation,
  ...document.email,
  ...document.emailDomain,
  ...document.domain,
];
