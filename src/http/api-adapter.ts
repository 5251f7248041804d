import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { JsonReply, matchesWeakly } from './reply.js';

/** Fastify for Nest, which knows how to send finished JSON texts: with their headers, or 304 to whoever has them. */
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
  const { etag, link, location } = options;
  if (location !== undefined) void response.header('location', location);
  if (link !== undefined) void response.header('link', link);
  if (etag !== undefined) void response.header('etag', etag);
  if (etag !== undefined && knows(response.request, etag)) return response.status(304).send();
  if (statusCode !== undefined) void response.status(statusCode);
  return response.header('content-type', 'application/json; charset=utf-8').send(text);
}

function knows({ method, headers }: FastifyReply['request'], etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (method === 'GET' || method === 'HEAD') && matchesWeakly(known, etag);
}
