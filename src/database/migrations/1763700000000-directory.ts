import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS, DROP_ACCOUNTS, DROP_SIGN_IN, SIGN_IN } from './directory/accounts.js';
import { COUNTS, DROP_COUNTS } from './directory/counts.js';
import { CREDITS, DROP_CREDITS } from './directory/credits.js';
import { DROP_DUPLICATES, DROP_MERGES, DUPLICATES, MERGES } from './directory/merges.js';
import { DROP_RECORDS, RECORDS } from './directory/records.js';
import { DROP_RESEARCH, RESEARCH } from './directory/research.js';
import { DROP_SEARCH, SEARCH } from './directory/search.js';

/** The first schema, in order of dependencies. Later migrations add to it. */
export class Directory1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [ACCOUNTS, RECORDS, CREDITS, SIGN_IN, COUNTS, SEARCH, RESEARCH, MERGES, DUPLICATES])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    const parts = [
      DROP_DUPLICATES,
      DROP_MERGES,
      DROP_RESEARCH,
      DROP_SEARCH,
      DROP_COUNTS,
      DROP_SIGN_IN,
      DROP_CREDITS,
      DROP_RECORDS,
      DROP_ACCOUNTS,
    ];
    for (const sql of parts) await runner.query(sql);
  }
}
