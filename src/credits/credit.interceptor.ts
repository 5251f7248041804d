import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CallInput } from '../http/call-input.js';
import { isRecordPath } from '../http/endpoint.js';
import { KeptAnswers } from '../http/idempotency/idempotency.js';
import { isNotModified, JsonReply } from '../http/reply.js';
import { Charge, COSTS, PAYS, type Cost } from './charge.js';
import { Meter } from './meter.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the call is metered; CreditHeaders concludes it. */
    charge?: Charge;
  }
}

/**
 * Reserves a call's credits, then has its input read and handled. Before a write the charge is committed first; a read
 * runs meanwhile, and its answer is sent only once the charge is committed. Nothing is begun for an account without
 * credits that calls again, except to find that a record has not changed, which is free. What did not succeed is given back when the response is sent (CreditHeaders).
 */
@Injectable()
export class CreditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly meter: Meter,
    private readonly kept: KeptAnswers,
    private readonly input: CallInput,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const cost = this.reflector.get<Cost | undefined>(COSTS, context.getHandler()) ?? 1;
    if (!caller || caller.admin || cost === 0) return this.input.handle(context, next);
    return from(this.charged(context, next, caller.accountId, cost));
  }

  private async charged(context: ExecutionContext, next: CallHandler, accountId: number, cost: Cost) {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const answer = once(async () => lastValueFrom(this.input.handle(context, next)));
    const isFree = async () =>
      (await this.kept.has(accountId, request)) ||
      (mayBeUnmodified(request) && isUnmodified(request, answer()));
    const known = typeof cost === 'number' ? cost : 1;
    const charge = new Charge(this.meter, accountId, operationOf(request), known, isFree);
    request.charge = charge;
    const isDoubtful = this.meter.wasRefused(accountId);
    const paysItself = this.reflector.get<boolean | undefined>(PAYS, context.getHandler()) ?? false;
    // A cost that depends on the body is taken at once, as soon as the body is read.
    if (typeof cost === 'function') request.onBody = (body) => charge.take(1 + cost(body));
    else if (paysItself && isDoubtful) await charge.expect(known);
    // Errors before the payment do not precede 402: the call is charged nevertheless, and refunded.
    if (typeof cost === 'function' || paysItself) return answer().finally(() => charge.pay());
    const claim = charge.take(cost);
    if (!isRead(request) || isDoubtful) {
      await claim;
      return answer();
    }
    const answered = answer();
    answered.catch(() => undefined);
    await claim;
    return answered;
  }
}

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
};

/** Only records have an ETag: for an account without credits, nothing else is done to find out. */
const mayBeUnmodified = (request: FastifyRequest): boolean =>
  isRead(request) && request.headers['if-none-match'] !== undefined && isRecordPath(operationOf(request));

const isUnmodified = (request: FastifyRequest, answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    (reply) => reply instanceof JsonReply && isNotModified(request, reply.options.etag),
    () => false,
  );

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Method and route as the documentation writes them. */
const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
