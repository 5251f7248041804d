import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ENDPOINT, type EndpointPolicy } from '../http/endpoint.js';
import { RefusedKeys } from '../http/rate-limits.js';
import { Authenticator } from './authenticator.js';

/** Lets only callers with a valid key through, on every route that does not say otherwise. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly refused: RefusedKeys,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<EndpointPolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = await this.authenticator
      .authenticate(request)
      .catch((error: unknown) => this.refused.explain(error, request));
    return true;
  }
}
