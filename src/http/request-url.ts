import type { FastifyRequest } from 'fastify';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { All, Controller } from '@nestjs/common';
import { ApiError, invalid, shownKey, type Problem, notFound } from '../common/errors.js';
import { unknownParameter } from './dto.pipe.js';
import { publicId } from '../values/public-id.js';
import { Fallback } from './endpoint.js';

/** Bytes of a path with its query. Longer than any list of filters; browsers and proxies take as much. */
const MAX_URL_BYTES = 8_192;
/** Bytes of all headers. */
const MAX_HEADER_BYTES = 16_384;
/**
 * Bytes of a first line with headers that Node reads: enough more to know the caller of a request that has too many.
 */
export const MAX_HEAD_BYTES = 32_768;
/** No call has a dozen; as many as this are looked at one by one, and told what is wrong with each. */
const MAX_PARAMETERS = 1_000;

/** Refuses URLs and headers that no call needs. */
export function refuseLongHead({ originalUrl: url, raw }: FastifyRequest): void {
  if (url.length > MAX_URL_BYTES) throw uriTooLong();
  if (bytesOf(raw.rawHeaders) > MAX_HEADER_BYTES) throw headersTooLarge();
  if (!hasTooManyParameters(url)) return;
  throw invalid([
    { field: 'query', code: 'too_many', message: `must have at most ${MAX_PARAMETERS} parameters` },
  ]);
}

/** Of names and values: each has two bytes behind it, a colon with a space or the end of the line. */
const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length + 2, 0);

const hasTooManyParameters = (url: string): boolean =>
  url.includes('?') && url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS;

const uriTooLong = () =>
  new ApiError(
    414,
    'uri_too_long',
    `The URL is longer than ${MAX_URL_BYTES} bytes: send fewer or shorter parameters.`,
  );

const headersTooLarge = () =>
  new ApiError(
    431,
    'headers_too_large',
    `The headers are longer than ${MAX_HEADER_BYTES} bytes: send fewer or shorter ones.`,
  );

const ESCAPE = /%[0-9a-f]{2}/i;

/**
 * Refuses parameters whose value is no UTF-8 behind its percent signs: what was meant is not known, and the router
 * would hand on the escapes as if they were the text. A percent sign that escapes nothing stands for itself, as in
 * browsers. A name that is invalid is an unknown one.
 */
export function refuseUndecodable(url: string): void {
  const query = url.indexOf('?');
  if (query === -1 || !url.includes('%', query)) return;
  const problems = url
    .slice(query + 1)
    .split('&')
    .flatMap(problemOf);
  if (problems.length > 0) throw invalid(problems, true);
}

function problemOf(pair: string): Problem[] {
  const equals = pair.indexOf('=');
  const value = equals === -1 ? '' : pair.slice(equals + 1);
  if (!ESCAPE.test(value) || decoded(value) !== null) return [];
  const name = pair.slice(0, equals);
  return [
    {
      field: shownKey(decoded(name) ?? name),
      code: 'invalid_encoding',
      message: 'must be percent-encoded UTF-8, with %25 for a percent sign',
    },
  ];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Refuses the parameters of a call whose route takes none: those of the others are checked with their DTO. */
export function refuseParameters({ query }: FastifyRequest): void {
  const names = Object.keys(query as object);
  if (names.length > 0) throw invalid(names.map(unknownParameter), true);
}

/** Whether a handler takes parameters of the query. */
export function takesQuery(controller: object, handler: { readonly name: string }): boolean {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) as
    Record<string, unknown> | undefined;
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** The root of the API has no operation of its own. */
const ROOT = '/api/v1';

/**
 * Why there is no answer to a request that no route takes: the path is not there (404), or not with this method (405).
 */
export function noSuchRoute(request: FastifyRequest): ApiError {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return notFound();
  return new ApiError(405, 'method_not_allowed', `This path allows only ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

/** An empty segment is an id that is missing: no method would help. */
const EMPTY_SEGMENT = /\/(?=\/|$)/;

/**
 * Gives a missing id of the API's paths a name that no record has, so that the router finds the route, and its guards.
 */
export function named(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (!/^\/(api\/v1|webhooks)\//.test(path) || !EMPTY_SEGMENT.test(path)) return url;
  return path.replaceAll(new RegExp(EMPTY_SEGMENT, 'g'), '/-') + url.slice(path.length);
}

/**
 * Throws 404 if an id is missing from the path, and 405 if the path is one of its own, such as `/people/quick_add`, and
 * no id for this method's route.
 */
export function requireOwnMethod(request: FastifyRequest): void {
  if (EMPTY_SEGMENT.test(request.originalUrl.split('?', 1)[0]!)) throw notFound();
  const id = (request.params as { readonly public_id?: string }).public_id;
  if (id === undefined || publicId(id).ok) return;
  const { fixed } = routesOf(request);
  if (fixed.length > 0) throw noSuchRoute(request);
}

function allowedMethods(request: FastifyRequest): string[] {
  const path = request.originalUrl.split('?', 1)[0]!;
  if (path === ROOT || EMPTY_SEGMENT.test(path)) return [];
  const { fixed, found } = routesOf(request);
  // What is a path of its own is no id: PATCH does not take `/people/quick_add`.
  return fixed.length > 0 ? fixed : found;
}

/** The methods that take a request's path, and those that take the literal path, without parameters. */
function routesOf({ server, url }: FastifyRequest): { found: string[]; fixed: string[] } {
  const path = url.split('?', 1)[0]!;
  const found = METHODS.flatMap((method) => {
    const route = server.findRoute({ url: path, method });
    const parameters = Object.keys(route?.params ?? {});
    return route === null || parameters.includes('*') ? [] : [{ method, isFixed: parameters.length === 0 }];
  });
  const fixed = found.filter(({ isFixed }) => isFixed);
  return { found: found.map(({ method }) => method), fixed: fixed.map(({ method }) => method) };
}

/**
 * Everything under /api/v1 that is no route: callers are known there too, and see their credits. The pipeline refuses
 * the call before its body is read.
 */
@Controller(ROOT)
export class UnknownRouteController {
  @All(['', '*'])
  @Fallback()
  unknown(): void {
    throw notFound();
  }
}
