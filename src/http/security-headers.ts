import type { FastifyReply } from 'fastify';

/**
 * Headers of every answer that has none of its own: an answer is data, never a page to be shown, framed, guessed at or
 * kept for another caller. Proxies know of `Authorization` that its answers are one caller's own; of `X-Api-Key` they
 * have to be told.
 */
const HEADERS = Object.entries({
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** Two years, as browsers ask for. */
const HTTPS_ONLY = 'max-age=63072000';

/** Sets them on an answer that is about to be sent. `secure`: clients reach the service by HTTPS, and are to stay there. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) void reply.header(name, value);
  if (secure) void reply.header('strict-transport-security', HTTPS_ONLY);
}
