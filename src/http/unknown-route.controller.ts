import {
  All,
  Controller,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Fallback } from './endpoint.js';
import { notFound } from './errors.js';
import { noSuchRoute, ROOT } from './no-such-route.js';

/** Says that a path is not there, or not with this method. A guard, so that no body is read for it. */
@Injectable()
export class NoSuchRoute implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    throw noSuchRoute(context.switchToHttp().getRequest<FastifyRequest>());
  }
}

/** Everything under /api/v1 that is no route: callers are known there too, and see their credits. */
@Controller(ROOT)
export class UnknownRouteController {
  @All(['', '*'])
  @Fallback()
  @UseGuards(NoSuchRoute)
  unknown(): void {
    throw notFound();
  }
}
