import { readConfig } from './config.js';

describe('metrics', () => {
  it('are disabled until a port is set, and then served on the address of the service', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).metrics).toBeNull();
    expect(readConfig({ METRICS_HOST: '127.0.0.1' }).metrics).toBeNull();
    expect(readConfig({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).metrics).toEqual({
      host: '0.0.0.0',
      port: 9464,
    });
    expect(readConfig({ METRICS_HOST: '10.0.0.7', METRICS_PORT: '0' }).metrics).toEqual({
      host: '10.0.0.7',
      port: 0,
    });
  });
});

it('pages are private by default', () => {
  expect(readConfig({}).publicPages).toBe('off');
  expect(readConfig({ PUBLIC_PAGES: 'summary' }).publicPages).toBe('summary');
  expect(() => readConfig({ PUBLIC_PAGES: 'all' })).toThrow(
    /^PUBLIC_PAGES is "all": set it to one of off, summary/,
  );
});

describe('traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

  it.each<[Record<string, string>, number | undefined]>([
    [{}, undefined],
    [collector, 1],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' }, 1],
    [{ ...collector, OTEL_SDK_DISABLED: 'True' }, undefined],
    [{ ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, 1],
    [{ ...collector, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' }, 1],
    [{ ...collector, OTEL_TRACES_SAMPLER_ARG: '0.1' }, 1],
    [{ ...collector, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, 0.1],
    [{ ...collector, OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
  ])('are sent or not: %j', (env, share) => {
    expect(readConfig(env).tracing?.share).toBe(share);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not a valid URL/],
    [
      { ...collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector' },
      /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not a valid URL/,
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": set it to http\/protobuf/,
    ],
    [
      {
        ...collector,
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      },
      /^OTEL_EXPORTER_OTLP_TRACES_PROTOCOL is "http\/json": set it to http\/protobuf/,
    ],
    [
      { OTEL_TRACES_SAMPLER: 'xray' },
      /^OTEL_TRACES_SAMPLER is "xray": set it to one of parentbased_always_on/,
    ],
    [
      { OTEL_TRACES_SAMPLER_ARG: '10%' },
      /^OTEL_TRACES_SAMPLER_ARG is not a ratio: set it to a number from 0 to 1/,
    ],
  ])('are not sent without a clear setting: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('origins', () => {
  it('are none, some, or all', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    expect(readConfig({ CORS_ORIGINS: 'https://app.example, http://localhost:5173,' }).corsOrigins).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ]);
    expect(readConfig({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
  });

  it.each(['app.example', 'https://app.example/', 'https://APP.example', 'ftp://app.example', 'null', '*'])(
    'that no browser sends are refused: %s',
    (origin) => {
      expect(() => readConfig({ CORS_ORIGINS: `https://a.example,${origin}` })).toThrow(
        `CORS_ORIGINS names ${JSON.stringify(origin)}: list origins such as https://app.example, or * alone for every one.`,
      );
    },
  );
});

it.each([
  ['METRICS_PORT', '70000'],
  ['RATE_LIMIT_ADDRESS_PER_MINUTE', '-1'],
  ['MAX_CONCURRENT_REQUESTS', 'many'],
  ['MAX_EVENT_LOOP_DELAY_MS', '1.5'],
  ['REQUEST_TIMEOUT_MS', '5'],
  ['SHUTDOWN_DELAY_MS', '10000'],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}": set it to an integer from`);
});
