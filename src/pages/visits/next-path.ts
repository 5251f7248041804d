import type { FastifyRequest } from 'fastify';

/** Allowed redirect targets after a sign-in: pages that require one. Other addresses could lead to another site. */
const OWN_PAGE =
  /^\/(account(\/[a-z-]+(\/\d+)?)?|workbench(\/[a-z-]+(\/(\d+|new))?)?|(r|people|organizations|memberships|places)\/[0-9a-f]{32}(\/[a-z]+)?)$/;

const HOME = '/account';

/** Returns the page that follows the sign-in; the account page if the wanted one is not allowed. */
export const nextPath = (wanted: unknown): string =>
  typeof wanted === 'string' && OWN_PAGE.test(wanted) ? wanted : HOME;

/** Returns the address of the sign-in page that redirects back to the requested page. */
export function signInPath({ method, url }: FastifyRequest): string {
  const next = nextPath(method === 'GET' ? url.split('?')[0] : HOME);
  return `/sign-in?next=${encodeURIComponent(next)}`;
}
