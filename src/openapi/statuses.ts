import { isRecordPath } from '../http/endpoint.js';
import type { Route } from './scan.js';

/** Resources whose ids can lead to another one: the id was replaced, or its record was merged. */
const REDIRECTS =
  /^\/api\/v1\/(people|organizations|advertisers|memberships|places|name_aliases|source_references)\//;

/** Whether a successful response has the record's ETag. */
export const showsRecord = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  isRecordPath(path) && method !== 'delete';

/**
 * Errors that any operation can return and that clients handle in the same way. The document describes them once, as
 * the `default` response of all operations.
 */
export const DEFAULT_STATUSES: readonly number[] = [
  400, 401, 403, 405, 406, 408, 413, 414, 415, 429, 431, 500, 503,
];

/** All statuses that a route can return, except those of `default`, in ascending order. */
export function statusesOf(route: Route): readonly number[] {
  const { method, path, policy, cost, status } = route;
  const keyed = policy.access !== 'public';
  const webhook = policy.webhook === true;
  const writes = method !== 'get';
  const named = /\{(public_)?id\}/.test(path);
  const deletable = path.includes('{public_id}');
  const log = path.endsWith('/changes');
  const answers: readonly (readonly [number, boolean])[] = [
    [status, true],
    [400, webhook],
    [304, method === 'get' && isRecordPath(path)],
    [308, named && REDIRECTS.test(path)],
    [402, keyed && cost !== 0],
    [404, named || webhook],
    [409, writes && !policy.reconciliation],
    // A change log outlives its record.
    [410, deletable && !log],
    [412, writes && isRecordPath(path)],
    // Every route rejects unknown parameters, except the webhook, whose address the processor may extend.
    [422, !webhook],
  ];
  const also = Object.entries(policy.also ?? {})
    .map(([answer, reply]) => [Number(answer), reply] as const)
    .filter(([answer, reply]) => reply !== 'Error' || !DEFAULT_STATUSES.includes(answer))
    .map(([answer]) => answer);
  const all = answers.filter(([, can]) => can).map(([answer]) => answer);
  return [...new Set([...all, ...also])].sort((a, b) => a - b);
}
