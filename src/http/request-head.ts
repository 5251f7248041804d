import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { All, Controller, SetMetadata } from '@nestjs/common';
import { ApiError, invalid, invalidField, shownKey, type Problem, notFound } from '../common/errors.js';
import { unknownParameter } from './params.js';
import { isPublicId } from '../values/public-id.js';
import { JSON_LINES } from './body.js';
import { API_METHODS, ENDPOINT, type RoutePolicy } from './endpoint.js';
import { percentDecoded } from '../values/text.js';

/** Limit of a path with its query, in bytes. Longer than any list of filters; browsers and proxies accept as much. */
const MAX_URL_BYTES = 8_192;
/** Limit of all headers, in bytes. */
const MAX_HEADER_BYTES = 16_384;
/**
 * Bytes of request line and headers that Node reads: more than the limits, so that the caller of a refused request is
 * known.
 */
export const MAX_HEAD_BYTES = 32_768;
/** No call has a dozen; up to this limit each parameter gets its own problem. */
const MAX_PARAMETERS = 1_000;

/** Refuses URLs and headers that no call needs. */
export function refuseLongHead({ originalUrl: url, raw }: FastifyRequest): void {
  if (url.length > MAX_URL_BYTES) {
    const message = `The URL is longer than ${MAX_URL_BYTES} bytes: send fewer or shorter parameters.`;
    throw new ApiError(414, 'uri_too_long', message);
  }
  if (bytesOf(raw.rawHeaders) > MAX_HEADER_BYTES) {
    const message = `The headers are longer than ${MAX_HEADER_BYTES} bytes: send fewer or shorter ones.`;
    throw new ApiError(431, 'headers_too_large', message);
  }
  if (hasTooManyParameters(url)) {
    throw invalidField('query', 'too_many', `must have at most ${MAX_PARAMETERS} parameters`);
  }
}

/** The size of names and values: each is followed by two bytes, a colon with a space or the end of the line. */
const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length + 2, 0);

const hasTooManyParameters = (url: string): boolean =>
  url.includes('?') && url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS;

/** The target of a request to a proxy, which a server must accept (RFC 9112, 3.2.2), without its scheme and host. */
function originForm(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const path = target.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}

const pathOf = (target: string): string => originForm(target).split('?', 1)[0]!;

const ESCAPE = /%[0-9a-f]{2}/i;

/**
 * Refuses parameters whose value is not percent-encoded UTF-8: its meaning is unknown, and the router would pass on the
 * escapes as text. A percent sign without an escape is literal, as in browsers. An invalid name counts as an unknown
 * one.
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
  if (!ESCAPE.test(value) || percentDecoded(value) !== null) return [];
  const name = pair.slice(0, equals);
  return [
    {
      field: shownKey(percentDecoded(name) ?? name),
      code: 'invalid_encoding',
      message: 'must be percent-encoded UTF-8, with %25 for a percent sign',
    },
  ];
}

/** Refuses the parameters of a call whose route takes none; other routes check them with their DTO. */
export function refuseParameters({ query }: FastifyRequest): void {
  const names = Object.keys(query as object);
  if (names.length > 0) throw invalid(names.map(unknownParameter), true);
}

export function takesQuery(controller: object, handler: { readonly name: string }): boolean {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) as
    Record<string, unknown> | undefined;
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

const JSON_TYPES = ['application/json', 'application/problem+json'] as const;
const [JSON_TYPE, PROBLEM] = JSON_TYPES;

/** Media ranges of an `Accept` header and their quality; an invalid quality counts as 1. */
function rangesOf(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [range, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [range!, quality !== undefined && Number(quality) >= 0 ? Number(quality) : 1];
    }),
  );
}

/** The most specific range decides. RFC 9110, 12.5.1. */
function qualityOf(ranges: ReadonlyMap<string, number>, type: string): number {
  return ranges.get(type) ?? ranges.get('application/*') ?? ranges.get('*/*') ?? 0;
}

/** Values of `Accept` that most clients send and that accept JSON. */
const ACCEPTS_JSON: ReadonlySet<string | undefined> = new Set([undefined, '*/*', JSON_TYPE]);

