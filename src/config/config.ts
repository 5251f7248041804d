import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DEFAULT_PACKS, parseCreditPacks, type CreditPack } from './credit-packs.js';
import { ConfigError, integer, list, networks, oneOf, text, url, type Environment } from './environment.js';
import { operatingSettings, signUpSettings } from './operating-settings.js';
import { researchSettings } from './research-settings.js';

/** The configuration, read once at startup and frozen. docs/configuration.md describes the settings. */
export type Config = ReturnType<typeof readConfig>;

export type StripeSettings = NonNullable<Config['stripe']>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Minimum length of a signing secret, in characters. */
export const MIN_SECRET = 32;

/** The folder of `package.json`, regardless of the working folder. */
const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Reads the environment, then fills gaps from `.env` in the working folder and in the service's folder. Nothing else
 * reads `process.env`.
 */
export function loadConfig(): Config {
  for (const file of [resolve('.env'), join(ROOT, '.env')]) {
    for (const [name, value] of Object.entries(parseEnv(readEnvFile(file)))) process.env[name] ??= value;
  }
  return readConfig(process.env);
}

function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new ConfigError(
      `${file} cannot be read (${code}): let the user who starts the service read it, or remove it.`,
    );
  }
}

/** Parses an environment into a frozen configuration; throws ConfigError for the first invalid value. */
export function readConfig(env: Environment) {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = integer(env, 'PORT', { default: 3000, min: 0, max: 65_535 });
  return Object.freeze({
    production: env['NODE_ENV'] === 'production',
    host,
    port,
    // Without a trailing slash.
    publicUrl: publicUrl(env) ?? localUrl(host, port),
    // null: the embedded PostgreSQL in `dataDir`.
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrls: replicaUrls(env),
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', { default: 10, min: 2, max: 500 }),
    statementTimeoutMs: integer(env, 'STATEMENT_TIMEOUT_MS', { default: 10_000, min: 100, max: 600_000 }),
    dataDir: text(env, 'DATA_DIR') ?? join(ROOT, '.data'),
    elasticsearch: elasticsearch(env),
    // null: PostgreSQL holds the queues.
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    research: researchSettings(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    stripe: stripe(env),
    creditPacks: creditPacks(env),
    // null: a secret is generated and kept in `dataDir`.
    sessionSecret: signingSecret(env, 'SESSION_SECRET'),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    ...signUpSettings(env),
    ...operatingSettings(env, host),
    // OWASP's parameters for argon2id. Not configurable, so that no setting can weaken them.
    passwordCost: { memoryKib: 19_456, passes: 2 },
  });
}

/** The address at which this machine reaches a server that listens on `host` and `port`. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Pages and routes are at its root, and clients see it: it must have no path, query, fragment or credentials. */
function publicUrl(env: Environment): string | null {
  const value = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (value === null || (!/[?#@]/.test(value) && new URL(value).pathname === '/')) return value;
  throw new ConfigError(
    'PUBLIC_URL has more than an address: leave out user, password, path, query and fragment, as in https://directory.example.',
  );
}

function replicaUrls(env: Environment): readonly string[] {
  const name = 'DATABASE_REPLICA_URLS';
  const given = list(env, name);
  if (given.length > 0 && text(env, 'DATABASE_URL') === null) {
    throw new ConfigError(
      `${name} requires DATABASE_URL: set it to the primary of the replicas, or remove ${name}.`,
    );
  }
  return Object.freeze(given.map((one) => url({ [name]: one }, name, ['postgres:', 'postgresql:'])!));
}

/** null: search runs on PostgreSQL. */
function elasticsearch(env: Environment) {
  // May contain a user and a password.
  const address = url(env, 'ELASTICSEARCH_URL', ['http:', 'https:']);
  // Alias of the index, and the prefix of the indexes behind it.
  const index = text(env, 'ELASTICSEARCH_INDEX') ?? 'directory';
  // After this time a search falls back to PostgreSQL.
  const timeoutMs = integer(env, 'ELASTICSEARCH_TIMEOUT_MS', { default: 1_000, min: 10, max: 60_000 });
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(index)) {
    throw new ConfigError(
      `ELASTICSEARCH_INDEX is ${JSON.stringify(index)}: use lower-case letters, digits, - and _ only.`,
    );
  }
  return address === null ? null : Object.freeze({ url: address, index, timeoutMs });
}

/** Requires both of Stripe's variables, or neither: then the service sells no credits. */
function stripe(env: Environment) {
  const secretKey = stripeSecret(env, 'STRIPE_SECRET_KEY', 'a secret key (sk_… or rk_…)', /^(pk|whsec)_/);
  const webhookSecret = stripeSecret(
    env,
    'STRIPE_WEBHOOK_SECRET',
    'a signing secret (whsec_…)',
    /^(pk|sk|rk)_/,
  );
  // Replaces the address of Stripe's API, for a mock such as stripe-mock.
  const apiBase = url(env, 'STRIPE_API_BASE', ['https:', 'http:']);
  if (secretKey === null && webhookSecret === null) return null;
  if (secretKey === null || webhookSecret === null) {
    const missing = secretKey === null ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new ConfigError(`${missing} is missing: set both of Stripe's variables, or neither.`);
  }
  return Object.freeze({ secretKey, webhookSecret, apiBase });
}

/** The error omits the value. Rejects other kinds of secrets, which were probably swapped. */
function stripeSecret(env: Environment, name: string, form: string, otherKind: RegExp): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (otherKind.test(value) || !/^[\x21-\x7e]+$/.test(value)) {
    throw new ConfigError(`${name} is invalid: set it to ${form}, as Stripe's dashboard shows it.`);
  }
  return value;
}

function creditPacks(env: Environment): readonly CreditPack[] {
  const value = text(env, 'CREDIT_PACKS');
  if (value === null) return DEFAULT_PACKS;
  const packs = parseCreditPacks(value);
  if (packs.ok) return packs.value;
  throw new ConfigError(`CREDIT_PACKS is invalid (${packs.message}): correct it.`);
}

function signingSecret(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && value.length < MIN_SECRET) {
    throw new ConfigError(
      `${name} is too short: set it to at least ${MIN_SECRET} random characters, such as those of "openssl rand -base64 32".`,
    );
  }
  return value;
}

export const searchEngines = ({ elasticsearch }: Pick<Config, 'elasticsearch'>) =>
  elasticsearch === null ? (['database'] as const) : (['database', 'elasticsearch'] as const);

/** Injects the configuration: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('config');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
