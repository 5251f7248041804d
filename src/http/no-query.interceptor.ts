import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { unknownParameter } from './dto.pipe.js';
import { ENDPOINT, type RoutePolicy } from './endpoint.js';
import { invalid } from './errors.js';

/** Refuses the parameters of a call whose route takes none (those of the others are checked with their DTO). */
@Injectable()
export class NoQueryInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    const policy = this.reflector.get<RoutePolicy | undefined>(ENDPOINT, context.getHandler());
    if (names.length > 0 && !policy?.page && !policy?.webhook && !takesQuery(context)) {
      throw invalid(names.map(unknownParameter), true);
    }
    return next.handle();
  }
}

function takesQuery(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    context.getClass(),
    context.getHandler().name,
  ) as Record<string, unknown> | undefined;
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
