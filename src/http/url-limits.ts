import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalid } from './errors.js';

/** Bytes of a path with its query. Longer than any list of filters; browsers and proxies take as much. */
const MAX_URL_BYTES = 8_192;
/** No call has a dozen; as many as this are looked at one by one, and told what is wrong with each. */
const MAX_PARAMETERS = 1_000;

/**
 * Refuses URLs that no call needs. Stands behind ApiKeyGuard and RateLimitGuard: the answer tells the caller's credits,
 * and counts as a call.
 */
@Injectable()
export class UrlLimitGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const url = context.switchToHttp().getRequest<FastifyRequest>().originalUrl;
    if (url.length > MAX_URL_BYTES) throw uriTooLong();
    if (!hasTooManyParameters(url)) return true;
    throw invalid([
      { field: 'query', code: 'too_many', message: `must have at most ${MAX_PARAMETERS} parameters` },
    ]);
  }
}

const hasTooManyParameters = (url: string): boolean =>
  url.includes('?') && url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS;

const uriTooLong = () =>
  new ApiError(
    414,
    'uri_too_long',
    `The URL is longer than ${MAX_URL_BYTES} bytes: send fewer or shorter parameters.`,
  );
