import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';

/** An account whose balance the ledger does not explain. */
export interface Difference {
  readonly account_id: number;
  readonly email: string;
  readonly balance: number;
  readonly ledger: number;
}

export interface AuditReport {
  readonly accounts: number;
  readonly balance: number;
  readonly ledger: number;
  /** By account id. */
  readonly differences: readonly Difference[];
}

/** How far balances are from what the ledger explains. */
export interface Drift {
  readonly accounts: number;
  readonly credits: number;
}

type Slice = AuditReport & { readonly last: number | null };

const ACCOUNTS_AT_ONCE = 1_000;

/** One statement sees one moment: the audit of an account is exact while calls are charged. $1 is the account before. */
const SLICE = statement(`
  WITH standings AS (
    SELECT a.id AS account_id, a.email, coalesce(b.balance, 0) AS balance,
           coalesce((SELECT sum(credits) FROM credit_entries e WHERE e.account_id = a.id), 0)::bigint
             - coalesce((SELECT sum(credits) FROM credit_usage u WHERE u.account_id = a.id), 0)::bigint AS ledger
    FROM (SELECT id, email FROM accounts WHERE id > $1 ORDER BY id LIMIT ${ACCOUNTS_AT_ONCE}) a
    LEFT JOIN credit_balances b ON b.account_id = a.id
  )
  SELECT count(*) AS accounts, max(account_id) AS last, coalesce(sum(balance), 0)::bigint AS balance,
         coalesce(sum(ledger), 0)::bigint AS ledger,
         coalesce(json_agg(standings ORDER BY account_id) FILTER (WHERE balance <> ledger), '[]') AS differences
  FROM standings`);

/**
 * Proves that the ledger, with the usage of the hours under way, explains every balance. It reads the whole ledger, in
 * slices of accounts, so that no statement takes longer the more accounts there are.
 */
@Injectable()
export class CreditAudit {
  constructor(private readonly db: Database) {}

  async report(): Promise<AuditReport> {
    const total = { accounts: 0, balance: 0, ledger: 0, differences: [] as Difference[] };
    for await (const { accounts, balance, ledger, differences } of this.slices()) {
      total.accounts += accounts;
      total.balance += balance;
      total.ledger += ledger;
      total.differences.push(...differences);
    }
    return total;
  }

  async drift(): Promise<Drift> {
    const drift = { accounts: 0, credits: 0 };
    for await (const { differences } of this.slices()) {
      drift.accounts += differences.length;
      for (const { balance, ledger } of differences) drift.credits += Math.abs(balance - ledger);
    }
    return drift;
  }

  private async *slices(): AsyncGenerator<Slice> {
    let last = 0;
    for (;;) {
      const [slice] = await this.db.query<Slice>(SLICE, [last]);
      yield slice!;
      if (slice!.accounts < ACCOUNTS_AT_ONCE) return;
      last = slice!.last!;
    }
  }
}
