import type { IncomingMessage } from 'node:http';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ENDPOINT, type RoutePolicy } from './endpoint.js';
import { ApiError, payloadTooLarge } from './errors.js';

/** 1 MiB. */
export const BODY_LIMIT = 1_048_576;

/**
 * Reads and parses the body of a write. It stands behind the guards and the credit check, so a stranger's body is not
 * even read, and problems are told in the order that the contract gives: key, rate, right, credits, then input. Pages
 * speak HTML and read their own forms; a webhook checks a signature on the raw bytes before anything else.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const policy = this.reflector.get<RoutePolicy | undefined>(ENDPOINT, context.getHandler());
    if (policy?.page || policy?.rawBody) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    requireAcceptable(request.headers.accept);
    if (request.method === 'POST' || request.method === 'PATCH') {
      requireJson(request.headers['content-type']);
      request.rawBody = await readBody(request.raw, BODY_LIMIT);
      request.body = parseJson(request.rawBody);
    }
    return next.handle();
  }
}

const ACCEPTABLE = new Set(['*/*', 'application/*', 'application/json', 'application/problem+json']);

function requireAcceptable(accept: string | undefined): void {
  if (!accept) return;
  const wanted = accept
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*($|;)/i.test(range))
    .map((range) => range.split(';')[0]!.trim().toLowerCase());
  if (wanted.some((type) => ACCEPTABLE.has(type))) return;
  throw new ApiError(406, 'not_acceptable', 'This API answers in application/json: accept that.');
}

function requireJson(contentType: string | undefined): void {
  const type = contentType?.split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json' || type?.endsWith('+json')) return;
  throw new ApiError(415, 'unsupported_media_type', 'Send the body as Content-Type: application/json.');
}

/** The whole body; 413 as soon as it is longer than `limit` bytes, whatever its headers claim. */
export async function readBody(stream: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(stream.headers['content-length'] ?? 0) > limit) throw payloadTooLarge(limit);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw payloadTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const MAX_DEPTH = 32;

function parseJson(bytes: Buffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'invalid_json', 'The body is not valid JSON in UTF-8: check its syntax.');
  }
  if (isDeeperThan(body, MAX_DEPTH)) {
    throw new ApiError(422, 'validation_failed', `The body is nested deeper than ${MAX_DEPTH} levels.`, {
      details: [{ field: 'body', code: 'too_deep', message: `must be at most ${MAX_DEPTH} levels deep` }],
    });
  }
  return body;
}

/** Walks level by level, not recursively: ten thousand brackets must not exhaust the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter((child: unknown) => typeof child === 'object' && child !== null)
        : [],
    );
  }
  return false;
}
