import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import { renderPage, setPageHeaders, type PageNeeds } from '../page.js';

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
