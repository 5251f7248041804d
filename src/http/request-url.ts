import type { FastifyRequest } from 'fastify';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ApiError, invalid, shownKey, type Problem } from '../common/errors.js';
import { unknownParameter } from './dto.pipe.js';

/** Bytes of a path with its query. Longer than any list of filters; browsers and proxies take as much. */
const MAX_URL_BYTES = 8_192;
/** Bytes of all headers. */
const MAX_HEADER_BYTES = 16_384;
/** Bytes of a first line with headers that Node reads: enough more to know the caller of a request that has too many. */
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
 * Refuses parameters whose value is no UTF-8 behind its percent signs: what was meant is not known, and the router would
 * hand on the escapes as if they were the text. A percent sign that escapes nothing stands for itself, as in browsers. A
 * name that is invalid is an unknown one.
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
