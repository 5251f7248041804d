import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { etagOf, matchesWeakly } from '../http/reply.js';

/** What a page may do besides showing itself. */
export interface PageNeeds {
  /** It runs this service's scripts. */
  readonly script?: boolean;
  /** Its scripts call this service. */
  readonly calls?: boolean;
  /** Its scripts add style elements that carry this nonce. */
  readonly styleNonce?: string;
  /** Other sites that its forms may lead on to. */
  readonly leadsTo?: readonly string[];
  /** Search engines leave it out. */
  readonly noindex?: boolean;
}

/** Nothing else runs in a page, nothing frames it, and nothing is loaded from elsewhere. */
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

/** A whole page as HTML. */
export const renderPage = (page: VNode): string => `<!doctype html>${render(page)}`;

/** Sets a page's headers; what is one caller's own is kept nowhere. */
export function setPageHeaders(reply: FastifyReply, needs?: PageNeeds): void {
  void reply.headers({ ...headersOf(needs), 'cache-control': 'no-store' });
}

/** A page that is the same for every visitor, made once. */
export interface PublicPage {
  readonly html: string;
  readonly etag: string;
}

export function publicPage(page: VNode): PublicPage {
  const html = renderPage(page);
  return { html, etag: etagOf(html) };
}

/**
 * Sends a page that is the same for every visitor, or for every account: browsers keep it, and ask whether it has
 * changed.
 *
 * @returns the body, for the controller to return; undefined if the browser has it already (304)
 */
export function sendPublicPage(
  { html, etag }: PublicPage,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  reply.holdsNoSecret = true;
  void reply.headers({ ...headersOf(), 'cache-control': 'public, no-cache', vary: 'Cookie', etag });
  const known = request.headers['if-none-match'];
  if (known === undefined || !matchesWeakly(known, etag)) return html;
  void reply.status(304);
  return undefined;
}
