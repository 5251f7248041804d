import { randomUUID } from 'node:crypto';
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The context of a request, available to code at any depth. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined outside of one. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/**
 * Runs `work` outside any request context: without request id, transaction, trace and choice of replicas. For work
 * shared by several requests, and for loops that outlive the request that starts them.
 */
export const outsideOfRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/**
 * Binds the current context to the returned function. For hot paths, where `AsyncLocalStorage.snapshot` is many times
 * slower.
 */
export function presentContext(): <T>(work: () => T) => T {
  const resource = new AsyncResource('directory');
  return (work) => resource.runInAsyncScope(work);
}

/** Passes the request id to all work that a request starts. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => storage.run({ requestId: request.id }, done));
}

/** Keeps the caller's own id if it is 1 to 128 printable characters. */
export function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && /^[\x20-\x7e]{1,128}$/.test(given) ? given : randomUUID();
}
