import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { JsonReply, matchesWeakly } from './reply.js';

/** Sends finished JSON texts with their headers, and 304 to whoever has the record already. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map((result: unknown) => (result instanceof JsonReply ? send(result, request, reply) : result)));
  }
}

function send(
  { text, options }: JsonReply,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  if (options.location !== undefined) void reply.header('location', options.location);
  if (options.link !== undefined) void reply.header('link', options.link);
  if (options.etag !== undefined) void reply.header('etag', options.etag);
  const known = request.headers['if-none-match'];
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (reading && options.etag !== undefined && known !== undefined && matchesWeakly(known, options.etag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  return text;
}
