import { hash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { statement, type Database } from '../../../database/database.js';
import { outsideOfRequests } from '../../../common/request-context.js';

/** Answers with fewer hits are found as quickly as they would be kept. */
const MIN_HITS = 400;

/** Changes since an answer was read beyond which it is not looked at what they were. */
const MAX_CHANGES = 1_000;
/** After so many an answer that still holds is noted to have held until now. */
const MANY_CHANGES = 100;

/** Changes, and answers, with which an epoch ends. */
const MAX_NOTED = 10_000;

/** In another PostgreSQL, that a backup was restored to, snapshots mean nothing. It reads a file, so it is asked once. */
const ORIGIN = statement(`SELECT system_identifier::text AS origin FROM pg_control_system()`);

/** SQL, to be selected with what an answer is read from: from where, and when, it was read. */
export const READ_FROM = `pg_current_snapshot()::text AS snapshot, (SELECT max(epoch) FROM search_epochs) AS epoch`;

export interface ReadFrom {
  readonly snapshot: string;
  readonly epoch: number;
}

/**
 * $1 the question, $2 the tsquery of all documents that the answer is about. The answer, unless any of them has changed:
 * what had not been committed where it was read from is looked at, as it was and as it is.
 */
const KEPT = statement(`
  WITH kept AS (
    SELECT a.* FROM search_answers a JOIN search_epochs USING (epoch) WHERE question = $1
  ), since AS MATERIALIZED (
    SELECT c.* FROM kept JOIN search_changes c
      ON c.transaction >= pg_snapshot_xmin(kept.snapshot::pg_snapshot)::text::bigint
    WHERE NOT pg_visible_in_snapshot(c.transaction::text::xid8, kept.snapshot::pg_snapshot)
    LIMIT ${MAX_CHANGES + 1}
  )
  SELECT answer, snapshot, pg_current_snapshot()::text AS now, (SELECT count(*) FROM since) AS changes FROM kept
  WHERE (SELECT count(*) FROM since) <= ${MAX_CHANGES}
    AND NOT EXISTS (
      SELECT FROM since c WHERE c.record_id IS NULL OR c.keys @@ $2::tsquery OR EXISTS (
        SELECT FROM search_documents d WHERE (d.type, d.record_id) = (c.type, c.record_id) AND d.keys @@ $2::tsquery))`);

/** $1 the question, $2 the snapshot for which the answer was known to hold, $3 the latest one for which it has held. */
const HELD = statement(`UPDATE search_answers SET snapshot = $3 WHERE question = $1 AND snapshot = $2`);

/**
 * $1 the question, $2 epoch and $3 snapshot in which $4 was read. The lock: no epoch ends between reading and keeping. Whoever
 * asked does not wait until it is on disk: an answer that a crash loses is read anew.
 */
const KEEP = statement(`
  INSERT INTO search_answers (question, epoch, snapshot, answer)
  SELECT $1, epoch, $3, $4
  FROM (SELECT epoch, set_config('synchronous_commit', 'off', true) FROM search_epochs WHERE epoch = $2 FOR SHARE) present
  ON CONFLICT (question) DO UPDATE SET
    epoch = EXCLUDED.epoch, snapshot = EXCLUDED.snapshot, answer = EXCLUDED.answer`);

/** After so many answers that were kept it is looked whether they have become many. */
const KEPT_REMEMBERED = 100;

/** Readers in the next epoch see all changes that are forgotten here. */
const FORGET = statement(`
  WITH ended AS (
    UPDATE search_epochs SET epoch = epoch + 1
    WHERE (SELECT count(*) FROM (SELECT FROM search_changes LIMIT ${MAX_NOTED}) c) >= ${MAX_NOTED}
      OR (SELECT count(*) FROM (SELECT FROM search_answers LIMIT ${MAX_NOTED}) a) >= ${MAX_NOTED}
    RETURNING epoch
  ), changes AS (DELETE FROM search_changes USING ended)
  DELETE FROM search_answers USING ended`);

interface KeptRow<Answer> {
  readonly answer: Answer;
  readonly snapshot: string;
  readonly now: string;
  readonly changes: number;
}

/**
 * Keeps answers with very many hits, so that the next who asks the same does not have them all read and counted again. An
 * answer holds until a document changes that is, or was, among its hits: triggers note every change. What is answered is
 * therefore always what would be found now.
 */
export class KeptAnswers {
  private readonly logger = new Logger('Search');
  private origin: Promise<string> | null = null;
  private remembered = 0;

  constructor(private readonly db: Database) {}

  /** @param query the tsquery of all documents that the answer is about */
  async of<Answer extends { readonly total: number }>(
    asked: readonly unknown[],
    query: string,
    read: () => Promise<Answer & ReadFrom>,
  ): Promise<Answer> {
    const question = hash('sha256', JSON.stringify([await this.known(), ...asked]), 'base64url');
    const [kept] = await this.db.read<KeptRow<Answer>>(KEPT, [question, query]);
    if (kept !== undefined) {
      if (kept.changes > MANY_CHANGES) await this.write(HELD, [question, kept.snapshot, kept.now]);
      return kept.answer;
    }
    const { snapshot, epoch, ...answer } = await read();
    if (answer.total >= MIN_HITS) {
      if (++this.remembered % KEPT_REMEMBERED === 0) await this.write(FORGET, []);
      await this.write(KEEP, [question, epoch, snapshot, JSON.stringify(answer)]);
    }
    return answer as unknown as Answer;
  }

  /** Which PostgreSQL this is. */
  private known(): Promise<string> {
    this.origin ??= outsideOfRequests(() => this.db.query<{ origin: string }>(ORIGIN)).then(
      ([row]) => row!.origin,
      (error: unknown) => {
        this.origin = null;
        throw error;
      },
    );
    return this.origin;
  }

  /** A replica's snapshot says nothing of the primary, and what cannot be kept has been found all the same. */
  private async write(prepared: ReturnType<typeof statement>, values: readonly unknown[]): Promise<void> {
    if (this.db.readsReplicas || this.db.inTransaction) return;
    try {
      await this.db.query(prepared, values);
    } catch (error) {
      this.logger.debug(`An answer was not kept: ${(error as Error).message}`);
    }
  }
}

/** Forgets the changes once they are many, and with them all answers: for those who make changes. */
export const forgetChanges = (db: Database) => db.query(FORGET);
