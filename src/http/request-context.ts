import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** What whoever works for a request may want to know of it, however deep. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the present code works for; undefined outside of one. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Lets everything that a request sets going know its id. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => storage.run({ requestId: request.id }, done));
}
