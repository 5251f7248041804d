import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { publicUrl } from './public-url.js';
import { isNotModified, JsonReply, type PathLink } from './reply.js';

/** Fastify for Nest that sends finished JSON texts: with their headers, or 304 to a client that has them. */
export class ApiAdapter extends FastifyAdapter {
  override reply(
    response: Parameters<FastifyAdapter['reply']>[0],
    body: unknown,
    statusCode?: number,
  ): FastifyReply {
    if (body instanceof JsonReply) return send(response as FastifyReply, body, statusCode);
    return super.reply(response, body, statusCode);
  }
}

function send(response: FastifyReply, { text, options }: JsonReply, statusCode?: number): FastifyReply {
  const { etag, links = [], location } = options;
  if (location !== undefined) void response.header('location', publicUrl(response, location));
  if (links.length > 0) void response.header('link', linkHeader(response, links));
  if (etag !== undefined) void response.header('etag', etag);
  if (isNotModified(response.request, etag)) return response.status(304).send();
  if (statusCode !== undefined) void response.status(statusCode);
  return response.header('content-type', 'application/json; charset=utf-8').send(text);
}

const linkHeader = (response: FastifyReply, links: readonly PathLink[]): string =>
  links.map(([rel, path]) => `<${publicUrl(response, path)}>; rel="${rel}"`).join(', ');
