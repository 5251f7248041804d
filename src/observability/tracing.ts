import { createRequire } from 'node:module';
import { Logger } from '@nestjs/common';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  trace,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An unreachable collector must not delay the exit. */
const FLUSH_TIMEOUT_MS = 3_000;

/**
 * Starts tracing of SQL statements, and sets up the global tracer for other spans. Spans are exported as
 * OpenTelemetry's variables say, under OTEL_SERVICE_NAME or else `service`. Returns a function that flushes and stops
 * tracing, and never rejects.
 */
export function startTracing(service: string, { share }: { readonly share: number }): () => Promise<void> {
  const logger = new Logger('Tracing');
  const say = (fault: unknown) =>
    logger.warn(`Traces may be lost: ${fault instanceof Error ? fault.message : String(fault)}`);
  const silent = () => undefined;
  setGlobalErrorHandler(say);
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  // Traces statements without parameter values, and only within a request or job: all others belong to the pool.
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  statements.setTracerProvider(provider);
  // Requiring the driver again patches it, even if it was loaded before.
  createRequire(import.meta.url)('pg');

  return async () => {
    statements.disable();
    const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
    await Promise.race([provider.shutdown().catch(say), late]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}

/**
 * Creates a span for every request, the parent of all other spans, as part of the client's own trace. The span is named
 * after the route, because paths and queries contain what users search for.
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
  // No response is sent if the client has disconnected.
  server.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: 'aborted' }).end();
    done();
  });
}
