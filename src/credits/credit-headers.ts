import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';

const BALANCES = statement(
  `SELECT account_id, balance FROM credit_balances WHERE account_id = ANY($1::bigint[])`,
);

/**
 * Concludes a call's charge and tells the caller, on every response: those of guards, filters and unknown routes too,
 * which no interceptor sees.
 */
@Injectable()
export class CreditHeaders {
  private readonly balances: BatchedRead<number, number>;

  constructor(db: Database) {
    this.balances = new BatchedRead(async (ids) => {
      const rows = await db.query<{ account_id: number; balance: number }>(BALANCES, [ids]);
      return new Map(rows.map((row) => [row.account_id, row.balance]));
    });
  }

  /** The caller's balance as it is now. */
  async remaining(accountId: number): Promise<number> {
    return (await this.balances.read(accountId)) ?? 0;
  }

  async set(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { caller, charge } = request;
    if (!caller) return;
    const { remaining, charged } = charge
      ? await charge.conclude(isSuccess(reply))
      : { remaining: caller.admin ? 'unlimited' : await this.remaining(caller.accountId), charged: 0 };
    void reply.header('X-API-Credits-Remaining', String(remaining));
    void reply.header('X-API-Credits-Charged', String(charged));
  }
}

/** 2xx, and not the answer of an earlier call. */
const isSuccess = (reply: FastifyReply): boolean =>
  reply.statusCode >= 200 && reply.statusCode < 300 && reply.getHeader('idempotent-replayed') === undefined;
