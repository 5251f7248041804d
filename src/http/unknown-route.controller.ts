import {
  All,
  Controller,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fallback } from './endpoint.js';
import { ApiError, notFound } from './errors.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

const ROOT = '/api/v1';

/** Says that a path is not there (404), or not with this method (405). A guard, so that no body is read for it. */
@Injectable()
export class NoSuchRoute implements CanActivate {
  constructor(private readonly host: HttpAdapterHost) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const allowed = this.allowed(request.url.split('?')[0]!);
    if (allowed.length === 0) throw notFound();
    throw new ApiError(405, 'method_not_allowed', `This path takes ${allowed.join(', ')} only.`, {
      headers: { Allow: allowed.join(', ') },
    });
  }

  private allowed(path: string): string[] {
    const router = this.host.httpAdapter.getInstance<FastifyInstance>();
    return METHODS.filter((method) => {
      const route = router.findRoute({ url: path, method });
      return route !== null && path !== ROOT && !('*' in (route.params as object));
    });
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
