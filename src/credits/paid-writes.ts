import { statement, type Statement } from '../database/database.js';

/** A write of one call, and which kind it is. */
export interface PaidWrite {
  readonly kind: PaidWrites;
  readonly item: unknown;
}

/**
 * One kind of rows that are written by the very statement that charges for them: they are there if the charge is, and
 * with one commit for both.
 */
export class PaidWrites {
  /** Charges as `TAKE` does; $5 are the items, `answers` what came of them. */
  readonly take: Statement;

  /**
   * @param ctes common table expressions on `paid (place, item jsonb)`, which holds what was charged for, $1 being the
   *   account; the last is `written (place, answer)`, with the JSON that each call is to be told. A place may be absent:
   *   it had nothing to write.
   */
  constructor(ctes: string) {
    this.take = statement(`
      WITH ${DEBIT}, paid AS (
        SELECT item.ordinality AS place, item.value AS item
        FROM debit, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS item
      ), ${ctes}
      SELECT balance, (SELECT json_object_agg(place, answer) FROM written) AS answers FROM debit`);
  }

  of(item: unknown): PaidWrite {
    return { kind: this, item };
  }
}

/** $1 account, $2 credits in all, $3 operations, $4 the credits of each. No row if the balance does not hold them. */
const DEBIT = `
  debit AS (
    UPDATE credit_balances SET balance = balance - $2::bigint
    WHERE account_id = $1 AND balance >= $2::bigint RETURNING balance
  ), usage AS (
    INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
    SELECT $1, u.operation, date_trunc('hour', now()), u.credits, debit.balance
    FROM debit, unnest($3::text[], $4::bigint[]) AS u (operation, credits)
    ON CONFLICT (account_id, operation, hour) DO UPDATE
    SET credits = credit_usage.credits + EXCLUDED.credits, balance_after = EXCLUDED.balance_after
  )`;

/** Charges, and writes nothing else. */
export const TAKE = statement(`WITH ${DEBIT} SELECT balance FROM debit`);
