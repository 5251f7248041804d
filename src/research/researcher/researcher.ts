import { Connections } from './fetch/connections.js';
import { HostTurns, type HostLocks } from './fetch/host-turns.js';
import { DnsNames, type Names } from './fetch/names.js';
import { Obstacle } from './fetch/obstacle.js';
import type { DnsFacts, ResearchReport } from './findings.js';
import type { ResearcherSettings } from './settings.js';

/** What is outside of the process. Tests put their own in its place. */
export interface Outside {
  /** Keeps other processes from the hosts that are read; without it there are none. */
  readonly locks?: HostLocks;
  readonly names?: Names;
  /** Certificates to trust in place of the system's. */
  readonly ca?: string;
}

/**
 * Looks at a domain's DNS and reads the site's own public pages. One instance for a process: it keeps to one request at
 * a time for each host, across all that it is asked at once, and with locks across all processes that share these.
 */
export class Researcher {
  readonly #turns: HostTurns;
  readonly #names: Names;

  constructor(
    private readonly settings: ResearcherSettings,
    private readonly outside: Outside = {},
  ) {
    this.#names = outside.names ?? new DnsNames();
    this.#turns = new HostTurns(outside.locks);
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
    const connections = new Connections(
      this.#names,
      this.settings.localSites,
      AbortSignal.any([signal, ending.signal]),
      this.outside.ca,
    );
    try {
      return await this.#look(domain, connections, signal);
    } finally {
      ending.abort();
      await connections.close();
    }
  }

  async #look(domain: string, connections: Connections, signal: AbortSignal): Promise<ResearchReport> {
    const mail = this.#names.mailHosts(domain, signal).catch(nothingOf(signal));
    try {
      const host = await hostOf(domain, connections);
      const mx = await mail;
      if (host === null) return nothingThere(domain, mx);
      // With all their words the extractors take half of a server's memory: who reads no site does without.
      const { SiteVisit } = await import('./site/site-visit.js');
      const visit = new SiteVisit(domain, host, connections, this.#turns, this.settings, signal);
      return { ...(await visit.read()), dns: { resolves: true, mx } };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Obstacle)) throw error;
      const dns: DnsFacts = { resolves: error.outcome === 'refused', mx: await mail };
      return {
        outcome: error.outcome,
        retryable: error.retryable,
        reason: error.message,
        dns,
        pages: [],
        findings: [],
      };
    }
  }
}

/** The name under which the site is: the domain, or else its `www.` name. Null if neither has an address. */
async function hostOf(domain: string, connections: Connections): Promise<string | null> {
  for (const host of [domain, `www.${domain}`]) {
    if ((await connections.addresses(host)).length > 0) return host;
  }
  return null;
}

function nothingThere(domain: string, mx: readonly string[]): ResearchReport {
  const reason = `${domain} has no address on the Internet${mx.length > 0 ? ', though it takes mail' : ''}.`;
  return {
    outcome: 'completed',
    retryable: false,
    reason,
    dns: { resolves: false, mx },
    pages: [],
    findings: [],
  };
}

/** Whether a domain takes mail is a side question: without an answer, the research goes on. */
const nothingOf =
  (signal: AbortSignal) =>
  (error: unknown): string[] => {
    if (error instanceof Obstacle || signal.aborted) return [];
    throw error;
  };
