import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { CreditBalance, type CreditEntryKind } from './credits.entities.js';
import type { Account } from '../accounts/accounts.entities.js';
import { AccountsService, type NewAccount } from '../accounts/accounts.service.js';

/** An entry other than usage. */
interface Posting {
  readonly accountId: number;
  readonly kind: Exclude<CreditEntryKind, 'usage'>;
  /** Added when positive, taken when negative. */
  readonly credits: number;
  /** The origin: a payment's id, or an operator's reason. */
  readonly reference?: string;
}

export interface Standing {
  readonly balance: number;
  readonly owed: number;
}

const POST = statement(`
  WITH standing AS (
    UPDATE credit_balances SET balance = $5, owed = $6 WHERE account_id = $1
  )
  INSERT INTO credit_entries (account_id, kind, credits, balance_after, reference) VALUES ($1, $2, $3, $5, $4)`);
const STANDING = statement(`SELECT balance, owed FROM credit_balances WHERE account_id = $1`);

/** The only door to balances, except for metered usage (see Meter): every change has a ledger entry. */
@Injectable()
export class Ledger {
  constructor(private readonly db: Database) {}

  async open(accountId: number): Promise<void> {
    await this.db.manager.insert(CreditBalance, { account_id: accountId, balance: 0 });
  }

  async standing(accountId: number): Promise<Standing> {
    const [row] = await this.db.query<Standing>(STANDING, [accountId]);
    return row ?? { balance: 0, owed: 0 };
  }

  /**
   * Adds or takes credits. A balance never falls below zero: the rest becomes a debt, which later credits settle first.
   * The entry records the actual change of the balance.
   */
  post({ accountId, kind, credits, reference }: Posting): Promise<Standing> {
    return this.db.transaction(async () => {
      const before = await this.db.manager.findOneOrFail(CreditBalance, {
        where: { account_id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      const after = settle(before, credits);
      const gained = after.balance - before.balance;
      await this.db.query(POST, [accountId, kind, gained, reference ?? null, after.balance, after.owed]);
      return after;
    });
  }
}

/** Returns balance and debt after credits are added or taken. */
export function settle({ balance, owed }: Standing, credits: number): Standing {
  const net = balance - owed + credits;
  // An account in debt has no balance, except from refunds since.
  return net >= 0 ? { balance: net, owed: 0 } : { balance: 0, owed: -net };
}

export const INITIAL_CREDITS = 1_000;

/** Opens accounts: the account and its first credits, in one transaction. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountsService,
    private readonly ledger: Ledger,
  ) {}

  /** @param credits replaces the default of 1,000 */
  open(account: NewAccount, credits = INITIAL_CREDITS): Promise<Account> {
    return this.db.transaction(async () => {
      const opened = await this.accounts.create(account);
      await this.ledger.open(opened.id);
      if (credits > 0) await this.ledger.post({ accountId: opened.id, kind: 'signup_grant', credits });
      return opened;
    });
  }

  /** Also issues an API key, which is shown only once. */
  openWithKey(account: NewAccount, credits?: number): Promise<{ account: Account; key: string }> {
    return this.db.transaction(async () => {
      const opened = await this.open(account, credits);
      return { account: opened, key: await this.accounts.issueKey(opened.id) };
    });
  }
}

/** An account whose balance differs from its ledger. */
interface Difference {
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

type Slice = AuditReport & { readonly last: number | null };

const ACCOUNTS_AT_ONCE = 1_000;

/**
 * One statement reads one snapshot, so the audit of an account is exact while calls are charged. $1 is the last account
 * of the slice before.
 */
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
 * Verifies that every balance equals its ledger plus the usage of open hours. It scans the whole ledger in slices of
 * accounts, so that the duration of a statement does not grow with the number of accounts.
 */
@Injectable()
export class CreditAudit {
  constructor(private readonly db: Database) {}

  async report(): Promise<AuditReport> {
    const total = { accounts: 0, balance: 0, ledger: 0, differences: [] as Difference[] };
    // The slice after the last account is empty.
    for (let last: number | null = 0; last !== null;) {
      const [slice]: Slice[] = await this.db.query<Slice>(SLICE, [last]);
      total.accounts += slice!.accounts;
      total.balance += slice!.balance;
      total.ledger += slice!.ledger;
      total.differences.push(...slice!.differences);
      last = slice!.last;
    }
    return total;
  }
}
