import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import {
  Account,
  ApiKey,
  Password,
  PasswordReset,
  Session,
  KnownDevice,
  ThrottleState,
  PendingSignUp,
} from '../accounts/accounts.entities.js';
import { Purchase, ReceivedEvent } from '../billing/billing.entities.js';
import { Change, FormerId, RecordCount } from '../records/record.entity.js';
import { CreditBalance, CreditUsage, CreditEntry } from '../credits/credits.entities.js';
import { EmailAddress } from '../email-addresses/email-address.entity.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { Membership } from '../memberships/membership.entity.js';
import { NameAlias } from '../name-aliases/name-alias.entity.js';
import { Organization } from '../organizations/organization.entity.js';
import { OrganizationMemberChange } from '../organizations/member-change.entity.js';
import { OutboxMessage } from '../outbox/outbox-message.entity.js';
import { Person } from '../people/person.entity.js';
import { Place } from '../places/place.entity.js';
import { ResearchHostLease } from '../research/queue/host-lease.entity.js';
import { ResearchAsker } from '../research/requests/research-asker.entity.js';
import { ResearchRequest } from '../research/requests/research-request.entity.js';
import { ResearchFinding } from '../research/review/research-finding.entity.js';
import { StoredSearchDocument } from '../search/engines/database/search-document.entity.js';
import { SearchName } from '../search/engines/database/search-name.entity.js';
import { DeadLetter } from '../search/indexing/dead-letter.entity.js';
import { SearchRebuild } from '../search/indexing/search-rebuild.entity.js';
import { SearchAnswer } from '../search/engines/database/search-answer.entity.js';
import { SearchChange } from '../search/engines/database/search-change.entity.js';
import { SearchEpoch } from '../search/engines/database/search-epoch.entity.js';
import { SearchWord } from '../search/engines/database/search-word.entity.js';
import { ZeroResultSearch } from '../search/zero-results/zero-result-search.entity.js';
import { SourceReference } from '../source-references/source-reference.entity.js';
import { Directory1763700000000 } from './migrations/1763700000000-directory.js';
import { Metering1763800000000 } from './migrations/1763800000000-metering.js';
import { Accounts1763900000000 } from './migrations/1763900000000-accounts.js';
import { Billing1764000000000 } from './migrations/1764000000000-billing.js';
import { Search1764100000000 } from './migrations/1764100000000-search.js';
import { Outbox1764200000000 } from './migrations/1764200000000-outbox.js';
import { Research1764300000000 } from './migrations/1764300000000-research.js';
import { Histories1764400000000 } from './migrations/1764400000000-histories.js';
import { RecordCounts1764500000000 } from './migrations/1764500000000-record-counts.js';
import { MembersInOrder1764600000000 } from './migrations/1764600000000-members-in-order.js';
import { SearchOfMany1764800000000 } from './migrations/1764800000000-search-of-many.js';
import { KeptAnswers1764800000001 } from './migrations/1764800000001-kept-answers.js';
import { MemberCounts1764900000000 } from './migrations/1764900000000-member-counts.js';
import { PendingLists1765000000000 } from './migrations/1765000000000-pending-lists.js';
import { OutboxChanges1765100000000 } from './migrations/1765100000000-outbox-changes.js';
import { PendingSignUps1765400000000 } from './migrations/1765400000000-pending-sign-ups.js';
import { SavedSearches1765200000000 } from './migrations/1765200000000-saved-searches.js';
import { UsageByHour1765500000000 } from './migrations/1765500000000-usage-by-hour.js';
import { RecordRules1765600000000 } from './migrations/1765600000000-record-rules.js';
import { FormerAliases1765700000000 } from './migrations/1765700000000-former-aliases.js';
import { ExpiryIndexes1765700000001 } from './migrations/1765700000001-expiry-indexes.js';
import { ChargeBatches1765500000001 } from './migrations/1765500000001-charge-batches.js';
import { ResearchTurns1765800000000 } from './migrations/1765800000000-research-turns.js';
import { MembersCount1765900000000 } from './migrations/1765900000000-members-count.js';
import { SearchKeys1766000000000 } from './migrations/1766000000000-search-keys.js';

