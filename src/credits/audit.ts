import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';

export interface AuditReport {
  readonly accounts: number;
  readonly balance: number;
  readonly ledger: number;
  /** Accounts whose balance the ledger does not explain. */
  readonly differences: readonly { account_id: number; email: string; balance: number; ledger: number }[];
}

/** One statement sees one moment, so that an audit beside running calls is exact. */
const STANDINGS = statement(`
  SELECT a.id AS account_id, a.email, coalesce(b.balance, 0) AS balance,
         coalesce(e.credits, 0) - coalesce(u.credits, 0) AS ledger
  FROM accounts a
  LEFT JOIN credit_balances b ON b.account_id = a.id
  LEFT JOIN (SELECT account_id, sum(credits)::bigint AS credits FROM credit_entries GROUP BY 1) e ON e.account_id = a.id
  LEFT JOIN (SELECT account_id, sum(credits)::bigint AS credits FROM credit_usage GROUP BY 1) u ON u.account_id = a.id
  ORDER BY a.id`);

/** Proves that the ledger, with the usage of the hours under way, explains every balance. */
@Injectable()
export class CreditAudit {
  constructor(private readonly db: Database) {}

  async report(): Promise<AuditReport> {
    const rows = await this.db.query<{ account_id: number; email: string; balance: number; ledger: number }>(
      STANDINGS,
    );
    return {
      accounts: rows.length,
      balance: rows.reduce((sum, row) => sum + row.balance, 0),
      ledger: rows.reduce((sum, row) => sum + row.ledger, 0),
      differences: rows.filter((row) => row.balance !== row.ledger),
    };
  }
}
