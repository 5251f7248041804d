import {
  Catch,
  HttpException,
  Inject,
  Injectable,
  Logger,
  Optional,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersProblemJson, noSuchRoute } from './request-head.js';
import {
  ApiError,
  codeOf,
  ERROR_CONVERTER,
  summaryOf,
  type ErrorConverter,
  type Problem,
  internalError,
} from '../common/errors.js';
import { publicUrl } from './reply.js';
import { asWritten, shapeOf } from './params.js';

/** Codes of problems whose field name comes from the client. */
const CLIENT_NAMED = new Set(['unknown_field', 'unknown_parameter', 'invalid_encoding']);

/**
 * The only place that turns errors into responses. An error other than ApiError is logged, and reported as
 * internal_error.
 */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  /** @param convert converts errors that calls outside of the database's door throw, such as an outage in TypeORM */
  constructor(@Optional() @Inject(ERROR_CONVERTER) private readonly convert: ErrorConverter = () => null) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const refusal: unknown = await request.mayBeAnswered?.(false).catch((reason: unknown) => reason);
    this.send(refusal ?? error, request, http.getResponse<FastifyReply>());
  }

  send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.asApiError(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    const details = detailsOf(answer, request);
    this.setHeaders(answer, request, reply);
    if (answer.status >= 400 && answer.status < 500) this.logReason(answer, details, request);
    void reply.send(this.write(answer, details, request, reply));
  }

  protected setHeaders({ status, options }: ApiError, request: FastifyRequest, reply: FastifyReply): void {
    void reply.headers(options.headers ?? {});
    if (options.moved) void reply.header('location', publicUrl(reply, movedTo(request.url, options.moved)));
    // The connection closes, since an unread body would be parsed as its next request.
    if (status === 413) void reply.header('connection', 'close');
  }

  /** Replaces a response with an error; returns the error's text. */
  replace(answer: ApiError, request: FastifyRequest, reply: FastifyReply): string {
    for (const name of ['etag', 'link', 'location']) void reply.removeHeader(name);
    this.setHeaders(answer, request, reply);
    return this.write(answer, [], request, reply);
  }

  private write(
    answer: ApiError,
    details: readonly Problem[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): string {
    const problemJson = prefersProblemJson(request.headers.accept);
    void reply
      .status(answer.status)
      .header('content-type', `application/${problemJson ? 'problem+json' : 'json'}; charset=utf-8`);
    return JSON.stringify(
      problemJson ? asProblem(answer, details, request) : asError(answer, details, request),
    );
  }

  /** Logs why a call was refused. Omits names that the service does not know, since they come from the client. */
  private logReason({ code, status }: ApiError, details: readonly Problem[], request: FastifyRequest): void {
    this.logger.debug({
      requestId: request.id,
      route: request.routeOptions.url,
      status,
      error: code,
      problems: details.map((problem) =>
        CLIENT_NAMED.has(problem.code) ? problem.code : `${problem.field}: ${problem.code}`,
      ),
    });
  }

  /** Converts an error; logs an unexpected one. */
  protected asApiError(error: unknown, request: FastifyRequest): ApiError {
    if (error instanceof ApiError) return error;
    const status = error instanceof HttpException ? error.getStatus() : 500;
    // Nest throws it when no controller matches.
    if (status === 404) return noSuchRoute(request);
    const converted = this.convert(error);
    if (converted && converted.status < 500) return converted;
    if (status < 500) {
      return new ApiError(status, codeOf(status), 'The request is malformed: check its path and headers.');
    }
    this.logger.error({
      err: error,
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
    });
    return converted ?? internalError();
  }
}

/** The URL with the new id in its path; the old id may be percent-encoded. */
function movedTo(url: string, { from, to }: { readonly from: string; readonly to: string }): string {
  const [path, ...query] = url.split('?');
  const segments = path!.split('/').map((segment) => (decodeURIComponent(segment) === from ? to : segment));
  return [segments.join('/'), ...query].join('?');
}

/** Reports the errors of services under the client's field names. */
function detailsOf(
  { options: { details = [], asWritten: done } }: ApiError,
  request: FastifyRequest,
): readonly Problem[] {
  const shape = done ? undefined : shapeOf(request.body);
  return shape ? details.map((problem) => asWritten(problem, shape)) : details;
}

function asError(answer: ApiError, details: readonly Problem[], request: FastifyRequest) {
  return {
    error: answer.code,
    message: answer.code === 'validation_failed' && details.length > 0 ? summaryOf(details) : answer.message,
    details,
    ...answer.options.facts,
    request_id: request.id,
  };
}

/** RFC 9457, with the same facts as extension members. */
function asProblem(answer: ApiError, details: readonly Problem[], request: FastifyRequest) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[answer.status] ?? 'Error',
    status: answer.status,
    detail: answer.message,
    instance: request.originalUrl,
    ...asError(answer, details, request),
  };
}
