import type { FastifyRequest } from 'fastify';
import { ApiError, notFound } from './errors.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** The root of the API has no operation of its own. */
export const ROOT = '/api/v1';

/** Why there is no answer to a request that no route takes: the path is not there (404), or not with this method (405). */
export function noSuchRoute(request: FastifyRequest): ApiError {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return notFound();
  return new ApiError(405, 'method_not_allowed', `This path takes ${allowed.join(', ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

function allowedMethods({ server, url }: FastifyRequest): string[] {
  const path = url.split('?')[0]!;
  if (path === ROOT) return [];
  const found = METHODS.flatMap((method) => {
    const route = server.findRoute({ url: path, method });
    const parameters = Object.keys(route?.params ?? {});
    return route === null || parameters.includes('*') ? [] : [{ method, isFixed: parameters.length === 0 }];
  });
  // What is a path of its own is no id: PATCH does not take `/people/quick_add`.
  const fixed = found.filter(({ isFixed }) => isFixed);
  return (fixed.length > 0 ? fixed : found).map(({ method }) => method);
}
