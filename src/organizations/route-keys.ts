import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The keys under which the called route returns organizations, and its path. */
export interface RouteKeys {
  readonly one: readonly string[];
  readonly many: readonly string[];
  readonly path: string;
}

export const ORGANIZATIONS_ROUTE: RouteKeys = {
  one: ['organization'],
  many: ['organizations'],
  path: '/api/v1/organizations',
};
const ADVERTISERS_ROUTE: RouteKeys = {
  one: ['organization', 'advertiser'],
  many: ['organizations', 'advertisers'],
  path: '/api/v1/advertisers',
};

/** Injects the keys of the called route: the advertisers routes differ from the organizations routes only in these. */
export const Keys = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().routeOptions.url?.startsWith(ADVERTISERS_ROUTE.path)
    ? ADVERTISERS_ROUTE
    : ORGANIZATIONS_ROUTE,
);
