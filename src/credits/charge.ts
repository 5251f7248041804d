import { SetMetadata, createParamDecorator, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { ApiError } from '../common/errors.js';
import { counted } from '../values/numbers.js';
import { isRecordPath } from '../http/endpoint.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { Meter } from './meter.js';
import type { PaidWrite } from './batch.js';

/** Credits that a call costs: fixed, or computed from its body. */
export type Cost = number | ((body: unknown) => number);

export const COSTS = Symbol('costs');

/**
 * The cost of a successful call of this route; default 1. A function computes credits from the body, in addition to
 * that 1.
 */
export const Costs = (cost: Cost) => SetMetadata(COSTS, cost);

export const PAYS = Symbol('pays');

/**
 * The handler pays (see `Payment`, and `FastifyRequest.charge`): for a read that may write, for example to queue work, so that the
 * write is committed with the charge, and for a call whose cost depends on what it finds. A successful call that has not paid is charged when its response is sent.
 */
export const Pays = () => SetMetadata(PAYS, true);

/** The charge of one call, from its first claim until its response is sent. */
export class Charge {
  private taken = 0;
  private remaining: number | null = null;
  private claimed: Promise<unknown> | null = null;

  /**
   * @param cost the cost of the call, where it is known before the body is read
   * @param isReplay called when the balance is too low: a replay is free
   */
  constructor(
    private readonly meter: Meter,
    private readonly accountId: number,
    private readonly operation: string,
    private readonly cost: number,
    private readonly isReplay: () => Promise<boolean>,
  ) {}

  /** Checks the balance without a charge; throws 402 if it is too low and the call is not a replay. */
  async expect(credits: number): Promise<void> {
    this.remaining = await this.meter.balance(this.accountId);
    if (this.remaining < credits) await this.requireReplay(this.remaining, credits);
  }

  /**
   * Takes credits and makes a write with them; returns the result of the write. Throws 402 if the balance does not
   * cover them.
   */
  take(credits: number, write?: PaidWrite): Promise<unknown> {
    this.claimed = this.claim(credits, write);
    this.claimed.catch(() => undefined);
    return this.claimed;
  }

  /** Takes the cost of the call unless it is paid already; returns the result of the write. Throws as `take` does. */
  async pay(write?: PaidWrite): Promise<unknown> {
    return this.claimed ? undefined : this.take(this.cost, write);
  }

  /**
   * Takes as many of these credits as the balance covers, and returns how many. For a call whose cost its handler takes
   * in parts; a part of 0 says so before the response starts.
   */
  async takeUpTo(credits: number): Promise<number> {
    this.claimed ??= Promise.resolve();
    for (let part = credits; part > 0;) {
      const { granted, remaining } = await this.meter.take(this.accountId, this.operation, part);
      this.remaining = remaining;
      if (granted) {
        this.taken += part;
        return part;
      }
      part = Math.min(part - 1, remaining);
    }
    return 0;
  }

  /** Gives back credits that the call turned out not to cost. */
  async giveBack(credits: number): Promise<void> {
    if (credits === 0) return;
    this.taken -= credits;
    this.remaining = await this.meter.giveBack(this.accountId, this.operation, credits);
  }

  /** The credits taken so far, without those given back. */
  get credits(): number {
    return this.taken;
  }

  /** The balance after the latest claim; null if it is unknown. */
  get balance(): number | null {
    return this.remaining;
  }

  paid(): Promise<boolean> {
    return (this.claimed ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
  }

  /**
   * Resolves once the call is paid for; takes the cost unless that is done already. Throws 402 if the balance does not
   * cover it, unless the response is 304, which is free.
   */
  async settle(isUnmodified: boolean): Promise<void> {
    try {
      await (this.claimed ?? this.pay());
    } catch (error) {
      if (!isUnmodified || !(error instanceof ApiError) || error.status !== 402) throw error;
    }
  }

  /** Keeps the charge of a successful call and refunds that of a failed one. */
  async conclude(succeeded: boolean): Promise<void> {
    await this.paid();
    if (!succeeded && this.taken > 0) await this.giveBack(this.taken);
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
    `This call costs ${counted(required, 'credit')} and ${remaining} ${remaining === 1 ? 'is' : 'are'} left: buy more at /account.`,
    { facts: { credits_remaining: remaining, credits_required: required } },
  );

/**
 * Pays for the call and makes a write with the charge, atomically. Throws 402 if the balance does not cover the cost.
 * Returns the result of the write; undefined if it has none, or if the caller is not charged, in which case nothing is
 * written.
 */
export type Pay = (write?: PaidWrite) => Promise<unknown>;

/** Injects the function with which the handler of a `@Pays()` route pays. */
export const Payment = createParamDecorator((_: unknown, context: ExecutionContext): Pay => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return async (write) => charge?.pay(write);
});

/** Resolves to whether the call is paid for. */
export type Paid = () => Promise<boolean>;

/**
 * For a read that rarely writes: it runs while the charge is in flight, and awaits this before it writes. A write that
 * must commit with the charge needs `@Pays()`.
 */
export const WhenPaid = createParamDecorator((_: unknown, context: ExecutionContext): Paid => {
  const { charge } = context.switchToHttp().getRequest<FastifyRequest>();
  return () => charge?.paid() ?? Promise.resolve(true);
});

declare module 'fastify' {
  interface FastifyRequest {
    charge?: Charge;
  }
}

/** The price of a route; see Costs and Pays. */
export interface Price {
  readonly cost: Cost;
  readonly paysItself: boolean;
}

/** Charges calls, and reports charge and balance to callers. */
@Injectable()
export class Credits {
  private readonly logger = new Logger('Credits');

  constructor(
    private readonly meter: Meter,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Reserves a call's credits. A write waits until the charge is committed. A read runs meanwhile, and its response is
   * sent once the charge is committed (`mayBeAnswered`). An account that was refused for lack of credits is checked
   * before any work starts, except to find that a record has not changed. A failed call is refunded before its response
   * is sent. Throws 402.
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
    const mayBeRefused = this.meter.wasRefused(accountId);
    if (paysItself) return mayBeRefused ? charge.expect(cost) : undefined;
    const claim = charge.take(cost);
    if (!isRead(request) || (mayBeRefused && !mayBeUnmodified(request))) await claim;
  }

  /**
   * Takes the cost of a call whose cost depends on its body. If its handler pays, only checks the balance of an account
   * that was refused. Throws 402.
   */
  async reserveForBody({ charge, caller, body }: FastifyRequest, { cost, paysItself }: Price): Promise<void> {
    if (typeof cost !== 'function' || charge === undefined) return;
    if (!paysItself) await charge.take(1 + cost(body));
    else if (this.meter.wasRefused(caller!.accountId)) await charge.expect(1 + cost(body));
  }

  /**
   * Concludes a call's charge and sets its headers. Never throws: if the database does not respond, the headers are
   * omitted.
   */
  async set({ id, caller, charge }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!caller) return;
    try {
      await charge?.conclude(isSuccess(reply));
      const { credits, balance } = charge ?? { credits: 0, balance: null };
      const remaining = caller.admin
        ? 'unlimited'
        : (balance ?? (await this.meter.balance(caller.accountId)));
      void reply.header('X-API-Credits-Remaining', String(remaining));
      void reply.header('X-API-Credits-Charged', String(credits));
    } catch (error) {
      this.logger.error({ err: error, requestId: id, msg: 'Reading the remaining credits failed' });
    }
  }
}

/** 2xx, and no replay. */
const isSuccess = (reply: FastifyReply): boolean =>
  reply.statusCode >= 200 && reply.statusCode < 300 && reply.getHeader('idempotent-replayed') === undefined;

/** Only records have an ETag: for an account without credits, no other request runs before it is paid for. */
const mayBeUnmodified = (request: FastifyRequest): boolean =>
  request.headers['if-none-match'] !== undefined && isRecordPath(operationOf(request));

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Method and route as in the documentation. */
function operationOf({ method, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '';
  let path = documented.get(route);
  if (path === undefined) documented.set(route, (path = route.replace(/:(\w+)/g, '{$1}')));
  return `${method} ${path}`;
}

const documented = new Map<string, string>();
