import type { FastifyInstance } from 'fastify';

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
