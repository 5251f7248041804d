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

/** A collector that is away must not keep a process from ending. */
const LAST_EXPORT_MS = 3_000;

/**
 * Makes spans of this process's statements, and lets others make theirs. They are sent to where OpenTelemetry's variables
 * say, under OTEL_SERVICE_NAME or else `service`. Returns what sends the last ones and ends it; that never rejects.
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
  // Statements without their values, and only within a request or a job: the rest is the pool's own work.
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  statements.setTracerProvider(provider);
  // The driver may have been loaded before: now that it is asked for again, it is found and patched.
  createRequire(import.meta.url)('pg');

  return async () => {
    statements.disable();
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
    await Promise.race([provider.shutdown().catch(say), late]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}

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
