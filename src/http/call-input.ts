import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { acceptsJson } from './negotiation.js';
import { ENDPOINT, type RoutePolicy } from './endpoint.js';
import { ApiError } from '../common/errors.js';
import { Idempotency } from './idempotency/idempotency.js';
import { parseJson, readBody, requireJson } from './body.js';
import { requireOwnMethod } from './unknown-route.js';
import { refuseUndecodable, refuseUnknownParameters } from './request-url.js';

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

declare module 'fastify' {
  interface FastifyRequest {
    /** Called with the body before anything is done with it; a call that it throws for is refused. */
    onBody?: (body: unknown) => Promise<void>;
  }
}

/**
 * Checks and reads what a call brings, and hands it to its handler. CreditInterceptor does so behind the guards and the
 * credit check, so a stranger's body is not even read, and problems are reported in the order of the contract: key,
 * rate, right, credits, then input. It is no interceptor of its own, since each costs a call as much as parsing its query
 * does several times over. Pages speak HTML and read their own forms; a webhook checks a signature on the raw bytes
 * before anything else.
 */
@Injectable()
export class CallInput {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
  ) {}

  handle(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const policy = this.reflector.get<RoutePolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.page || policy?.webhook) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    requireOwnMethod(request);
    refuseUndecodable(request.url);
    refuseUnknownParameters(context, request);
    if (!acceptsJson(request.headers.accept)) {
      throw new ApiError(406, 'not_acceptable', 'This API answers in application/json: accept that.');
    }
    if (request.method !== 'POST' && request.method !== 'PATCH') return next.handle();
    return from(this.write(request, http.getResponse<FastifyReply>(), () => lastValueFrom(next.handle())));
  }

  private async write(
    request: FastifyRequest,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    requireJson(request.headers);
    request.rawBody = await readBody(request, BODY_LIMIT);
    request.body = parseJson(request.rawBody);
    await request.onBody?.(request.body);
    return this.idempotency.once(request, reply, handle);
  }
}
