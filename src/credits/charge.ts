import { SetMetadata, createParamDecorator, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { ApiError } from '../common/errors.js';
import type { Meter } from './meter.js';
import type { PaidWrite } from './batch.js';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import type { Caller } from '../http/params.js';

/** Credits that a call takes, known before its body is read, or only from the body. */
export type Cost = number | ((body: unknown) => number);

export const COSTS = Symbol('costs');

/** What a successful call of this route costs; 1 where nothing is said. A function sees the body and adds to that 1. */
export const Costs = (cost: Cost) => SetMetadata(COSTS, cost);

export const PAYS = Symbol('pays');

/**
 * For a read that may leave something behind, such as work for others: its handler pays (see `Payment`) once it knows,
 * so that what is left is committed with the charge. A call that succeeds without having paid is charged then.
 */
export const Pays = () => SetMetadata(PAYS, true);

/** What one call is charged, from its first claim until its answer leaves. */
export class Charge {
  private taken = 0;
  private remaining: number | null = null;
  private pending: Promise<boolean> = Promise.resolve(true);
  private claimed = false;

  /**
   * @param cost what the call costs, where that is known beforehand
   * @param isFree asked when the balance is too low: a replay and a 304 cost nothing
   */
  constructor(
    private readonly meter: Meter,
    private readonly accountId: number,
    private readonly operation: string,
    private readonly cost: number,
    private readonly isFree: () => Promise<boolean>,
  ) {}

  /** Takes nothing yet; throws 402 if the balance does not hold so many credits and the call is not free. */
  async expect(credits: number): Promise<void> {
    this.remaining = await this.meter.balance(this.accountId);
    if (this.remaining < credits) await this.requireFree(this.remaining, credits);
  }

  /** Takes credits; throws 402 if the balance does not hold them and the call is not free. */
  async take(credits: number): Promise<void> {
    await this.takeWith(credits);
  }

  /** Takes what the call costs, if that was not done yet; what came of the write. Throws as `take` does. */
  async pay(write?: PaidWrite): Promise<unknown> {
    return this.claimed ? undefined : this.takeWith(this.cost, write);
  }

  private takeWith(credits: number, write?: PaidWrite): Promise<unknown> {
    this.claimed = true;
    const claim = this.claim(credits, write);
    this.pending = claim.then(
      () => true,
      () => false,
    );
    return claim;
  }

  /** Whether what was last to be taken has been. */
  paid(): Promise<boolean> {
    return this.pending;
  }

  /**
   * Keeps the charge of a call that succeeded, gives it back otherwise. Says what the response's headers are to say;
   * what remains is null when that is not known.
   */
  async conclude(succeeded: boolean): Promise<{ remaining: number | null; charged: number }> {
    await this.pending;
    if (!succeeded && this.taken > 0) {
      const credits = this.taken;
      this.taken = 0;
      this.remaining = await this.meter.giveBack(this.accountId, this.operation, credits);
    }
    return { remaining: this.remaining, charged: this.taken };
  }

  private async claim(credits: number, write?: PaidWrite): Promise<unknown> {
    const { granted, remaining, answer } = await this.meter.take(
      this.accountId,
      this.operation,
      credits,
      write,
    );
    this.remaining = remaining;
    if (granted) this.taken += credits;
    else await this.requireFree(remaining, credits);
    return answer;
  }

  private async requireFree(remaining: number, required: number): Promise<void> {
    if (!(await this.isFree())) throw insufficientCredits(remaining, required);
  }
}

const insufficientCredits = (remaining: number, required: number) =>
  new ApiError(
    402,
    'insufficient_credits',
    `This call costs ${required} ${required === 1 ? 'credit' : 'credits'} and ${remaining} are left: buy more at /account.`,
    { facts: { credits_remaining: remaining, credits_required: required } },
  );

/**
 * Pays for the call, and makes a write with the charge: both or neither. Throws 402 if the balance does not hold the
 * cost. Returns what came of the write; undefined if it came to nothing, or if the caller is not charged: then nothing
 * was written either.
 */
export type Pay = (write?: PaidWrite) => Promise<unknown>;

/** How the handler of a route that `@Pays()` does so. */
export const Payment = createParamDecorator((_: unknown, context: ExecutionContext): Pay => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return async (write) => charge?.pay(write);
});

/** Resolves once it is known whether the call is paid for. */
export type Paid = () => Promise<boolean>;

/**
 * For a read that now and then leaves something behind, and mostly not: it runs while it is being paid for, and asks
 * before it writes. What must be there with the charge is left by one that `@Pays()`.
 */
export const WhenPaid = createParamDecorator((_: unknown, context: ExecutionContext): Paid => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return () => charge?.paid() ?? Promise.resolve(true);
});

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
