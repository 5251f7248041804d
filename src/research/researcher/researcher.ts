import { Connections } from './fetch/connections.js';
import { HostTurns, type HostLeases } from './fetch/host-turns.js';
import { DnsNames, type Names } from './fetch/names.js';
import { Obstacle } from './fetch/obstacle.js';
import { unread, type ResearchReport } from './findings.js';
import type { ResearcherSettings } from './site/site-visit.js';
import { ReaderThreads } from './threads/reader-threads.js';

/** What is outside of the process. Tests put their own in its place. */
export interface Outside {
  /** Leases that other processes respect; without it this process is alone. */
  readonly leases?: HostLeases;
  readonly names?: Names;
  /** Threads that another owner closes. Default: a pool of its own. */
  readonly threads?: ReaderThreads;
  /** Certificates to trust in place of the system's. */
  readonly ca?: string;
}

/**
 * Looks at a domain's DNS and reads the site's own public pages. One instance for a process: it sends one request at
 * a time to each address and to each registrable domain, across all of its visits, and with leases across processes.
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
   * @param domain as `values/hostname` normalises it: lower case, punycode, without `www.`
   * @returns what was found; what goes wrong on the way is in the report
   * @throws the signal's reason once it is aborted; anything else is a defect
   */
  async research(domain: string, { signal }: { signal: AbortSignal }): Promise<ResearchReport> {
    signal.throwIfAborted();
    // What the visit opened ends with it, whatever ends it.
    const ending = new AbortController();
    const either = AbortSignal.any([signal, ending.signal]);
    const connections = new Connections(this.#names, this.settings.localSites, either, this.outside.ca);
    // Whether the domain takes mail is a side question: without an answer, the research goes on.
    const mail = this.#names.mailHosts(domain, signal).catch((error: unknown): string[] => {
      if (error instanceof Obstacle || signal.aborted) return [];
      throw error;
    });
    try {
      const host = await hostOf(domain, connections);
      const mx = await mail;
      if (host === null) {
        const reason = `${domain} has no address on the Internet${mx.length > 0 ? ', though it takes mail' : ''}.`;
        return unread('completed', reason, { dns: { resolves: false, mx } });
      }
      // With all their words the extractors take half of a server's memory: who reads no site does without.
      const { SiteVisit } = await import('./site/site-visit.js');
      const [turns, threads, { settings }] = [this.#turns, this.#threads, this];
      const visit = new SiteVisit({ domain, host, connections, turns, threads, settings, signal });
      return { ...(await visit.read()), dns: { resolves: true, mx } };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Obstacle)) throw error;
      const dns = { resolves: error.outcome === 'refused', mx: await mail };
      return unread(error.outcome, error.message, { retryable: error.retryable, dns });
    } finally {
      ending.abort();
      await connections.close();
    }
  }

  /** Called by Nest, after jobs have ended. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.outside.threads) await this.#threads.close();
  }
}

/** The name under which the site is: the domain, or else its `www.` name. Null if neither has an address. */
async function hostOf(domain: string, connections: Connections): Promise<string | null> {
  for (const host of [domain, `www.${domain}`]) {
    if ((await connections.addresses(host)).length > 0) return host;
  }
  return null;
}
