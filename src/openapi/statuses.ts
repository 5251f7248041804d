import type { Route } from './scan.js';

/** Records whose public id can be replaced, so that the old one redirects. */
const RENAMEABLE = /^\/api\/v1\/(people|organizations|advertisers)\//;

/** True for a record's own path, where it is read, changed and deleted. */
export const isRecordPath = (path: string): boolean => /\/\{(public_|finding_)?id\}$/.test(path);

/** Whether the route's success carries the record's ETag. */
export const showsRecord = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  isRecordPath(path) && method !== 'delete';

/** Every status that a route can answer, in order. */
export function statusesOf(route: Route): readonly number[] {
  const { method, path, policy, cost, status } = route;
  const keyed = policy.access !== 'public';
  const writes = method !== 'get';
  const sends = method === 'post' || method === 'patch';
  const named = /\{(public_)?id\}/.test(path);
  const deletable = path.includes('{public_id}');
  const log = path.endsWith('/changes');
  const answers: readonly (readonly [number, boolean])[] = [
    [status, true],
    [304, method === 'get' && isRecordPath(path)],
    [308, named && RENAMEABLE.test(path)],
    [400, sends],
    [401, keyed],
    [402, keyed && cost !== 0],
    [403, keyed && (writes || policy.access === 'edit')],
    [404, named],
    [406, true],
    // A body that does not come.
    [408, sends],
    [409, writes],
    // A change log outlives its record.
    [410, deletable && !log],
    [412, writes && isRecordPath(path)],
    [413, sends],
    [414, true],
    [415, sends],
    // Unknown parameters are refused everywhere.
    [422, true],
    [429, !policy.always],
    [431, true],
    [500, true],
    // No key can be looked up without the database, and under too much load nothing else is done either.
    [503, !policy.always],
  ];
  const also = Object.keys(policy.also ?? {}).map(Number);
  const all = answers.filter(([, can]) => can).map(([answer]) => answer);
  return [...new Set([...all, ...also])].sort((a, b) => a - b);
}
