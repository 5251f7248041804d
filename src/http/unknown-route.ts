import type { FastifyRequest } from 'fastify';
import { All, Controller } from '@nestjs/common';
import { publicId } from '../values/public-id.js';
import { ApiError, notFound } from '../common/errors.js';
import { Fallback } from './endpoint.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** The root of the API has no operation of its own. */
const ROOT = '/api/v1';

/** Why there is no answer to a request that no route takes: the path is not there (404), or not with this method (405). */
export function noSuchRoute(request: FastifyRequest): ApiError {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return notFound();
  return new ApiError(405, 'method_not_allowed', `This path takes ${allowed.join(', ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

/** An empty segment is an id that is missing: no method would help. */
const EMPTY_SEGMENT = /\/(?=\/|$)/;

/** Gives a missing id of the API's paths a name that no record has, so that the router finds the route, and its guards. */
export function named(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (!/^\/(api\/v1|webhooks)\//.test(path) || !EMPTY_SEGMENT.test(path)) return url;
  return path.replaceAll(new RegExp(EMPTY_SEGMENT, 'g'), '/-') + url.slice(path.length);
}

/**
 * Throws 404 if an id is missing from the path, and 405 if the path is one of its own, such as `/people/quick_add`, and
 * no id for this method's route.
 */
export function requireOwnMethod(request: FastifyRequest): void {
  if (EMPTY_SEGMENT.test(request.originalUrl.split('?', 1)[0]!)) throw notFound();
  const id = (request.params as { readonly public_id?: string }).public_id;
  if (id === undefined || publicId(id).ok) return;
  const { fixed } = routesOf(request);
  if (fixed.length > 0) throw noSuchRoute(request);
}

function allowedMethods(request: FastifyRequest): string[] {
  const path = request.originalUrl.split('?', 1)[0]!;
  if (path === ROOT || EMPTY_SEGMENT.test(path)) return [];
  const { fixed, found } = routesOf(request);
  // What is a path of its own is no id: PATCH does not take `/people/quick_add`.
  return fixed.length > 0 ? fixed : found;
}

/** The methods that take a request's path, and those that take the literal path, without parameters. */
function routesOf({ server, url }: FastifyRequest): { found: string[]; fixed: string[] } {
  const path = url.split('?', 1)[0]!;
  const found = METHODS.flatMap((method) => {
    const route = server.findRoute({ url: path, method });
    const parameters = Object.keys(route?.params ?? {});
    return route === null || parameters.includes('*') ? [] : [{ method, isFixed: parameters.length === 0 }];
  });
  const fixed = found.filter(({ isFixed }) => isFixed);
  return { found: found.map(({ method }) => method), fixed: fixed.map(({ method }) => method) };
}

/**
 * Everything under /api/v1 that is no route: callers are known there too, and see their credits. The pipeline refuses the
 * call before its body is read.
 */
@Controller(ROOT)
export class UnknownRouteController {
  @All(['', '*'])
  @Fallback()
  unknown(): void {
    throw notFound();
  }
}
