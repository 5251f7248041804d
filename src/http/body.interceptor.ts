import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ENDPOINT, type RoutePolicy } from './endpoint.js';
import { acceptsJson } from './accept.js';
import { ApiError } from './errors.js';
import { parseJson, readBody, requireJson } from './json-body.js';

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

/**
 * Reads and parses the body of a write. It stands behind the guards and the credit check, so a stranger's body is not
 * even read, and problems are told in the order that the contract gives: key, rate, right, credits, then input. Pages
 * speak HTML and read their own forms; a webhook checks a signature on the raw bytes before anything else.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const policy = this.reflector.get<RoutePolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.page || policy?.webhook) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!acceptsJson(request.headers.accept)) {
      throw new ApiError(406, 'not_acceptable', 'This API answers in application/json: accept that.');
    }
    if (request.method === 'POST' || request.method === 'PATCH') {
      requireJson(request.headers);
      request.rawBody = await readBody(request.raw, BODY_LIMIT);
      request.body = parseJson(request.rawBody);
    }
    return next.handle();
  }
}
