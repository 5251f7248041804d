import { isIP } from 'node:net';
import { ConfigError, integer, oneOf, text, type Environment } from './environment.js';

/** Research of unknown domains. */
export interface ResearchSettings {
  /** False: lookups request no research. */
  readonly enabled: boolean;
  /** Domains that one worker researches concurrently. */
  readonly concurrency: number;
  /** Queued or running requests per account, in all workers. */
  readonly accountConcurrency: number;
  /** Open requests per account; further lookups request no research. */
  readonly maxOpenPerAccount: number;
  /** Days after which the values and excerpts of findings that were not accepted are deleted. */
  readonly retentionDays: number;
  /** Days after which a domain can be researched again. */
  readonly repeatAfterDays: number;
  /** Milliseconds between two requests to one host. */
  readonly delayMs: number;
  /**
   * Hosts at addresses that research otherwise refuses, for tests with a site on this machine. Only reserved host names
   * or loopback addresses.
   */
  readonly localSites: readonly LocalSite[];
  /** Milliseconds before the first retry; doubles with each attempt. Not configurable. */
  readonly retryDelayMs: number;
  /** Milliseconds between searches for stale requests, which the queue has lost. Not configurable. */
  readonly sweepEveryMs: number;
  /** Milliseconds for running research to finish at shutdown. Not configurable. */
  readonly graceMs: number;
}

export interface LocalSite {
  /** `kontor.example`, or `*.example` for all its subdomains. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** Reserved top-level domains (RFC 2606). */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** Throws ConfigError for the first invalid value. */
export function researchSettings(env: Environment): ResearchSettings {
  return Object.freeze({
    enabled: oneOf(env, 'RESEARCH_ENABLED', ['true', 'false'], 'true') === 'true',
    concurrency: integer(env, 'RESEARCH_CONCURRENCY', { default: 50, min: 1, max: 1_000 }),
    accountConcurrency: integer(env, 'RESEARCH_ACCOUNT_CONCURRENCY', { default: 25, min: 1, max: 1_000 }),
    maxOpenPerAccount: integer(env, 'RESEARCH_ACCOUNT_OPEN', { default: 200, min: 1, max: 1_000_000 }),
    retentionDays: integer(env, 'FINDINGS_RETENTION_DAYS', { default: 180, min: 1, max: 36_500 }),
    repeatAfterDays: integer(env, 'RESEARCH_REPEAT_AFTER_DAYS', { default: 30, min: 0, max: 36_500 }),
    delayMs: integer(env, 'RESEARCH_DELAY_MS', { default: 250, min: 0, max: 60_000 }),
    localSites: Object.freeze(localSites(env)),
    retryDelayMs: 15_000,
    sweepEveryMs: 30_000,
    graceMs: 10_000,
  });
}

function localSites(env: Environment): LocalSite[] {
  const entries = (text(env, 'RESEARCH_ALLOW_ADDRESSES') ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map(localSite);
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
