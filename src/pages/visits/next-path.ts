import type { FastifyRequest } from 'fastify';

/** Where one may be sent after signing in: the pages that ask for it, and no address that a stranger has made up. */
const OWN_PAGE =
  /^\/(account(\/[a-z-]+(\/\d+)?)?|workbench(\/[a-z-]+(\/(\d+|new))?)?|(r|people|organizations|memberships|places)\/[0-9a-f]{32}(\/[a-z]+)?)$/;

const HOME = '/account';

/** The page to go to after signing in. */
export const nextPath = (wanted: unknown): string =>
  typeof wanted === 'string' && OWN_PAGE.test(wanted) ? wanted : HOME;

/** Where to sign in, to come back to the page that was asked for. */
export function signInPath({ method, url }: FastifyRequest): string {
  const next = nextPath(method === 'GET' ? url.split('?')[0] : HOME);
  return `/sign-in?next=${encodeURIComponent(next)}`;
}
