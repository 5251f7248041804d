import { ConfigError, integer, oneOf, text, type Environment, url, list } from './environment.js';

const PUBLIC_PAGES = ['off', 'summary'] as const;

export function operatingSettings(env: Environment, host: string) {
  return {
    publicPages: oneOf(env, 'PUBLIC_PAGES', PUBLIC_PAGES, 'off'),
    // Of each, 0 means no limit.
    limits: Object.freeze({
      accountPerMinute: integer(env, 'RATE_LIMIT_PER_MINUTE', { default: 12_000, min: 0, max: 1e9 }),
      addressPerMinute: integer(env, 'RATE_LIMIT_ADDRESS_PER_MINUTE', { default: 12_000, min: 0, max: 1e9 }),
      concurrentRequests: integer(env, 'MAX_CONCURRENT_REQUESTS', { default: 500, min: 0, max: 1e6 }),
      eventLoopDelayMs: integer(env, 'MAX_EVENT_LOOP_DELAY_MS', { default: 500, min: 0, max: 60_000 }),
      requestTimeoutMs: integer(env, 'REQUEST_TIMEOUT_MS', { default: 60_000, min: 100, max: 600_000 }),
    }),
    searches: Object.freeze({
      openPerAccount: integer(env, 'SEARCHES_OPEN_PER_ACCOUNT', { default: 1_000, min: 0, max: 1e9 }),
      retentionDays: integer(env, 'SEARCHES_RETENTION_DAYS', { default: 365, min: 1, max: 36_500 }),
    }),
    metrics: metrics(env, host),
    tracing: tracing(env),
    corsOrigins: corsOrigins(env),
    // A shutdown has 30 seconds (see start/run.ts), 20 of them for draining.
    shutdownDelayMs: integer(env, 'SHUTDOWN_DELAY_MS', { default: 0, min: 0, max: 9_000 }),
  };
}

/** Where Prometheus scrapes metrics; null: no metrics are collected. */
function metrics(env: Environment, host: string) {
  const address = text(env, 'METRICS_HOST') ?? host;
  if (text(env, 'METRICS_PORT') === null) return null;
  return { host: address, port: integer(env, 'METRICS_PORT', { default: 0, min: 0, max: 65_535 }) };
}

/**
 * The share of requests to trace, from 0 to 1; null: no traces. OpenTelemetry's variables follow its specification; the exporter reads
 * the others itself.
 */
function tracing(env: Environment) {
  const name = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].find(
    (one) => text(env, one) !== null,
  );
  const disabled = text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  const setting = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'].find(
    (one) => text(env, one) !== null,
  );
  const protocol = setting === undefined ? null : text(env, setting);
  const share = sampledShare(env);
  if (name === undefined || disabled) return null;
  const endpoint = text(env, name)!;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new ConfigError(`${name} is not a valid URL: set it to one such as http://127.0.0.1:4318.`);
  }
  if (protocol !== null && protocol !== 'http/protobuf') {
    throw new ConfigError(
      `${setting} is ${JSON.stringify(protocol)}: set it to http/protobuf, and the endpoint to the collector's port for that (4318).`,
    );
  }
  return { share };
}

const SAMPLERS = ['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;

function sampledShare(env: Environment): number {
  const sampler = oneOf(env, 'OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on');
  const ratio = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG is not a ratio: set it to a number from 0 to 1.');
  }
  return { parentbased_always_on: 1, parentbased_always_off: 0, parentbased_traceidratio: ratio }[sampler];
}

function corsOrigins(env: Environment): readonly string[] {
  const origins = list(env, 'CORS_ORIGINS');
  for (const origin of origins) {
    if (origin === '*' ? origins.length === 1 : isOrigin(origin)) continue;
    throw new ConfigError(
      `CORS_ORIGINS names ${JSON.stringify(origin)}: list origins such as https://app.example, or * alone for every one.`,
    );
  }
  return origins;
}

/** An origin as browsers send it: scheme, host and port only. */
const isOrigin = (value: string): boolean => /^https?:\/\//.test(value) && URL.parse(value)?.origin === value;

const SIGN_UP_MODES = ['open', 'confirm', 'closed'] as const;

/** How visitors create accounts. */
export type SignUpSettings = ReturnType<typeof signUpSettings>['signUp'];

/** One per second, the resolution of the throttle. */
const MAX_PER_DAY = 86_400;

export function signUpSettings(env: Environment) {
  const mail = mailSettings(env);
  const perDay = (name: string, fallback: number) =>
    integer(env, name, { default: fallback, min: 0, max: MAX_PER_DAY });
  const signUp = Object.freeze({
    mode: oneOf(env, 'SIGN_UP', SIGN_UP_MODES, mail === null ? 'open' : 'confirm'),
    perAddressPerDay: perDay('SIGN_UPS_PER_ADDRESS_PER_DAY', 20),
    perDay: perDay('SIGN_UPS_PER_DAY', 200),
  });
  return { signUp, mail };
}

function mailSettings(env: Environment) {
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = text(env, 'MAIL_FROM');
  if (from !== null && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new ConfigError(
      `MAIL_FROM is ${JSON.stringify(from)}: set it to a sender such as "Directory <directory@example.org>".`,
    );
  }
  if (smtpUrl === null) return null;
  if (from === null) {
    throw new ConfigError('SMTP_URL requires MAIL_FROM: set it to the sender of emails.');
  }
  return Object.freeze({ smtpUrl, from });
}
