import { statement, type Database } from '../database/database.js';
import { TAKE, type PaidWrite } from './paid-writes.js';

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
