import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeptAnswers } from '../http/idempotency/kept-answers.js';
import { Charge } from './charge.js';
import { COSTS, PAID_FIRST, type Cost } from './costs.js';
import { Meter } from './meter.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the call is metered; CreditHeaders concludes it. */
    charge?: Charge;
  }
}

/**
 * Reserves a call's credits. Before a write the charge is committed first; a read runs meanwhile, and what it comes to
 * is told only once the charge is committed. What did not succeed is given back when the response is sent
 * (CreditHeaders).
 */
@Injectable()
export class CreditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly meter: Meter,
    private readonly kept: KeptAnswers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const cost = this.reflector.get<Cost | undefined>(COSTS, context.getHandler()) ?? 1;
    if (!request.caller || request.caller.admin || cost === 0) return next.handle();

    const { accountId } = request.caller;
    const isFree = () => this.kept.has(accountId, request);
    request.charge = new Charge(this.meter, accountId, operationOf(request), isFree);
    if (typeof cost === 'function') {
      const { charge } = request;
      await charge.expect(1);
      // What only the body tells is taken as soon as that is read, all of it at once.
      request.onBody = (body) => charge.take(1 + cost(body));
      return next.handle();
    }
    const claim = request.charge.take(cost);
    if (isRead(request) && !this.reflector.get<boolean | undefined>(PAID_FIRST, context.getHandler())) {
      const answer = lastValueFrom(next.handle());
      answer.catch(() => undefined);
      await claim;
      return from(answer);
    }
    await claim;
    return next.handle();
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Method and route as the documentation writes them. */
const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
