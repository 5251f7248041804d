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
import { Organization, OrganizationMemberChange } from '../organizations/organization.entity.js';
import { OutboxMessage } from '../outbox/outbox-message.entity.js';
import { Person } from '../people/person.entity.js';
import { Place } from '../places/place.entity.js';
import {
  ResearchAsker,
  ResearchFinding,
  ResearchHostLease,
  ResearchRequest,
} from '../research/research.entities.js';
import {
  SearchName,
  SearchWord,
  StoredSearchDocument,
} from '../search/engines/database/search-index.entities.js';
import { DeadLetter } from '../search/indexing/dead-letter.entity.js';
import { SearchRebuild } from '../search/indexing/search-rebuild.entity.js';
import { ZeroResultSearch } from '../search/zero-results/zero-result-search.entity.js';
import { SourceReference } from '../source-references/source-reference.entity.js';
import { Directory1763700000000 } from './migrations/1763700000000-directory.js';

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
  SearchName,
  SearchRebuild,
  SearchWord,
  Session,
  SourceReference,
  StoredSearchDocument,
  ThrottleState,
  ZeroResultSearch,
];

const migrations = [Directory1763700000000];

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
