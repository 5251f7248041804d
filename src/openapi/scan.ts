import type { DynamicModule } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { COSTS, type Cost } from '../credits/charge.js';
import { bodyShapeOf, type DtoClass, fieldsOf } from '../http/dto.js';
import { ENDPOINT, type EndpointPolicy } from '../http/endpoint.js';
import type { Method } from '../http/openapi-types.js';

export interface Route {
  readonly method: Method;
  /** With parameters in braces. */
  readonly path: string;
  /** The status of a successful response. */
  readonly status: number;
  readonly policy: EndpointPolicy;
  readonly cost: Cost;
  readonly query: DtoClass | undefined;
  readonly body: DtoClass | undefined;
}

/** The used part of an operation that @nestjs/swagger generates. */
interface ScannedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

/**
 * Reads all routes of a module without starting it: Nest's preview mode creates no providers. The fields of bodies and
 * queries are known without @nestjs/swagger (see `bodies.ts`).
 */
export async function scan(module: DynamicModule): Promise<Route[]> {
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  try {
    const handlers = handlersOf(app);
    const scanned = SwaggerModule.createDocument(
      app,
      new DocumentBuilder().setOpenAPIVersion('3.1.0').build(),
      { operationIdFactory: handlerKey },
    );
    const paths = scanned.paths as Record<string, Record<Method, ScannedOperation>>;
    return Object.entries(paths).flatMap(([scannedPath, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        // Without the beginning of tokens, the paths would be ambiguous.
        const path = scannedPath.replace('/{token}', TOKEN);
        // For a controller with several paths, Nest appends the index of the path in brackets.
        const handler = handlers.get(operation.operationId.replace(/\[\d+\]$/, ''));
        const policy = handler && policyOf(handler, operation.operationId);
        return policy ? [asRoute(method as Method, path, operation, handler, policy)] : [];
      }),
    );
  } finally {
    await app.close();
  }
}

interface Handler {
  readonly method: (...args: never[]) => unknown;
  readonly takes: readonly DtoClass[];
}

const handlerKey = (controller: string, method: string) => `${controller}.${method}`;

function handlersOf(app: NestFastifyApplication): ReadonlyMap<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const { name, prototype } = metatype as { name: string; prototype: Record<string, Handler['method']> };
      for (const key of Object.getOwnPropertyNames(prototype)) {
        const takes = Reflect.getMetadata('design:paramtypes', prototype, key) as DtoClass[] | undefined;
        if (takes) handlers.set(handlerKey(name, key), { method: prototype[key]!, takes });
      }
    }
  }
  return handlers;
}

/** The policy of a route; null for web pages and unknown routes, which are not part of the API. */
function policyOf({ method }: Handler, name: string): EndpointPolicy | null {
  const policy = Reflect.getMetadata(ENDPOINT, method) as EndpointPolicy | undefined;
  if (policy?.page || policy?.fallback) return null;
  if (policy) return policy;
  throw new Error(`${name} has no @Endpoint: the document can say nothing of it.`);
}

function asRoute(
  method: Method,
  path: string,
  operation: ScannedOperation,
  handler: Handler,
  policy: EndpointPolicy,
): Route {
  return {
    method,
    path,
    status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    policy,
    cost: (Reflect.getMetadata(COSTS, handler.method) as Cost | undefined) ?? 1,
    query: handler.takes.find((type) => fieldsOf(type).size > 0 && bodyShapeOf(type) === undefined),
    body: handler.takes.find((type) => bodyShapeOf(type) !== undefined),
  };
}

const TOKEN = '/rec_{token}';

type Path = Pick<Route, 'path'>;

const isAdvertisers = ({ path }: Path): boolean => path.startsWith('/api/v1/advertisers');

/** A reconciliation route with a token in its path in place of a key. */
export const takesToken = ({ path }: Path): boolean => path.includes(TOKEN);

/** A route that does the same as another one. */
export const isAlias = (route: Path): boolean => isAdvertisers(route) || takesToken(route);

/** Advertiser routes are organization routes with their own response schemas. */
export function asAlias(route: Route): Route {
  if (!isAlias(route)) return route;
  const { id, summary, reply } = route.policy;
  const policy = isAdvertisers(route)
    ? {
        id: id.replace('Organization', 'Advertiser'),
        summary: summary.replaceAll('organization', 'advertiser'),
        description: `The same as \`${id}\`, including errors.`,
        ...(reply === undefined ? {} : { reply: reply.replace('Organization', 'Advertiser') }),
      }
    : {
        id: `${id}WithToken`,
        summary: `${summary}, with a token`,
        description: `The same as \`${id}\`, including errors.`,
      };
  return { ...route, policy: { ...route.policy, ...policy } };
}

/** The operation that an alias repeats. */
export const aliasOf = ({ policy: { id } }: Route): string =>
  id.replace('Advertiser', 'Organization').replace(/WithToken$/, '');
