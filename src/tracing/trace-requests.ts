import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Makes a span of every request, the parent of all spans of its work; a caller's own trace goes on in it. Named by the
 * route: paths and queries hold what people look for.
 */
export function traceRequests(server: FastifyInstance): void {
  const tracer = trace.getTracer('directory-service');
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, protocol } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': protocol,
      'request.id': request.id,
    };
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (request.caller) span?.setAttribute('directory.account_id', request.caller.accountId);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  // A client that has gone gets no response.
  server.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: 'aborted' }).end();
    done();
  });
}
