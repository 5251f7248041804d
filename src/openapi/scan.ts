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
      Object.entries(item).flatMap(([method, { operationId, responses }]): Route[] => {
        // For a controller with several paths, Nest appends the index of the path in brackets.
        const handler = handlers.get(operationId.replace(/\[\d+\]$/, ''));
        if (handler === undefined) return [];
        // Without the beginning of tokens, the paths would be ambiguous.
        const path = scannedPath.replace('/{token}', TOKEN);
        const status = Number(Object.keys(responses).find((one) => one.startsWith('2')));
        return [{ method: method as Method, path, status, ...handler }];
      }),
    );
  } finally {
    await app.close();
  }
}

const handlerKey = (controller: string, method: string) => `${controller}.${method}`;

/** What the code says of each handler of the API. Web pages and unknown routes are not part of it. */
function handlersOf(app: NestFastifyApplication) {
  const handlers = new Map<string, Omit<Route, 'method' | 'path' | 'status'>>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const { name, prototype } = metatype as { name: string; prototype: Record<string, () => unknown> };
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const takes = Reflect.getMetadata('design:paramtypes', prototype, method) as DtoClass[] | undefined;
        if (takes === undefined) continue;
        const key = handlerKey(name, method);
        const policy = Reflect.getMetadata(ENDPOINT, prototype[method]!) as EndpointPolicy | undefined;
        if (!policy) throw new Error(`${key} has no @Endpoint: the document can say nothing of it.`);
        if (policy.page || policy.fallback) continue;
        handlers.set(key, {
          policy,
          cost: (Reflect.getMetadata(COSTS, prototype[method]!) as Cost | undefined) ?? 1,
          query: takes.find((type) => fieldsOf(type).size > 0 && bodyShapeOf(type) === undefined),
          body: takes.find((type) => bodyShapeOf(type) !== undefined),
        });
      }
    }
  }
  return handlers;
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
