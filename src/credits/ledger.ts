import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import type { CreditEntryKind } from './credit-entry.entity.js';

/** An entry other than usage. */
export interface Posting {
  readonly accountId: number;
  readonly kind: Exclude<CreditEntryKind, 'usage'>;
  /** Given when positive, taken when negative. */
  readonly credits: number;
  /** Where it comes from: a payment's id, an operator's reason. */
  readonly reference?: string;
}

export interface Standing {
  readonly balance: number;
  readonly owed: number;
}

const OPEN = statement(`INSERT INTO credit_balances (account_id, balance) VALUES ($1, 0)`);
const LOCK = statement(`SELECT balance, owed FROM credit_balances WHERE account_id = $1 FOR UPDATE`);
const POST = statement(`
  WITH standing AS (
    UPDATE credit_balances SET balance = $5, owed = $6 WHERE account_id = $1
  )
  INSERT INTO credit_entries (account_id, kind, credits, balance_after, reference) VALUES ($1, $2, $3, $5, $4)`);
const STANDING = statement(`SELECT balance, owed FROM credit_balances WHERE account_id = $1`);

/** The one door to balances, but for metered usage (see Meter): every change is an entry that explains it. */
@Injectable()
export class Ledger {
  constructor(private readonly db: Database) {}

  /** Opens an account's balance at zero. */
  async open(accountId: number): Promise<void> {
    await this.db.query(OPEN, [accountId]);
  }

  async standing(accountId: number): Promise<Standing> {
    const [row] = await this.db.query<Standing>(STANDING, [accountId]);
    return row ?? { balance: 0, owed: 0 };
  }

  /**
   * Enters credits given or taken. A balance never falls below zero: what it does not hold is owed, and credits given
   * later settle that first. The entry says what the balance really gained or lost.
   */
  post({ accountId, kind, credits, reference }: Posting): Promise<Standing> {
    return this.db.transaction(async () => {
      const [before] = await this.db.query<Standing>(LOCK, [accountId]);
      if (before === undefined) throw new Error(`account ${accountId} has no balance`);
      const after = settle(before, credits);
      const gained = after.balance - before.balance;
      await this.db.query(POST, [accountId, kind, gained, reference ?? null, after.balance, after.owed]);
      return after;
    });
  }
}

/** What a balance and its debt become when credits are given or taken. */
export function settle({ balance, owed }: Standing, credits: number): Standing {
  const net = balance - owed + credits;
  // Someone who owes has nothing, but for what calls under way were given back since.
  return net >= 0 ? { balance: net, owed: 0 } : { balance: 0, owed: -net };
}
