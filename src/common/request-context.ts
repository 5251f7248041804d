import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** What code at any depth may need to know of the request that it serves. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the present code works for; undefined outside of one. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/**
 * Does `work` in the context of no request: without its id, its transaction, its trace, and its choice of replicas. For
 * what several requests wait for, and for loops that outlive the request that begins them: neither belongs to the one
 * that happened to come first.
 */
export const outsideOfRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/**
 * Takes the present context along: what is returned does its work in it. For what is made on the path of every call, where
 * `AsyncLocalStorage.snapshot` takes many times as long.
 */
export function presentContext(): <T>(work: () => T) => T {
  const resource = new AsyncResource('directory');
  return (work) => resource.runInAsyncScope(work);
}

/** Lets everything that a request sets going know its id. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => storage.run({ requestId: request.id }, done));
}