/** True if the caller accepts JSON; without the header it does. */
export function acceptsJson(accept: string | undefined): boolean {
  if (ACCEPTS_JSON.has(accept) || !accept?.trim()) return true;
  const ranges = rangesOf(accept);
  return JSON_TYPES.some((type) => qualityOf(ranges, type) > 0);
}

/** True if the caller accepts JSON lines, or JSON, which many clients name in every call. */
export const acceptsJsonLines = (accept: string | undefined): boolean =>
  acceptsJson(accept) || qualityOf(rangesOf(accept ?? ''), JSON_LINES) > 0;

/** True if the caller names `application/problem+json` and does not prefer `application/json`. */
export function prefersProblemJson(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? '');
  const quality = ranges.get(PROBLEM) ?? 0;
  return quality > 0 && quality >= (ranges.get(JSON_TYPE) ?? 0);
}

/** True if the caller names `text/html`, as browsers do; programs that accept anything get JSON. */
export const acceptsHtml = (accept: string | undefined): boolean =>
  (rangesOf(accept ?? '').get('text/html') ?? 0) > 0;

/** The root of the API, which has no operation. */
const ROOT = '/api/v1';

/** The error for a request that matches no route: 404 for an unknown path, 405 for another method of a known one. */
export function noSuchRoute(request: FastifyRequest): ApiError {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return notFound();
  return new ApiError(405, 'method_not_allowed', `This path allows only ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

/** An empty segment is a missing id, with which no method exists. The path `/` has none. */
const EMPTY_SEGMENT = /(?<=.)\/(?=\/|$)/;

/**
 * Replaces a missing id in an API path with a placeholder that no record has, so that the router finds the route and
 * its guards.
 */
function named(url: string): string {
  const path = pathOf(url);
  if (!/^\/(api\/v1|webhooks)\//.test(path) || !EMPTY_SEGMENT.test(path)) return url;
  return path.replaceAll(new RegExp(EMPTY_SEGMENT, 'g'), '/-') + url.slice(path.length);
}

/** Escapes the percent signs of a path that cannot be decoded, so that it is treated as an unknown path. */
export function decodable(request: IncomingMessage): string {
  const url = named(originForm(request.url ?? '/'));
  if (!url.includes('%')) return url;
  const path = pathOf(url);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/**
 * Throws 404 if an id is missing from the path, and 405 if the path is a fixed one, such as `/people/quick_add`, and
 * not an id for this method's route.
 */
export function requireOwnMethod(request: FastifyRequest): void {
  if (EMPTY_SEGMENT.test(pathOf(request.originalUrl))) throw notFound();
  const id = (request.params as { readonly public_id?: string }).public_id;
  if (id === undefined || isPublicId(id)) return;
  const { fixed } = routesOf(request);
  if (fixed.length > 0) throw noSuchRoute(request);
}

function allowedMethods(request: FastifyRequest): string[] {
  const path = pathOf(request.originalUrl);
  if (path === ROOT || EMPTY_SEGMENT.test(path)) return [];
  const { fixed, found } = routesOf(request);
  // A fixed path is not an id: PATCH does not accept `/people/quick_add`.
  return fixed.length > 0 ? fixed : found;
}

/** The methods of a request's path, and those whose route matches it without parameters. */
function routesOf({ server, url }: FastifyRequest): { found: string[]; fixed: string[] } {
  const path = pathOf(url);
  const found = API_METHODS.flatMap((method) => {
    const route = server.findRoute({ url: path, method });
    const parameters = Object.keys(route?.params ?? {});
    return route === null || parameters.includes('*') ? [] : [{ method, isFixed: parameters.length === 0 }];
  });
  const fixed = found.filter(({ isFixed }) => isFixed);
  return { found: found.map(({ method }) => method), fixed: fixed.map(({ method }) => method) };
}

/**
 * Handles unknown paths under /api/v1, so that callers are identified and see their credits. The pipeline refuses the
 * call before its body is read.
 */
@Controller(ROOT)
export class UnknownRouteController {
  @All(['', '*'])
  @SetMetadata(ENDPOINT, { fallback: true } satisfies RoutePolicy)
  unknown(): void {
    throw notFound();
  }
}
