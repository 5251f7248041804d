import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { MatchingService, type NeighbourOptions } from '../matching/matching.service.js';
import type { Progress } from '../progress/progress.js';
import { DuplicateChecks } from './duplicate-checks.js';
import type { Pair } from './look-alikes.js';
import { Namesakes } from './namesakes.js';
import { perEach, PLURAL, PARTIES, type Party } from '../database/resources.js';

/** Minimum score of a pair, and maximum number of pairs of a record. */
const CUTOFF = 0.8;
const MAX_PAIRS = 20;
/** Minimum score of a similar record whose pairs a record may change. */
const AROUND = 0.5;
/** Records that are compared, and stored, at once. */
const SLICE = 200;

const perResource = <T>(make: (table: string) => T) => perEach(PARTIES, (resource) => make(PLURAL[resource]));

/** $1 the id after which to begin, $2 part, $3 parts, $4 limit. */
const NEXT = perResource((table) =>
  statement(`SELECT id FROM ${table} WHERE id > $1 AND id % $3 = $2 - 1 ORDER BY id LIMIT $4`),
);

/** $1 part, $2 parts. */
const COUNT = statement(
  `SELECT ${PARTIES.map((resource) => `(SELECT count(*) FROM ${PLURAL[resource]} WHERE id % $2 = $1 - 1)`).join(' + ')} AS records`,
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

/** $1 resource, $2 ids. The open pairs of the records. */
const OPEN_PAIRS = perResource((table) => {
  const isThere = (column: string) => `EXISTS (SELECT FROM ${table} r WHERE r.id = d.${column})`;
  return statement(`
    SELECT d.id, d.low_id AS low, d.high_id AS high, d.updated_at,
      NOT (${isThere('low_id')} AND ${isThere('high_id')}) AS lost, d.score = 0 AS named
    FROM duplicates d
    WHERE d.resource = $1::resource AND d.status = 'open' AND (d.low_id = ANY($2::bigint[]) OR d.high_id = ANY($2::bigint[]))`);
});

/** $1 ids of pairs, $2 when they were updated as they were read. */
const REMOVE = statement(`
  DELETE FROM duplicates d USING unnest($1::bigint[], $2::timestamptz[]) AS read (id, updated_at)
  WHERE d.id = read.id AND d.updated_at = read.updated_at AND d.status = 'open'`);

/**
 * $1 resource, $2 lower and $3 higher ids of pairs, $4 scores, $5 features. Judged pairs stay unchanged. The order keeps
 * parts of a scan from a deadlock.
 */
const STORE = statement(`
  INSERT INTO duplicates (resource, low_id, high_id, score, features, status)
  SELECT $1::resource, low_id, high_id, score, features, 'open'
  FROM unnest($2::bigint[], $3::bigint[], $4::float8[], $5::jsonb[]) AS u (low_id, high_id, score, features)
  ORDER BY low_id, high_id
  ON CONFLICT (resource, low_id, high_id) DO UPDATE
    SET score = excluded.score, features = excluded.features, updated_at = now()
    WHERE duplicates.status = 'open' AND duplicates.score <> excluded.score`);

/** $1 resource, $2 ids. Removes all but the best open pairs of each record. */
const LIMIT_PAIRS = statement(`
  DELETE FROM duplicates WHERE id IN (
    SELECT more.id FROM unnest($2::bigint[]) AS u (id) CROSS JOIN LATERAL (
      SELECT own.id FROM (
        SELECT id, score FROM duplicates WHERE resource = $1::resource AND low_id = u.id AND status = 'open' AND score > 0
        UNION ALL
        SELECT id, score FROM duplicates WHERE resource = $1::resource AND high_id = u.id AND status = 'open' AND score > 0
      ) own ORDER BY own.score DESC, own.id OFFSET ${MAX_PAIRS}
    ) more)`);

interface OpenPair {
  readonly id: number;
  readonly low: number;
  readonly high: number;
  readonly updated_at: Date;
  /** Whether one of the records was deleted. */
  readonly lost: boolean;
  /** Whether an editor named the pair. */
  readonly named: boolean;
}

const keyOf = ({ low, high }: { readonly low: number; readonly high: number }): string => `${low} ${high}`;

/** The share of the records that a scan compares: part 1 of 1 is all of them. */
export interface ScanPart {
  readonly part: number;
  readonly parts: number;
}

export interface ScanSummary {
  readonly records: number;
  readonly pairs: number;
}

@Injectable()
export class DuplicateScan {
  constructor(
    private readonly db: Database,
    private readonly matching: MatchingService,
    private readonly checks: DuplicateChecks,
    private readonly namesakes: Namesakes,
  ) {}

  /**
   * Compares all records of a part with their neighbours. It continues after the last slice of a scan that ended before
   * its time; parts may run at the same time.
   */
  async run({ part, parts }: ScanPart, progress: Progress, signal: AbortSignal): Promise<ScanSummary> {
    const [counted] = await this.db.query<{ records: number }>(COUNT, [part, parts]);
    progress.begin('Comparing', counted!.records);
    let [records, pairs] = [0, 0];
    for (const resource of PARTIES) {
      const [reached] = await this.db.query<{ last_id: number }>(REACHED, [resource, part, parts]);
      for (let after = reached?.last_id ?? 0; ;) {
        signal.throwIfAborted();
        const rows = await this.db.query<{ id: number }>(NEXT[resource], [after, part, parts, SLICE]);
        if (rows.length === 0) break;
        const ids = rows.map(({ id }) => id);
        pairs += await this.compare(resource, ids, { among: 'all' });
        after = ids.at(-1)!;
        await this.db.query(REACH, [resource, part, parts, after]);
        records += ids.length;
        progress.count(ids.length);
        progress.reach(records);
      }
    }
    await this.db.query(FINISH, [part, parts]);
    progress.end();
    return { records, pairs };
  }

  /**
   * Compares records with similar ones, stores the pairs and returns their number. A pair holds if one of its two records
   * finds the other, so an open pair is removed only if both were compared and neither found it.
   *
   * @param andAround Also compares the pairs among the similar records, because a further namesake weakens their evidence
   * @param among Whether only these records or all are compared
   */
  async compare(
    resource: Party,
    ids: readonly number[],
    {
      andAround = false,
      among = 'written',
    }: { readonly andAround?: boolean; readonly among?: 'written' | 'all' } = {},
  ): Promise<number> {
    const began = await this.checks.now();
    const pairs = new Map<string, Pair>();
    const around = await this.find(resource, ids, pairs, { cutoff: andAround ? AROUND : CUTOFF, among });
    const open = await this.db.query<OpenPair>(OPEN_PAIRS[resource], [resource, [...ids, ...around.flat()]]);
    const compared = new Set(ids);
    const neighbouring = new Set(
      around.flatMap((some) => some.flatMap((low) => some.map((high) => keyOf({ low, high })))),
    );
    const doubtful = open.filter(
      (pair) =>
        !pairs.has(keyOf(pair)) &&
        (pair.lost || !pair.named) &&
        (compared.has(pair.low) || compared.has(pair.high) || neighbouring.has(keyOf(pair))),
    );
    const others = doubtful.flatMap(({ lost, low, high }) => (lost ? [] : [low, high]));
    await this.find(
      resource,
      [...new Set(others)].filter((id) => !compared.has(id)),
      pairs,
      { cutoff: CUTOFF, among: 'written' },
    );
    const gone = doubtful.filter((pair) => !pairs.has(keyOf(pair)));
    if (gone.length > 0)
      await this.db.query(REMOVE, [gone.map(({ id }) => id), gone.map(({ updated_at }) => updated_at)]);
    if (pairs.size > 0) await this.store(resource, [...pairs.values()]);
    await this.checks.finish(resource, ids, began);
    return pairs.size;
  }

  /** Adds the pairs of records with their neighbours; returns the neighbours of each that are less alike. */
  private async find(
    resource: Party,
    ids: readonly number[],
    pairs: Map<string, Pair>,
    options: Omit<NeighbourOptions, 'limit'>,
  ): Promise<number[][]> {
    if (ids.length === 0) return [];
    const found = await this.matching.neighbours(resource, ids, { limit: MAX_PAIRS, ...options });
    const alike = [...found].flatMap(([id, results]) =>
      results
        .filter(({ score }) => score >= CUTOFF)
        .map(({ id: other, score, features }) => {
          return { low: Math.min(id, other), high: Math.max(id, other), score, features };
        }),
    );
    for (const pair of await this.namesakes.without(resource, alike)) {
      if ((pairs.get(keyOf(pair))?.score ?? 0) < pair.score) pairs.set(keyOf(pair), pair);
    }
    return [...found.values()].map((results) =>
      results.filter(({ score }) => score < CUTOFF).map(({ id }) => id),
    );
  }

  private async store(resource: Party, pairs: readonly Pair[]): Promise<void> {
    await this.db.query(STORE, [
      resource,
      pairs.map(({ low }) => low),
      pairs.map(({ high }) => high),
      pairs.map(({ score }) => score),
      pairs.map(({ features }) => JSON.stringify(features)),
    ]);
    const ids = new Set(pairs.flatMap(({ low, high }) => [low, high]));
    await this.db.query(LIMIT_PAIRS, [resource, [...ids]]);
  }
}
