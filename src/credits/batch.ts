import { statement, type Statement, type Database } from '../database/database.js';

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
  /** Charges as `TAKE` does; $7 are the items, `answers` what came of them. */
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
        FROM debit, jsonb_array_elements($7::jsonb) WITH ORDINALITY AS item
      ), ${ctes}
      SELECT balance, (SELECT json_object_agg(place, answer) FROM written) AS answers FROM debit`);
  }

  of(item: unknown): PaidWrite {
    return { kind: this, item };
  }
}

/** How long a balance keeps the batch number of a process that has charged nothing since. */
const KEPT_MS = 86_400_000;

/**
 * $1 account, $2 credits in all, $3 operations, $4 the credits of each, $5 the process, $6 the number of the batch. No row
 * if the balance does not hold them, or if the process has had a batch with this number or a later one: repeated, the
 * statement has no effect. A process that is new to the balance removes the numbers of those that have gone.
 */
const DEBIT = `
  debit AS (
    UPDATE credit_balances SET balance = balance - $2::bigint,
        batches = CASE WHEN batches ? $5 THEN batches ELSE (
          SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(batches)
          WHERE value::bigint > $6::bigint - ${KEPT_MS}) END || jsonb_build_object($5::text, $6::bigint)
    WHERE account_id = $1 AND balance >= $2::bigint AND coalesce((batches->>$5)::bigint, 0) < $6::bigint
    RETURNING balance
  ), usage AS (
    INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
    SELECT $1, u.operation, date_trunc('hour', now()), u.credits, debit.balance
    FROM debit, unnest($3::text[], $4::bigint[]) AS u (operation, credits)
    ON CONFLICT (account_id, operation, hour) DO UPDATE
    SET credits = credit_usage.credits + EXCLUDED.credits, balance_after = EXCLUDED.balance_after
  )`;

/** Charges, and writes nothing else. */
export const TAKE = statement(`WITH ${DEBIT} SELECT balance FROM debit`);

/** One call's claim on its account's balance; negative credits are a refund. */
export interface Claim {
  readonly operation: string;
  readonly credits: number;
  readonly write: PaidWrite | undefined;
  /** Runs work in the context of the call: its request id and trace. */
  readonly inContext: <T>(work: () => T) => T;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

export interface Outcome {
  readonly granted: boolean;
  /** The balance after this claim. */
  readonly remaining: number;
  /**
   * What came of the write that was made with the charge, if any. Undefined also where the charge was committed and the
   * answer to it lost.
   */
  readonly answer?: unknown;
}

/** What a statement that charged for several claims returns. */
export interface Taken {
  readonly balance: number;
  /** By the place of the claim among those that write, from 1. */
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

/** What a batch takes for one claim. */
export type Part = Pick<Claim, 'operation' | 'credits' | 'write'> & { readonly claim: Claim };

/** What identifies a batch: its number among those of one process. */
export interface BatchKey {
  readonly accountId: number;
  /** The name of the process's batches. */
  readonly meter: string;
  readonly batch: number;
}

const LOCK = statement(
  `SELECT balance, (batches->>$2)::bigint AS batch FROM credit_balances WHERE account_id = $1 FOR UPDATE`,
);

/** Locks the balance; says what it is, and the last batch of this process that was committed. */
export async function lockBalance(
  db: Database,
  { accountId, meter }: BatchKey,
): Promise<{ readonly balance: number; readonly batch: number | null } | undefined> {
  const [row] = await db.query<{ balance: number; batch: number | null }>(LOCK, [accountId, meter]);
  return row;
}

/**
 * Charges the account for all parts in one statement, whose writes are of one kind. null if the balance does not hold
 * their sum, or if the process has had this batch or a later one.
 */
export async function takeBatch(
  db: Database,
  { accountId, meter, batch }: BatchKey,
  parts: readonly Part[],
): Promise<Taken | null> {
  const sums = new Map<string, number>();
  for (const { operation, credits } of parts) sums.set(operation, (sums.get(operation) ?? 0) + credits);
  const total = parts.reduce((sum, { credits }) => sum + credits, 0);
  const values = [accountId, total, [...sums.keys()], [...sums.values()], meter, batch];
  const writes = parts.flatMap(({ write }) => write ?? []);
  const [row] =
    writes.length === 0
      ? await db.query<Taken>(TAKE, values)
      : await db.query<Taken>(writes[0]!.kind.take, [
          ...values,
          JSON.stringify(writes.map(({ item }) => item)),
        ]);
  return row ?? null;
}

/** Each call gets the balance after its own claim, though all were charged at once. */
export function settleInOrder(parts: readonly Part[], { balance, answers }: Taken): void {
  let remaining = balance + parts.reduce((sum, { credits }) => sum + credits, 0);
  let place = 0;
  for (const { credits, write, claim } of parts) {
    remaining -= credits;
    claim.settle({ granted: true, remaining, answer: write && answers?.[++place] });
  }
}
