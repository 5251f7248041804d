import type { FastifyReply } from 'fastify';
import { renderPage, setPageHeaders } from '../page.js';
import type { PageReply, SeeOther } from './page-reply.js';

/** Sets the status and headers of a page; returns its HTML. */
export function sendPage({ page, options }: PageReply, reply: FastifyReply): string {
  setPageHeaders(reply, options);
  void reply.status(options.status ?? 200);
  return renderPage(page);
}

/** Sets the status and headers of a redirect; returns the empty body. */
export function seeOther({ location }: SeeOther, reply: FastifyReply): string {
  setPageHeaders(reply);
  void reply.status(303).header('location', location);
  return '';
}