// Dates are days, not moments: as text they cannot slip into another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Legacy ids and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const entities = [
  Account,
  ApiKey,
  Change,
  CreditBalance,
  CreditEntry,
  CreditUsage,
  DeadLetter,
  EmailAddress,
  FormerId,
  IdempotencyKey,
  KnownDevice,
  Membership,
  NameAlias,
  Organization,
  OrganizationMemberChange,
  OutboxMessage,
  Password,
  PasswordReset,
  PendingSignUp,
  Person,
  Place,
  Purchase,
  ReceivedEvent,
  RecordCount,
  ResearchAsker,
  ResearchFinding,
  ResearchHostLease,
  ResearchRequest,
  SearchAnswer,
  SearchChange,
  SearchEpoch,
  SearchName,
  SearchRebuild,
  SearchWord,
  Session,
  SourceReference,
  StoredSearchDocument,
  ThrottleState,
  ZeroResultSearch,
];

const migrations = [
  Directory1763700000000,
  Metering1763800000000,
  Accounts1763900000000,
  Billing1764000000000,
  Search1764100000000,
  Outbox1764200000000,
  Research1764300000000,
  Histories1764400000000,
  RecordCounts1764500000000,
  MembersInOrder1764600000000,
  SearchOfMany1764800000000,
  KeptAnswers1764800000001,
  MemberCounts1764900000000,
  PendingLists1765000000000,
  OutboxChanges1765100000000,
  PendingSignUps1765400000000,
  SavedSearches1765200000000,
  UsageByHour1765500000000,
  RecordRules1765600000000,
  FormerAliases1765700000000,
  ExpiryIndexes1765700000001,
  ChargeBatches1765500000001,
  ResearchTurns1765800000000,
  MembersCount1765900000000,
  SearchKeys1766000000000,
];

/** A server that has not even said that it cancelled a statement, so long after it should have, is not there any more. */
const SILENCE_MS = 2_000;
/** A statement of a call that waits longer for a lock ends with 503. */
export const LOCK_TIMEOUT_MS = 3_000;

export interface PoolOptions {
  poolSize?: number;
  /**
   * Milliseconds; the server cancels a statement that takes longer. Where nothing comes back at all, the client gives up a
   * moment later. 0: no limit.
   */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock; 0: as long as it may take. Default: three seconds, or half of what it may take. */
  lockTimeoutMs?: number;
  /**
   * Prepared statements keep the plan that serves all values: PostgreSQL plans those with arrays anew for every call
   * otherwise, which takes longer than to run them. Such a plan cannot know how little there will be to do, so it neither
   * starts other processes nor compiles code for it.
   */
  plansOnce?: boolean;
}

/**
 * A connection that is checked out and not yet used has no listener for its end, and PostgreSQL's last message may be
 * read together with the answer before it: that would end the process. The next query fails with the lost connection.
 */
function survive(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/** Where statements may take little time, waiting for a lock may only take half of it. */
const lockTimeoutMs = ({ statementTimeoutMs = 0, lockTimeoutMs }: PoolOptions): number =>
  lockTimeoutMs ?? Math.min(LOCK_TIMEOUT_MS, Math.floor(statementTimeoutMs / 2));

/** The options of every connection: entities and migrations are listed, never searched for. */
export function dataSourceOptions(url: string, pool: PoolOptions = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    // TypeORM's word for gen_random_uuid(), which PostgreSQL itself has: there is no extension to install.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'directory-service',
    poolSize: pool.poolSize ?? 10,
    connectTimeoutMS: 5_000,
    extra: {
      onConnect: survive,
      ...(pool.statementTimeoutMs ? { query_timeout: pool.statementTimeoutMs + SILENCE_MS } : {}),
      options: `-c timezone=UTC -c statement_timeout=${pool.statementTimeoutMs ?? 0} -c lock_timeout=${lockTimeoutMs(pool)}${pool.plansOnce ? ' -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c jit=off' : ''}`,
    },
  };
}

/** A data source that is not connected yet: call `initialize()`. */
export function createDataSource(url: string, pool: PoolOptions = {}): DataSource {
  return new DataSource(dataSourceOptions(url, pool));
}
