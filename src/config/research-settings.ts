import { isIP } from 'node:net';
import { ConfigError, integer, oneOf, text, type Environment } from './environment.js';

/** Research of unknown domains. */
export interface ResearchSettings {
  /** False: lookups ask for nothing to be looked into. */
  readonly enabled: boolean;
  /** Domains that one worker process looks into at the same time. */
  readonly concurrency: number;
  /** Requests of one account that are in the queue or running at the same time, in all workers. */
  readonly accountConcurrency: number;
  /** Requests that one account may have open; further lookups ask for no research. */
  readonly maxOpenPerAccount: number;
  /** Days after which findings that were not accepted lose their value and excerpt. */
  readonly retentionDays: number;
  /** Days after which a domain that was looked into is looked into again. */
  readonly repeatAfterDays: number;
  /** Milliseconds between two requests to one host. */
  readonly delayMs: number;
  /**
   * Hosts that are reached at an address which is otherwise refused: for tests with a site on this machine. Only hosts that
   * nobody can register, or addresses of the loopback network.
   */
  readonly localSites: readonly LocalSite[];
  /** Milliseconds before what failed is tried again; from attempt to attempt twice as many. Not from the environment. */
  readonly retryDelayMs: number;
  /** How often requests are looked for that the queue has forgotten, in milliseconds. Not from the environment. */
  readonly sweepEveryMs: number;
  /** What research that is under way may take when the process has to end, in milliseconds. Not from the environment. */
  readonly graceMs: number;
}

export interface LocalSite {
  /** `kontor.example`, or `*.example` for all below it. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** Top-level domains that are reserved: RFC 2606. */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** Throws ConfigError for the first value that is wrong. */
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
