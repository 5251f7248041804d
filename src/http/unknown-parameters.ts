import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { unknownParameter } from './dto.pipe.js';
import { invalid } from './errors.js';

/** Refuses the parameters of a call whose route takes none (those of the others are checked with their DTO). */
export function refuseUnknownParameters(context: ExecutionContext, { query }: FastifyRequest): void {
  const names = Object.keys(query as object);
  if (names.length > 0 && !takesQuery(context)) throw invalid(names.map(unknownParameter), true);
}

/** By handler: a route's parameters are declared once. */
const known = new WeakMap<object, boolean>();

function takesQuery(context: ExecutionContext): boolean {
  const handler = context.getHandler();
  const takes = known.get(handler) ?? declaresQuery(context);
  known.set(handler, takes);
  return takes;
}

function declaresQuery(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    context.getClass(),
    context.getHandler().name,
  ) as Record<string, unknown> | undefined;
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
