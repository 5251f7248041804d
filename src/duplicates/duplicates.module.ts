import { Module, Injectable } from '@nestjs/common';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesService } from './duplicates.service.js';
import { Database, statement } from '../database/database.js';
import { oldest, readingsOf, type Waiting } from '../observability/readings.js';
import { Readings, Sampled } from '../observability/sampled.js';

/** A process reads the state of the whole service at most this often. */
const FRESH_MS = 30_000;

const MERGES = statement(
  `SELECT count(*) FILTER (WHERE undone_at IS NULL) AS standing, count(undone_at) AS undone FROM merges`,
);
/** Records are due some seconds after they were indexed. */
const WAITING = statement(`
  SELECT CASE WHEN is_load THEN 'load' ELSE 'write' END AS name, count(*) AS count, ${oldest('indexed_at')}
  FROM duplicate_checks GROUP BY is_load`);
/** A scan compares all people, and then all organizations. */
const SCANS = statement(`
  SELECT resource, (sum(least(last_id, top)) / greatest(max(parts) * max(top), 1))::float8 AS share
  FROM duplicate_scans CROSS JOIN LATERAL (
    SELECT CASE resource WHEN 'person' THEN (SELECT max(id) FROM people) ELSE (SELECT max(id) FROM organizations) END AS top
  ) tops GROUP BY resource`);

/** Readings of duplicates and merges of the whole service. Every process reports the same values. */
@Injectable()
class DuplicateReadings {
  constructor(readings: Readings, db: Database, duplicates: DuplicatesService) {
    const waiting = new Sampled(() => db.query<Waiting>(WAITING), FRESH_MS);
    readings.add(
      {
        name: 'directory_duplicates_open',
        help: 'Pairs of records that may be one, for editors to judge',
        freshMs: FRESH_MS,
        read: () => duplicates.countOpen(),
      },
      {
        name: 'directory_merges',
        help: 'Merges of records: standing, and undone',
        label: 'state',
        freshMs: FRESH_MS,
        read: async () => ({ ...(await db.query<Record<'standing' | 'undone', number>>(MERGES))[0]! }),
      },
      ...readingsOf(waiting, 'kind', ['write', 'load'], {
        count: ['directory_duplicate_checks', 'Records waiting to be compared with their neighbours'],
        oldest: [
          'directory_duplicate_checks_oldest_age_seconds',
          'Time since the record that waits longest for its comparison was last indexed',
        ],
      }),
      {
        name: 'directory_duplicate_scan_progress',
        help: 'Share of the records that unfinished scans for duplicates have compared',
        label: 'resource',
        freshMs: FRESH_MS,
        read: async () => {
          const rows = await db.query<{ resource: string; share: number }>(SCANS);
          return Object.fromEntries(rows.map(({ resource, share }) => [resource, share]));
        },
      },
    );
  }
}

/** Pairs of records that may be duplicates, and the judgements of editors. */
@Module({
  controllers: [DuplicatesController],
  providers: [DuplicateReadings, DuplicatesService],
  exports: [DuplicatesService],
})
export class DuplicatesModule {}
