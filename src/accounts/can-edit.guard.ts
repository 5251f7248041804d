import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ENDPOINT, type EndpointPolicy } from '../http/endpoint.js';
import { forbidden } from '../common/errors.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets only keys with can_edit write, or read what is for editors. Stands behind ApiKeyGuard. */
@Injectable()
export class CanEditGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const policy = this.reflector.get<EndpointPolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.access === 'public') return true;
    const { method, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (READING.has(method) && policy?.access !== 'edit') return true;
    if (caller?.canEdit) return true;
    throw forbidden();
  }
}
