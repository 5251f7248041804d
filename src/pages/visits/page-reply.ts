import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { type PageNeeds, renderPage, setPageHeaders } from '../page.js';

export interface PageOptions extends PageNeeds {
  readonly status?: number;
}

/** Response with a page. */
export class PageReply {
  constructor(
    readonly page: VNode,
    readonly options: PageOptions = {},
  ) {}
}

/** Redirects with 303. Handlers return it after accepting a form, and throw it if a page cannot be shown. */
export class SeeOther extends Error {
  override name = 'SeeOther';

  constructor(readonly location: string) {
    super(`see ${location}`);
  }
}

/** Sets the status and headers of a page; returns its HTML. */
export function sendPage({ page, options }: PageReply, reply: FastifyReply): string {
  setPageHeaders(reply, options);
  void reply.status(options.status ?? 200);
  return renderPage(page, reply.request.visit);
}

/** Sets the status and headers of a redirect; returns the empty body. */
export function seeOther({ location }: SeeOther, reply: FastifyReply): string {
  setPageHeaders(reply);
  void reply.status(303).header('location', location);
  return '';
}

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
