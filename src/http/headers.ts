import type { FastifyReply, FastifyInstance } from 'fastify';

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

/** A day: what is allowed hardly ever changes. */
const PREFLIGHT_SECONDS = 86_400;

/** What scripts may read besides the body. */
const EXPOSED = [
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-API-Credits-Charged',
  'X-API-Credits-Remaining',
  'X-Request-Id',
];

/**
 * Lets pages of these origins call the API from browsers, with keys but never with cookies: the web pages' own forms stay
 * out of their reach. Without origins nothing is allowed.
 */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  await server.register(cors, {
    origin: origins[0] === '*' ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    credentials: false,
    // A preflight without an origin is not from a browser: it gets the allowed methods, not the plugin's own error.
    strictPreflight: false,
    maxAge: PREFLIGHT_SECONDS,
  });
}
