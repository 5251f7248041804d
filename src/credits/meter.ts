import { Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { ApiError } from '../http/errors.js';

const RETRY_MS = 1_000;

/** One call's claim on its account's balance; negative credits give an earlier claim back. */
interface Claim {
  readonly operation: string;
  readonly credits: number;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

export interface Outcome {
  readonly granted: boolean;
  /** The balance after this claim. */
  readonly remaining: number;
}

const TAKE = statement(`
  WITH debit AS (
    UPDATE credit_balances SET balance = balance - $2::bigint
    WHERE account_id = $1 AND balance >= $2::bigint RETURNING balance
  ), usage AS (
    INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
    SELECT $1, u.operation, date_trunc('hour', now()), u.credits, debit.balance
    FROM debit, unnest($3::text[], $4::bigint[]) AS u (operation, credits)
    ON CONFLICT (account_id, operation, hour) DO UPDATE
    SET credits = credit_usage.credits + EXCLUDED.credits, balance_after = EXCLUDED.balance_after
  )
  SELECT balance FROM debit`);
const BALANCE = statement(`SELECT balance FROM credit_balances WHERE account_id = $1`);
const LOCK = statement(`SELECT balance FROM credit_balances WHERE account_id = $1 FOR UPDATE`);

/**
 * Charges calls. Claims on one account that arrive while a statement of it runs wait together and become the next
 * statement, so that the hot row is written once for all of them; a lone claim goes at once, no timer involved. A claim
 * is settled when its charge is committed.
 */
@Injectable()
export class Meter {
  private readonly logger = new Logger('Meter');
  private readonly waiting = new Map<number, Claim[]>();

  constructor(private readonly db: Database) {}

  async balance(accountId: number): Promise<number> {
    const [row] = await this.db.query<{ balance: number }>(BALANCE, [accountId]);
    return row?.balance ?? 0;
  }

  /** Takes credits for a call, or says that the balance does not hold them. */
  take(accountId: number, operation: string, credits: number): Promise<Outcome> {
    return new Promise((settle, fail) => {
      const claim = { operation, credits, settle, fail };
      const queue = this.waiting.get(accountId);
      if (queue) {
        queue.push(claim);
      } else {
        this.waiting.set(accountId, [claim]);
        void this.run(accountId);
      }
    });
  }

  /**
   * Gives back what a call took that did not succeed, and tells the balance. While the database is out of reach the
   * answer is null, and the credits are given back as soon as it is there again.
   */
  async giveBack(accountId: number, operation: string, credits: number): Promise<number | null> {
    try {
      return (await this.take(accountId, operation, -credits)).remaining;
    } catch (error) {
      this.logger.warn(
        `${credits} credits of account ${accountId} wait to be given back: ${(error as Error).message}`,
      );
      // Anything but an outage would only fail again.
      if (error instanceof ApiError) {
        setTimeout(() => void this.giveBack(accountId, operation, credits), RETRY_MS).unref();
      }
      return null;
    }
  }

  private async run(accountId: number): Promise<void> {
    for (;;) {
      const claims = this.waiting.get(accountId)!;
      if (claims.length === 0) break;
      this.waiting.set(accountId, []);
      try {
        await this.charge(accountId, claims);
      } catch (error) {
        for (const claim of claims) claim.fail(error);
      }
    }
    this.waiting.delete(accountId);
  }

  private async charge(accountId: number, claims: readonly Claim[]): Promise<void> {
    const balance = await this.takeAll(accountId, claims);
    if (balance !== null) return settleInOrder(claims, balance);
    const granted = await this.takeWhatFits(accountId, claims);
    for (const claim of granted.refused) claim.settle({ granted: false, remaining: granted.balance });
    settleInOrder(granted.claims, granted.balance);
  }

  /** One statement for all claims; null if the balance does not hold their sum. */
  private async takeAll(accountId: number, claims: readonly Claim[]): Promise<number | null> {
    const sums = new Map<string, number>();
    for (const { operation, credits } of claims) sums.set(operation, (sums.get(operation) ?? 0) + credits);
    const total = claims.reduce((sum, claim) => sum + claim.credits, 0);
    const [row] = await this.db.query<{ balance: number }>(TAKE, [
      accountId,
      total,
      [...sums.keys()],
      [...sums.values()],
    ]);
    return row?.balance ?? null;
  }

  /** Grants claims in their order as long as the balance holds them; it stays locked meanwhile. */
  private takeWhatFits(accountId: number, claims: readonly Claim[]) {
    return this.db.transaction(async () => {
      const [row] = await this.db.query<{ balance: number }>(LOCK, [accountId]);
      let balance = row?.balance ?? 0;
      const granted: Claim[] = [];
      const refused: Claim[] = [];
      // What is given back first: it may be just what another claim needs.
      for (const claim of [...claims].sort((a, b) => Math.sign(a.credits) - Math.sign(b.credits))) {
        if (claim.credits > balance) {
          refused.push(claim);
          continue;
        }
        balance -= claim.credits;
        granted.push(claim);
      }
      if (granted.length > 0) await this.takeAll(accountId, granted);
      return { claims: granted, refused, balance };
    });
  }
}

/** Each call is told the balance as it stood after its own claim, though all were charged at once. */
function settleInOrder(claims: readonly Claim[], finalBalance: number): void {
  let remaining = finalBalance + claims.reduce((sum, claim) => sum + claim.credits, 0);
  for (const claim of claims) {
    remaining -= claim.credits;
    claim.settle({ granted: true, remaining });
  }
}
