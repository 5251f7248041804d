import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/create-app.js';
import { testConfig } from './app.js';
import { testDatabaseUrl } from './postgres.js';

export interface Route {
  readonly method: string;
  /** The path, with parameters as `:name` and a wildcard as `*`. */
  readonly path: string;
}

/** Returns every route that the application registers with Fastify. */
export async function everyRoute(): Promise<Route[]> {
  const routes: Route[] = [];
  const app = await createApp(testConfig(), await testDatabaseUrl());
  app.useLogger(false);
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url });
  });
  await app.init();
  await server.ready();
  await app.close();
  return routes;
}
