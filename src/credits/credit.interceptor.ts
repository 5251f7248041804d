import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CallInput } from '../http/call-input.js';
import { KeptAnswers } from '../http/idempotency/kept-answers.js';
import { Charge } from './charge.js';
import { COSTS, PAYS, type Cost } from './costs.js';
import { Meter } from './meter.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the call is metered; CreditHeaders concludes it. */
    charge?: Charge;
  }
}

/**
 * Reserves a call's credits, then has its input read and handled. Before a write the charge is committed first; a read
 * runs meanwhile, and what it comes to is told only once the charge is committed. Nothing is begun for an account without
 * credits that calls again. What did not succeed is given back when the response is sent (CreditHeaders).
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
    const answer = async () => lastValueFrom(this.input.handle(context, next));
    const isFree = () => this.kept.has(accountId, request);
    const known = typeof cost === 'number' ? cost : 1;
    const charge = new Charge(this.meter, accountId, operationOf(request), known, isFree);
    request.charge = charge;
    const isDoubtful = this.meter.wasRefused(accountId);
    if (typeof cost === 'function') {
      await charge.expect(1);
      // What only the body tells is taken as soon as that is read, all of it at once.
      request.onBody = (body) => charge.take(1 + cost(body));
      return answer();
    }
    if (this.reflector.get<boolean | undefined>(PAYS, context.getHandler())) {
      if (isDoubtful) await charge.expect(known);
      // Whatever else is wrong with a call, that it cannot be paid for is told first.
      return answer().finally(() => charge.pay());
    }
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

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Method and route as the documentation writes them. */
const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
