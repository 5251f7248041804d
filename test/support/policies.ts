import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { COSTS, type Cost } from '../../src/credits/charge.js';
import { ENDPOINT, type RoutePolicy } from '../../src/http/endpoint.js';
import type { TestApp } from './app.js';
import type { Route } from './routes.js';

/** The policy and cost that the code declares for a route. */
export interface Declaration {
  readonly policy: RoutePolicy;
  readonly cost: Cost;
}

type Handler = (...args: never[]) => unknown;

/** Finds the declaration of a route. Throws if no controller has the route. */
export function declarationsOf({ app }: TestApp): (route: Route) => Declaration {
  const declared = new Map<string, Declaration>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const prototype = (metatype as { prototype: Record<string, Handler> }).prototype;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name]!;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) continue;
        const policy = (Reflect.getMetadata(ENDPOINT, handler) as RoutePolicy | undefined) ?? {};
        const cost = (Reflect.getMetadata(COSTS, handler) as Cost | undefined) ?? 1;
        for (const path of pathsOf(metatype as object, handler)) {
          declared.set(`${RequestMethod[method]} ${path}`, { policy, cost });
        }
      }
    }
  }
  return ({ method, path }) => {
    const names = [method, ...(method === 'HEAD' ? ['GET'] : []), 'ALL'];
    const found = names.map((name) => declared.get(`${name} ${path}`)).find((one) => one !== undefined);
    if (found === undefined) throw new Error(`${method} ${path} is declared by no controller`);
    return found;
  };
}

function pathsOf(controller: object, handler: Handler): string[] {
  const of = (target: object) =>
    [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? ''].flat();
  return of(controller).flatMap((first) =>
    of(handler).map(
      (second) =>
        `/${[first, second]
          .flatMap((part) => part.split('/'))
          .filter(Boolean)
          .join('/')}`,
    ),
  );
}
