import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import type { Caller } from '../http/caller.js';
import type { Charge } from './charge.js';

const BALANCES = statement(
  `SELECT account_id, balance FROM credit_balances WHERE account_id = ANY($1::bigint[])`,
);

/**
 * Concludes a call's charge and tells the caller, on every response: those of guards, filters and unknown routes too,
 * which no interceptor sees.
 */
@Injectable()
export class CreditHeaders {
  private readonly logger = new Logger('Credits');
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

  /** Never throws: a response whose headers cannot be told goes out without them. */
  async set(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.caller) return;
    try {
      const { remaining, charged } = await this.tell(request.caller, request.charge, isSuccess(reply));
      void reply.header('X-API-Credits-Remaining', String(remaining));
      void reply.header('X-API-Credits-Charged', String(charged));
    } catch (error) {
      this.logger.error({
        err: error,
        requestId: request.id,
        msg: 'The remaining credits could not be told',
      });
    }
  }

  private async tell(caller: Caller, charge: Charge | undefined, succeeded: boolean) {
    if (caller.admin) return { remaining: 'unlimited', charged: 0 };
    const { remaining, charged } = charge
      ? await charge.conclude(succeeded)
      : { remaining: null, charged: 0 };
    return { remaining: remaining ?? (await this.remaining(caller.accountId)), charged };
  }
}

/** 2xx, and not the answer of an earlier call. */
const isSuccess = (reply: FastifyReply): boolean =>
  reply.statusCode >= 200 && reply.statusCode < 300 && reply.getHeader('idempotent-replayed') === undefined;
