import { DataSource } from 'typeorm';
import {
  Account,
  ApiKey,
  Password,
  PasswordReset,
  PendingSignUp,
  ReconciliationToken,
} from './accounts/accounts.entities.js';
import { Purchase } from './billing/billing.entities.js';
import { FormerId } from './records/record.entity.js';
import { CreditBalance, CreditEntry } from './credits/credits.entities.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { Duplicate } from './duplicates/duplicate.entity.js';
import { RECORD_ENTITIES } from './records/schemas.js';
import { ResearchFinding, ResearchRequest } from './research/research.entities.js';
import { ZeroResultSearch } from './zero-results/zero-results.entity.js';
import { SourceReference } from './source-references/source-references.schema.js';
import { dataSourceOptions, type PoolOptions } from './database/data-source.js';

/** Every entity: TypeORM takes them from one list. */
export const ENTITIES = [
  ...RECORD_ENTITIES,
  Account,
  ApiKey,
  CreditBalance,
  CreditEntry,
  FormerId,
  IdempotencyKey,
  Duplicate,
  Password,
  PasswordReset,
  PendingSignUp,
  Purchase,
  ReconciliationToken,
  ResearchFinding,
  ResearchRequest,
  SourceReference,
  ZeroResultSearch,
];

/** Creates a data source without connecting: call `initialize()`. */
export function createDataSource(url: string, pool: PoolOptions = {}): DataSource {
  return new DataSource({ ...dataSourceOptions(url, pool), entities: ENTITIES });
}
