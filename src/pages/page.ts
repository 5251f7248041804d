import type { FastifyReply, FastifyRequest } from 'fastify';
import { h, type VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { etagOf, matchesWeakly } from '../http/reply.js';
import { PageContext, type FieldProblem, type Rendering, type Visitor } from './visits/visit.js';

/** Permissions that a page needs beyond static content. */
interface PageNeeds {
  /** The page runs scripts of this service. */
  readonly script?: boolean;
  /** The page's scripts call this service. */
  readonly calls?: boolean;
  /** The page's scripts add style elements with this nonce. */
  readonly styleNonce?: string;
  /** Hosts or schemes that the page's forms may redirect to. */
  readonly leadsTo?: readonly string[];
  readonly noindex?: boolean;
}

/** The policy allows no other scripts, no framing, and no resources of other hosts. */
const headersOf = ({ script = false, calls = false, styleNonce, leadsTo = [], noindex }: PageNeeds = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `default-src 'none'; style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}; img-src 'self' data:`,
    ...(script ? [`script-src 'self'`] : []),
    ...(calls ? [`connect-src 'self'`] : []),
    `form-action ${["'self'", ...leadsTo].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  ...(noindex ? { 'x-robots-tag': 'noindex' } : {}),
});

export const renderPage = (page: VNode, rendering: Partial<Rendering>): string =>
  `<!doctype html>${render(h(PageContext.Provider, { value: { problems: [], ...rendering } }, page))}`;

/** Sets the headers of a page; pages specific to one caller are not cached. */
export function setPageHeaders(reply: FastifyReply, needs?: PageNeeds): void {
  void reply.headers({ ...headersOf(needs), 'cache-control': 'no-store' });
}

/**
 * Sends a page that is the same for every visitor or for every account. Browsers cache it and revalidate it on each
 * use.
 *
 * @returns the body for the controller to return; undefined if the browser's copy is current (304)
 */
export function sendPublicPage(page: VNode, visit: Visitor, reply: FastifyReply): string | undefined {
  reply.holdsNoSecret = true;
  const html = renderPage(page, { visit });
  const etag = etagOf(html);
  void reply.headers({ ...headersOf(), 'cache-control': 'public, no-cache', vary: 'Cookie', etag });
  const known = reply.request.headers['if-none-match'];
  if (known === undefined || !matchesWeakly(known, etag)) return html;
  void reply.status(304);
  return undefined;
}

export interface PageOptions extends PageNeeds {
  /** Default: 422 if the page's form has validation errors. */
  readonly status?: number;
  /** The validation errors of the page's form, which its frame and its fields show. */
  readonly problems?: readonly FieldProblem[];
}

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
  const { problems = [], status = problems.length > 0 ? 422 : 200 } = options;
  setPageHeaders(reply, options);
  void reply.status(status);
  const { visit, form } = reply.request;
  return renderPage(page, { visit, form, problems, isRefused: status >= 400 });
}

/** Sets the status and headers of a redirect; returns the empty body. */
export function seeOther({ location }: SeeOther, reply: FastifyReply): string {
  setPageHeaders(reply);
  void reply.status(303).header('location', location);
  return '';
}

/** Allowed redirect targets after a sign-in: pages that require one. Other addresses could lead to another site. */
const OWN_PAGE =
  /^\/((account|workbench)(\/([a-z-]+|\d+))*|(r|people|organizations|memberships|places)\/[0-9a-f]{32}(\/[a-z]+)?)$/;

/** Printable ASCII without spaces, quotes, backslashes or `#`. No page that requires a sign-in has secrets in its query. */
const QUERY = /^[\w.~%!$&()*+,;=:@/?-]{0,2000}$/;

const HOME = '/account';

/** Returns the page that follows the sign-in, with its query; the account page if the wanted one is not allowed. */
export function nextPath(wanted: unknown): string {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(String(wanted)) ?? [];
  if (!OWN_PAGE.test(path)) return HOME;
  return query && QUERY.test(query) ? `${path}?${query}` : path;
}

/** Returns the address of the sign-in page that redirects back to the requested page, or to the page of a form. */
export const signInPath = ({ method, url }: FastifyRequest): string =>
  `/sign-in?${method === 'POST' ? 'notice=signed-out&' : ''}next=${encodeURIComponent(nextPath(url))}`;
