import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A day: the allowed methods hardly ever change. */
const PREFLIGHT_SECONDS = 86_400;

/** Response headers that scripts may read. */
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

const METHODS_OF_API = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** The reconciliation service, which any page may call. */
const OPEN_PATH = /^\/api\/v1\/reconcile(?:[/?]|$)/;

/**
 * CORS: lets pages of these origins call the API from browsers, with keys but never with cookies, so the forms of the
 * web pages stay out of their reach. Without origins it allows none, except for reconciliation: its clients are pages
 * of any origin.
 */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  server.addHook('onRequest', (request, reply, done) => {
    if (!openToAll(request, reply)) done();
  });
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  const options = {
    origin: origins[0] === '*' ? '*' : [...origins],
    methods: METHODS_OF_API,
    exposedHeaders: EXPOSED,
    credentials: false,
    // A preflight without an origin is not from a browser: it gets the allowed methods instead of the plugin's own
    // error.
    strictPreflight: false,
    maxAge: PREFLIGHT_SECONDS,
  };
  await server.register(cors, {
    delegator: ({ url }, callback) => callback(null, OPEN_PATH.test(url) ? { origin: false } : options),
  });
}

/** Lets any page read the answer if the path is an open one. Answers a preflight; returns true if it has. */
function openToAll({ url, method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (!OPEN_PATH.test(url)) return false;
  void reply.header('access-control-allow-origin', '*');
  void reply.header('access-control-expose-headers', EXPOSED.join(', '));
  if (method !== 'OPTIONS') return false;
  void reply
    .status(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .header('vary', 'Access-Control-Request-Headers');
  const asked = headers['access-control-request-headers'];
  if (asked !== undefined) void reply.header('access-control-allow-headers', asked);
  void reply.send();
  return true;
}
