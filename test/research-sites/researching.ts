import type { RequestListener } from 'node:http';
import type { Names } from '../../src/outbound/connections.js';
import type { ResearchReport } from '../../src/research/researcher/findings.js';
import { Researcher, type Outside } from '../../src/research/researcher/researcher.js';
import type { ResearcherSettings } from '../../src/research/researcher/fetch/fetcher.js';
import { ReaderThreads } from '../../src/research/researcher/threads/reader-threads.js';
import type { SitePage } from './fictional-site.js';
import { serveSites, type SiteServer } from './site-server.js';

export interface Researched {
  readonly report: ResearchReport;
  /** The path of each request, in order, without robots.txt and security.txt. */
  readonly asked: readonly string[];
  readonly requests: SiteServer['requests'];
}

/** The tests of a file share its threads, because each thread loads the reader, which takes time. */
const threads = new ReaderThreads();
afterAll(() => threads.close());

/** Settings of a researcher that neither pauses nor resolves names. */
const SETTINGS: ResearcherSettings = {
  publicUrl: 'https://directory.test',
  delayMs: 0,
  localSites: [],
};

/** Creates a researcher without the leases of other processes, and by default without DNS. */
export const researcherWith = (
  settings: Partial<ResearcherSettings> = {},
  outside: Outside = {},
): Researcher => new Researcher({ ...SETTINGS, ...settings }, { names: namesOf(), threads, ...outside });

/** A signal that never aborts. The test's time limit ends a research that takes too long. */
export const untilDone = (): { signal: AbortSignal } => ({ signal: new AbortController().signal });

/** Resolves names: only the given ones exist. */
export const namesOf = (known: Readonly<Record<string, readonly string[]>> = {}): Names => ({
  addresses: async (host) => [...(known[host] ?? [])],
  mailHosts: async () => [],
});

/** Researches `kontor.example`, which has these pages or is served by this listener. */
export async function researchPages(
  site: Readonly<Record<string, SitePage>> | RequestListener,
  options: { names?: Names; threads?: ReaderThreads; delayMs?: number; signal?: AbortSignal } = {},
): Promise<Researched> {
  const server =
    typeof site === 'function'
      ? await serveSites([], { 'kontor.example': site })
      : await serveSites([{ host: 'kontor.example', pages: site }]);
  try {
    const researcher = researcherWith(
      {
        delayMs: options.delayMs ?? 0,
        // Other hosts, including subdomains, are resolved like any name.
        localSites: ['kontor.example', 'www.kontor.example'].map((host) => ({
          ...server.localSites[0]!,
          host,
        })),
      },
      {
        ...(options.names && { names: options.names }),
        ...(options.threads && { threads: options.threads }),
      },
    );
    const signal = options.signal ?? untilDone().signal;
    const report = await researcher.research('kontor.example', { signal });
    const paths = server.requests.map(({ line }) => line.replace(/^GET [^/]*/, ''));
    const asked = paths.filter((path) => !/^\/(robots|\.well-known\/security)\.txt$/.test(path));
    return { report, asked, requests: server.requests };
  } finally {
    await server.stop();
  }
}

export { page } from './fictional-site.js';
