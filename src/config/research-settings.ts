import { isIP } from 'node:net';
import { ConfigError, integer, list, oneOf, type Environment } from './environment.js';

export type ResearchSettings = ReturnType<typeof researchSettings>;

export interface LocalSite {
  /** `kontor.example`, or `*.example` for all its subdomains. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** Reserved top-level domains (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

export function researchSettings(env: Environment) {
  const settings = {
    enabled: oneOf(env, 'RESEARCH_ENABLED', ['true', 'false'], 'true') === 'true',
    concurrency: integer(env, 'RESEARCH_CONCURRENCY', { default: 50, min: 1, max: 1_000 }),
    accountConcurrency: integer(env, 'RESEARCH_ACCOUNT_CONCURRENCY', { default: 25, min: 1, max: 1_000 }),
    maxOpenPerAccount: integer(env, 'RESEARCH_ACCOUNT_OPEN', { default: 200, min: 1, max: 1_000_000 }),
    retentionDays: integer(env, 'FINDINGS_RETENTION_DAYS', { default: 180, min: 1, max: 36_500 }),
    repeatAfterDays: integer(env, 'RESEARCH_REPEAT_AFTER_DAYS', { default: 30, min: 0, max: 36_500 }),
    delayMs: integer(env, 'RESEARCH_DELAY_MS', { default: 250, min: 0, max: 60_000 }),
    /** Hosts at addresses that research otherwise refuses: only reserved host names or loopback addresses. */
    localSites: Object.freeze(list(env, 'RESEARCH_ALLOW_ADDRESSES').map(localSite)),
    // Not configurable: the delay before the first retry, which doubles with each attempt; the interval of searches for
    // requests that the queue has lost; and the time for running research to finish at shutdown.
    retryDelayMs: 15_000,
    sweepEveryMs: 30_000,
    graceMs: 10_000,
  };
  return Object.freeze(settings);
}

function localSite(entry: string): LocalSite {
  const match = /^((?:\*\.)?[a-z0-9.-]+)=\[?([0-9a-f.:]+?)\]?:(\d{1,5})$/.exec(entry.toLowerCase());
  const [, host = '', address = '', port = ''] = match ?? [];
  if (match === null || isIP(address) === 0 || Number(port) > 65_535) {
    throw new ConfigError(
      `RESEARCH_ALLOW_ADDRESSES has ${JSON.stringify(entry)}: list hosts with the address and port that serve them, such as *.example=127.0.0.1:8080.`,
    );
  }
  if (!RESERVED.test(host) && !LOOPBACK.test(address)) {
    throw new ConfigError(
      `RESEARCH_ALLOW_ADDRESSES has ${JSON.stringify(entry)}: it takes hosts below example, test, invalid or localhost, or addresses of the loopback network. It is for tests.`,
    );
  }
  return Object.freeze({ host, address, port: Number(port) });
}
