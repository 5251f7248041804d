import { Connections, DnsNames, type Names } from '../../outbound/connections.js';
import type { ResearcherSettings } from './fetch/fetcher.js';
import { HostTurns, type HostLeases } from './fetch/host-turns.js';
import { OutboundError } from '../../outbound/outbound-error.js';
import { outcomeOf, unread, type ResearchReport } from './findings.js';
import { ReaderThreads } from './threads/reader-threads.js';

/** External dependencies, which tests replace. */
export interface Outside {
  /** Leases that coordinate processes. Without them, requests are serialized within this process only. */
  readonly leases?: HostLeases;
  readonly names?: Names;
  /** Worker threads owned and closed by the caller. Default: a pool of the researcher. */
  readonly threads?: ReaderThreads;
  /** CA certificates that replace those of the system. */
  readonly ca?: string;
}

/**
 * Looks up a domain's DNS records and reads the public pages of its site. Each process has one instance. It
 * sends one request at a time to each address and each registrable domain, across all visits, and across
 * processes if it has leases.
 */
export class Researcher {
  readonly #turns: HostTurns;
  readonly #names: Names;
  readonly #threads: ReaderThreads;

  constructor(
    private readonly settings: ResearcherSettings,
    private readonly outside: Outside = {},
  ) {
    this.#names = outside.names ?? new DnsNames();
    this.#threads = outside.threads ?? new ReaderThreads();
    this.#turns = new HostTurns(outside.leases);
  }

  /**
   * @param domain as normalized by `values/hostname`: lower case, Punycode, without `www.`
   * @returns the findings; errors of the site are part of the report
   * @throws the signal's reason once it is aborted; any other error is a defect
   */
  async research(domain: string, { signal }: { signal: AbortSignal }): Promise<ResearchReport> {
    signal.throwIfAborted();
    // Closes the connections of the visit, on success and on failure.
    const ending = new AbortController();
    const either = AbortSignal.any([signal, ending.signal]);
    const connections = new Connections(this.#names, this.settings.localSites, either, this.outside.ca);
    // The mail servers are optional: if their lookup fails, the research continues.
    const mail = this.#names.mailHosts(domain, signal).catch((error: unknown): string[] => {
      if (error instanceof OutboundError || signal.aborted) return [];
      throw error;
    });
    try {
      const host = await hostOf(domain, connections);
      const mx = await mail;
      if (host === null) {
        const reason = `${domain} has no address on the Internet${mx.length > 0 ? ', though it takes mail' : ''}.`;
        return unread('completed', reason, { dns: { resolves: false, mx } });
      }
      // The vocabulary of the extractors takes half of a server's memory, so it is loaded only to read a
      // site.
      const { SiteVisit } = await import('./site-visit.js');
      const [turns, threads, { settings }] = [this.#turns, this.#threads, this];
      const visit = new SiteVisit({ domain, connections, turns, threads, settings, signal }, host);
      return { ...(await visit.read()), dns: { resolves: true, mx } };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof OutboundError)) throw error;
      const dns = { resolves: error.failure === 'refused', mx: await mail };
      return unread(outcomeOf(error), error.message, { retryable: error.retryable, dns });
    } finally {
      ending.abort();
      await connections.close();
    }
  }

  /** Called by Nest after all jobs have ended. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.outside.threads) await this.#threads.close();
  }
}

/** The hostname of the site: the domain, or its `www.` subdomain. Null if neither has an address. */
async function hostOf(domain: string, connections: Connections): Promise<string | null> {
  for (const host of [domain, `www.${domain}`]) {
    if ((await connections.addresses(host)).length > 0) return host;
  }
  return null;
}
