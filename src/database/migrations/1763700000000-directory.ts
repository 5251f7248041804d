import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS, SIGN_IN } from './directory/accounts.js';
import { COUNT_FUNCTIONS, COUNTS } from './directory/counts.js';
import { CREDITS } from './directory/credits.js';
import { DUPLICATES, MERGES } from './directory/merges.js';
import { RECORD_TABLES, RECORDS } from './directory/records.js';
import { RESEARCH } from './directory/research.js';
import { SEARCH } from './directory/search.js';

/** The first schema, in order of dependencies. Later migrations add to it. */
export class Directory1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [ACCOUNTS, RECORDS, CREDITS, SIGN_IN, COUNTS, SEARCH, RESEARCH, MERGES, DUPLICATES])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE duplicate_checks, duplicate_scans, duplicates, merge_parts, merges,
        research_host_leases, research_findings, research_askers, research_requests,
        search_rebuilds, search_dead_letters, outbox, zero_result_searches, search_words, search_names, search_documents,
        record_counts, idempotency_keys, pending_sign_ups, throttles, known_devices, sessions, password_resets, passwords,
        payment_events, purchases, credit_usage, credit_entries, credit_balances,
        former_ids, changes, email_addresses, ${RECORD_TABLES.map(({ table }) => table).join(', ')},
        reconciliation_tokens, api_keys, accounts;
      DROP FUNCTION ${COUNT_FUNCTIONS.join(', ')}, search_similar_words, search_name_quarters, refuse_change,
        require_citation, require_owner_citation, require_provenance, notify_account_changed;
      DROP TYPE finding_status, research_status, payment_event_kind, purchase_status, credit_entry_kind, change_action,
        resource;
      DROP SEQUENCE search_versions;
      DROP EXTENSION pg_trgm`);
  }
}
