import { SetMetadata, createParamDecorator, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { ApiError } from '../common/errors.js';
import { isRecordPath } from '../http/endpoint.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { Meter } from './meter.js';
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
  private claimed: Promise<unknown> | null = null;

  /**
   * @param cost what the call costs, where that is known beforehand
   * @param isReplay asked when the balance is too low: a replay costs nothing
   */
  constructor(
    private readonly meter: Meter,
    private readonly accountId: number,
    private readonly operation: string,
    private readonly cost: number,
    private readonly isReplay: () => Promise<boolean>,
  ) {}

  /** Takes nothing yet; throws 402 if the balance does not hold so many credits and the call is no replay. */
  async expect(credits: number): Promise<void> {
    this.remaining = await this.meter.balance(this.accountId);
    if (this.remaining < credits) await this.requireReplay(this.remaining, credits);
  }

  /** Takes credits, and makes a write with them; what came of it. Throws 402 if the balance does not hold them. */
  take(credits: number, write?: PaidWrite): Promise<unknown> {
    this.claimed = this.claim(credits, write);
    this.claimed.catch(() => undefined);
    return this.claimed;
  }

  /** Takes what the call costs, if that was not done yet; what came of the write. Throws as `take` does. */
  async pay(write?: PaidWrite): Promise<unknown> {
    return this.claimed ? undefined : this.take(this.cost, write);
  }

  /** Whether what was last to be taken has been. */
  paid(): Promise<boolean> {
    return (this.claimed ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
  }

  /**
   * Resolves once the call is paid for, which it then is at the latest. Throws 402 if the balance does not hold the
   * cost, unless the answer is that a record has not changed, which is free.
   */
  async settle(isUnmodified: boolean): Promise<void> {
    try {
      await (this.claimed ?? this.pay());
    } catch (error) {
      if (!isUnmodified || !(error instanceof ApiError) || error.status !== 402) throw error;
    }
  }

  /**
   * Keeps the charge of a call that succeeded, gives it back otherwise. Says what the response's headers are to say;
   * what remains is null when that is not known.
   */
  async conclude(succeeded: boolean): Promise<{ remaining: number | null; charged: number }> {
    await this.paid();
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
    else await this.requireReplay(remaining, credits);
    return answer;
  }

  private async requireReplay(remaining: number, required: number): Promise<void> {
    if (!(await this.isReplay())) throw insufficientCredits(remaining, required);
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the call is metered. */
    charge?: Charge;
  }
}

/** What a route costs; see Costs and Pays. */
export interface Price {
  readonly cost: Cost;
  readonly paysItself: boolean;
}

/** Charges calls, and shows callers what they were charged and what they have left. */
@Injectable()
export class Credits {
  private readonly logger = new Logger('Credits');
  private readonly balances: BatchedRead<number, number>;

  constructor(
    db: Database,
    private readonly meter: Meter,
    private readonly idempotency: Idempotency,
  ) {
    this.balances = new BatchedRead(async (ids) => {
      const rows = await db.query<{ account_id: number; balance: number }>(BALANCES, [ids]);
      return new Map(rows.map((row) => [row.account_id, row.balance]));
    });
  }

  /** The caller's balance as it is now. */
  async remaining(accountId: number): Promise<number> {
    return (await this.balances.read(accountId)) ?? 0;
  }

  /**
   * Reserves a call's credits. Before a write the charge is committed; a read runs meanwhile, and its answer is sent
   * once the charge is committed (`mayBeAnswered`). Nothing is begun for an account without credits that calls again,
   * except to find that a record has not changed. What did not succeed is given back when the response is sent. Throws
   * 402.
   */
  async reserve(request: FastifyRequest, { cost, paysItself }: Price): Promise<void> {
    const { caller } = request;
    if (!caller || caller.admin || cost === 0) return;
    const { accountId } = caller;
    const known = typeof cost === 'number' ? cost : 1;
    const isReplay = () => this.idempotency.isKnown(accountId, request);
    const charge = new Charge(this.meter, accountId, operationOf(request), known, isReplay);
    request.charge = charge;
    request.mayBeAnswered = (isUnmodified) => charge.settle(isUnmodified);
    if (typeof cost === 'function') return;
    const isDoubtful = this.meter.wasRefused(accountId);
    if (paysItself) return isDoubtful ? charge.expect(cost) : undefined;
    const claim = charge.take(cost);
    if (!isRead(request) || (isDoubtful && !mayBeUnmodified(request))) await claim;
  }

  /** Takes what a call costs whose cost depends on its body. Throws 402. */
  async reserveForBody({ charge, body }: FastifyRequest, { cost }: Price): Promise<void> {
    if (typeof cost === 'function') await charge?.take(1 + cost(body));
  }

  /**
   * Concludes a call's charge and sets its headers. Never throws: without an answer of the database they are left out.
   */
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
        msg: 'Reading the remaining credits failed',
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

/** Only records have an ETag: for an account without credits, nothing else is done to find out. */
const mayBeUnmodified = (request: FastifyRequest): boolean =>
  request.headers['if-none-match'] !== undefined && isRecordPath(operationOf(request));

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Method and route as the documentation writes them. */
function operationOf({ method, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '';
  let path = documented.get(route);
  if (path === undefined) documented.set(route, (path = route.replace(/:(\w+)/g, '{$1}')));
  return `${method} ${path}`;
}

const documented = new Map<string, string>();
