import type { FastifyReply } from 'fastify';

/**
 * Headers of every answer that has none of its own: an answer is data, never a page to be shown, framed, guessed at or
 * kept for another caller. Proxies know of `Authorization` that its answers are one caller's own; of `X-Api-Key` they
 * have to be told.
 */
const HEADERS: readonly (readonly [string, string])[] = Object.entries({
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Two years, as browsers ask for. */
const HTTPS_ONLY = ['strict-transport-security', 'max-age=63072000'] as const;

/** They alone. `secure`: clients reach the service by HTTPS, and are to stay there. */
export const securityHeaders = (secure: boolean): readonly (readonly [string, string])[] =>
  secure ? [...HEADERS, HTTPS_ONLY] : HEADERS;

/** Sets them on an answer that is about to be sent. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  for (const [name, value] of securityHeaders(secure))
    if (!reply.hasHeader(name)) void reply.header(name, value);
}
