import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { MatchingService } from '../matching/matching.service.js';
import type { Progress } from '../progress/progress.js';
import { PAIRED, type Paired } from './duplicates.dto.js';

/** Least score of a pair, and maximum number of pairs of a record. */
const CUTOFF = 0.8;
const MAX_PAIRS = 20;
/** Records that are compared, and stored, at once. */
const SLICE = 200;

const TABLES: Readonly<Record<Paired, string>> = { person: 'people', organization: 'organizations' };

const perResource = <T>(make: (table: string) => T) =>
  Object.fromEntries(PAIRED.map((resource) => [resource, make(TABLES[resource])])) as Record<Paired, T>;

/** $1 the id after which to begin, $2 part, $3 parts, $4 limit. */
const NEXT = perResource((table) =>
  statement(`SELECT id FROM ${table} WHERE id > $1 AND id % $3 = $2 - 1 ORDER BY id LIMIT $4`),
);

/** $1 part, $2 parts. */
const COUNT = statement(
  `SELECT ${PAIRED.map((resource) => `(SELECT count(*) FROM ${TABLES[resource]} WHERE id % $2 = $1 - 1)`).join(' + ')} AS records`,
);

/** $1 resource, $2 part, $3 parts. */
const REACHED = statement(
  `SELECT last_id FROM duplicate_scans WHERE resource = $1::resource AND part = $2 AND parts = $3`,
);

/** $1 resource, $2 part, $3 parts, $4 the last id. */
const REACH = statement(`
  INSERT INTO duplicate_scans (resource, part, parts, last_id) VALUES ($1::resource, $2, $3, $4)
  ON CONFLICT (resource, part, parts) DO UPDATE SET last_id = excluded.last_id`);

/** $1 part, $2 parts. */
const FINISH = statement(`DELETE FROM duplicate_scans WHERE part = $1 AND parts = $2`);

/**
 * $1 resource, $2 the compared records, $3 lower and $4 higher ids of their pairs, $5 scores, $6 features. Open pairs
 * that no longer hold are deleted, except those that an editor named. Judged pairs stay unchanged. The order keeps
 * parts of a scan from a deadlock.
 */
const STORE = statement(`
  WITH pairs AS (
    SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::float8[], $6::jsonb[]) AS u (low_id, high_id, score, features)
  ), gone AS (
    DELETE FROM duplicates d
    WHERE d.resource = $1::resource AND d.status = 'open' AND d.score > 0
      AND (d.low_id = ANY($2::bigint[]) OR d.high_id = ANY($2::bigint[]))
      AND NOT EXISTS (SELECT FROM pairs p WHERE p.low_id = d.low_id AND p.high_id = d.high_id)
  )
  INSERT INTO duplicates (resource, low_id, high_id, score, features, status)
  SELECT $1::resource, low_id, high_id, score, features, 'open' FROM pairs ORDER BY low_id, high_id
  ON CONFLICT (resource, low_id, high_id) DO UPDATE
    SET score = excluded.score, features = excluded.features, updated_at = now()
    WHERE duplicates.status = 'open' AND duplicates.score <> excluded.score`);

/** The share of the records that a scan compares: part 1 of 1 is all of them. */
export interface ScanPart {
  readonly part: number;
  readonly parts: number;
}

export interface ScanSummary {
  readonly records: number;
  readonly pairs: number;
}

/** Looks for records that may be one. */
@Injectable()
export class DuplicateScan {
  constructor(
    private readonly db: Database,
    private readonly matching: MatchingService,
  ) {}

  /**
   * Compares all records of a part with their neighbours. It continues after the last slice of a scan that ended before
   * its time; parts may run at the same time.
   */
  async run({ part, parts }: ScanPart, progress: Progress, signal: AbortSignal): Promise<ScanSummary> {
    const [counted] = await this.db.query<{ records: number }>(COUNT, [part, parts]);
    progress.begin('Comparing', counted!.records);
    let [records, pairs, passed] = [0, 0, 0];
    for (const resource of PAIRED) {
      const [reached] = await this.db.query<{ last_id: number }>(REACHED, [resource, part, parts]);
      for (let after = reached?.last_id ?? 0; ;) {
        signal.throwIfAborted();
        const rows = await this.db.query<{ id: number }>(NEXT[resource], [after, part, parts, SLICE]);
        if (rows.length === 0) break;
        const ids = rows.map(({ id }) => id);
        pairs += await this.compare(resource, ids);
        after = ids.at(-1)!;
        await this.db.query(REACH, [resource, part, parts, after]);
        records += ids.length;
        passed += ids.length;
        progress.count(ids.length);
        progress.reach(passed);
      }
    }
    await this.db.query(FINISH, [part, parts]);
    progress.end();
    return { records, pairs };
  }

  /** Compares records with their neighbours, and stores the pairs; returns their number. */
  async compare(resource: Paired, ids: readonly number[]): Promise<number> {
    const found = await this.matching.neighbours(resource, ids, { limit: MAX_PAIRS, cutoff: CUTOFF });
    const pairs = new Map<string, { low: number; high: number; score: number; features: object }>();
    for (const [id, results] of found) {
      for (const { id: other, score, features } of results) {
        const [low, high] = [Math.min(id, other), Math.max(id, other)];
        const key = `${low} ${high}`;
        if ((pairs.get(key)?.score ?? 0) < score) pairs.set(key, { low, high, score, features });
      }
    }
    const rows = [...pairs.values()];
    await this.db.query(STORE, [
      resource,
      ids,
      rows.map(({ low }) => low),
      rows.map(({ high }) => high),
      rows.map(({ score }) => score),
      rows.map(({ features }) => JSON.stringify(features)),
    ]);
    return rows.length;
  }
}
