/** A setting as docs/configuration.md describes it. */
export interface Setting {
  readonly name: string;
  /** As written in the environment, or null. */
  readonly default: string | null;
  readonly meaning: string;
}

type Row = readonly [name: string, fallback: string | null, meaning: string];

const settings = (...rows: readonly Row[]): readonly Setting[] =>
  rows.map(([name, fallback, meaning]) => ({ name, default: fallback, meaning }));

/** Every variable that the configuration reads, by topic. */
export const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  Server: settings(
    ['HOST', '127.0.0.1', 'Address to listen on; `0.0.0.0` for all.'],
    ['PORT', '3000', 'Port to listen on; `0` for a free one.'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000', 'Address at which clients reach the service.'],
    ['TRUSTED_PROXIES', null, 'Proxies whose `X-Forwarded-*` headers are trusted: `10.0.0.0/8, loopback`.'],
    [
      'PUBLIC_PAGES',
      'off',
      '`summary` shows name, organizations, roles and sources of a record at `/r/{id}` without sign-in.',
    ],
    ['CORS_ORIGINS', null, 'Origins whose pages may call the API: `https://app.example`, or `*`.'],
    [
      'SHUTDOWN_DELAY_MS',
      '0',
      'Time for which a server that shuts down still serves requests while it reports not ready.',
    ],
    ['NODE_ENV', null, '`production` requires the secrets that a public service needs.'],
    [
      'LOG_LEVEL',
      'info',
      '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. The log goes to stderr.',
    ],
  ),
  Database: settings(
    ['DATABASE_URL', null, 'PostgreSQL server (15 or newer) to use in place of the embedded one.'],
    [
      'DATABASE_REPLICA_URLS',
      null,
      'Read replicas, separated by commas. They serve accounts that cannot edit.',
    ],
    ['DATABASE_POOL_SIZE', '10', 'Size of the connection pool to each database server.'],
    ['STATEMENT_TIMEOUT_MS', '10000', 'Time limit for each statement of an API call.'],
    ['DATA_DIR', null, 'Folder of the embedded PostgreSQL; if absent, `.data` in the folder of the service.'],
  ),
  'Search and queue': settings(
    ['ELASTICSEARCH_URL', null, 'Elasticsearch 9 server for search, with PostgreSQL as the fallback.'],
    ['ELASTICSEARCH_INDEX', 'directory', 'Alias of the index.'],
    ['ELASTICSEARCH_TIMEOUT_MS', '1000', 'Time limit of a search, after which it falls back to PostgreSQL.'],
    [
      'REDIS_URL',
      null,
      'Redis 6.2 or newer, for the research queue and shared rate limits. Without it, PostgreSQL holds the queue.',
    ],
    [
      'SEARCHES_OPEN_PER_ACCOUNT',
      '1000',
      'Open zero-result searches that one account can record; `0` for no limit.',
    ],
    [
      'SEARCHES_RETENTION_DAYS',
      '365',
      'Days after which completed and unused zero-result searches are deleted.',
    ],
  ),
  Research: settings(
    ['RESEARCH_ENABLED', 'true', '`false` turns off research of unknown domains.'],
    ['RESEARCH_CONCURRENCY', '50', 'Domains that one worker researches at the same time.'],
    [
      'RESEARCH_ACCOUNT_CONCURRENCY',
      '25',
      'Domains of one account researched at the same time, by all workers.',
    ],
    ['RESEARCH_ACCOUNT_OPEN', '200', 'Maximum of open research requests per account.'],
    ['RESEARCH_REPEAT_AFTER_DAYS', '30', 'Days after which a domain can be researched again.'],
    ['RESEARCH_DELAY_MS', '250', 'Delay between two requests to one host.'],
    [
      'RESEARCH_ALLOW_ADDRESSES',
      null,
      'Tests only: `*.example=127.0.0.1:8080` reads a site on this machine.',
    ],
    [
      'FINDINGS_RETENTION_DAYS',
      '180',
      'Days after which the values and excerpts of findings that were not accepted are deleted.',
    ],
  ),
  'Accounts and email': settings(
    [
      'SESSION_SECRET',
      null,
      'Signs the forms of the web pages. Generated if absent; required in production.',
    ],
    ['SIGN_UP', 'open', '`open`, `confirm` (by email; the default with `SMTP_URL`) or `closed`.'],
    [
      'SIGN_UPS_PER_ADDRESS_PER_DAY',
      '20',
      'New accounts per client address (IPv6: per /64); `0` for no limit.',
    ],
    ['SIGN_UPS_PER_DAY', '200', 'New accounts in total; `0` for no limit.'],
    ['SMTP_URL', null, 'Mail server: `smtps://user:password@mail.example:465`.'],
    ['MAIL_FROM', null, 'Sender of emails: `Directory <directory@example.org>`.'],
  ),
  Limits: settings(
    ['RATE_LIMIT_PER_MINUTE', '12000', 'Calls per account; `0` for no limit.'],
    [
      'RATE_LIMIT_ADDRESS_PER_MINUTE',
      '12000',
      'Calls without a valid key per client address; `0` for no limit.',
    ],
    [
      'MAX_CONCURRENT_REQUESTS',
      '500',
      'In-flight requests beyond which the server returns 503; `0` for no limit.',
    ],
    [
      'MAX_EVENT_LOOP_DELAY_MS',
      '500',
      'Mean event loop delay beyond which the server returns 503; `0` for no limit.',
    ],
    ['REQUEST_TIMEOUT_MS', '60000', 'Time limit for receiving a request.'],
  ),
  'Metrics and traces': settings(
    ['METRICS_PORT', null, 'Port for Prometheus; without it, the process collects no metrics.'],
    ['METRICS_HOST', null, 'Address of that port; `HOST` if absent.'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', null, 'OpenTelemetry collector for traces.'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', null, 'OpenTelemetry collector for traces, with the path.'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', 'The only protocol supported.'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf', 'The same, for traces only.'],
    ['OTEL_SDK_DISABLED', 'false', '`true` turns traces off.'],
    [
      'OTEL_TRACES_SAMPLER',
      'parentbased_always_on',
      'Also `parentbased_traceidratio`, `parentbased_always_off`.',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '1', 'Share of calls to trace, for `parentbased_traceidratio`.'],
  ),
  Payments: settings(
    ['STRIPE_SECRET_KEY', null, 'Stripe key; without it, the service sells no credits.'],
    ['STRIPE_WEBHOOK_SECRET', null, 'Signing secret of the webhook endpoint.'],
    ['STRIPE_API_BASE', null, 'Tests only: address of a mock of Stripe.'],
    ['CREDIT_PACKS', null, 'Credit packs for sale, as JSON; a default is built in.'],
  ),
};

const HEAD = ['Variable', 'Default', 'Meaning'] as const;

/** The text of docs/configuration.md. */
export function configurationPage(): string {
  const sections = Object.entries(SETTINGS).map(
    ([topic, rows]) =>
      `## ${topic}\n\n${table([
        HEAD,
        ...rows.map((one) => [
          `\`${one.name}\``,
          one.default === null ? 'none' : `\`${one.default}\``,
          one.meaning,
        ]),
      ])}`,
  );
  return `# Configuration

Settings are environment variables, or lines of an \`.env\` file. If a value is invalid, the service refuses to start and
names the variable. \`npm run configuration\` generates this page from \`src/config/settings.ts\`.

${sections.join('\n\n')}
`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  const [head, ...others] = rows;
  return [
    line(head!, ' '),
    line(
      HEAD.map(() => ''),
      '-',
    ),
    ...others.map((row) => line(row, ' ')),
  ].join('\n');
}
