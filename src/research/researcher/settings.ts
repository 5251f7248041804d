/** How sites are approached. From the configuration; tests give their own. */
export interface ResearcherSettings {
  /** The operator's address, which the User-Agent names. */
  readonly publicUrl: string;
  /** Milliseconds between two requests to one host; robots.txt may ask for more, up to ten seconds. */
  readonly delayMs: number;
  /** Hosts that are reached at an address which is otherwise refused. Empty outside of tests. */
  readonly localSites: readonly LocalSite[];
}

/** `host` (`kontor.example`, or `*.example` for all below it) is served at this address and port. */
export interface LocalSite {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}
