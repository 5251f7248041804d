import type { RequestListener } from 'node:http';
import type { Names } from '../../src/outbound/names.js';
import type { ResearchReport } from '../../src/research/researcher/findings.js';
import { Researcher, type Outside } from '../../src/research/researcher/researcher.js';
import type { ResearcherSettings } from '../../src/research/researcher/fetch/fetcher.js';
import { ReaderThreads } from '../../src/research/researcher/threads/reader-threads.js';
import type { SitePage } from './fictional-site.js';
import { serveSites, type SiteServer } from './site-server.js';

export interface Researched {
  readonly report: ResearchReport;
  /** `/path` of each request, in order, those of robots.txt and of security.txt left out. */
  readonly asked: readonly string[];
  readonly requests: SiteServer['requests'];
}

/** A file's tests share its threads: each takes a while to load the reader. */
const threads = new ReaderThreads();
afterAll(() => threads.close());

/** Settings of a researcher that waits for nothing and knows no site. */
const SETTINGS: ResearcherSettings = {
  publicUrl: 'https://directory.test',
  delayMs: 0,
  localSites: [],
};

/** A researcher without leases of other processes, and by default without names. */
export const researcherWith = (
  settings: Partial<ResearcherSettings> = {},
  outside: Outside = {},
): Researcher => new Researcher({ ...SETTINGS, ...settings }, { names: namesOf(), threads, ...outside });

/** Without end: the test's own limit stops what takes too long. */
export const untilDone = (): { signal: AbortSignal } => ({ signal: new AbortController().signal });

/** Names that are not there, unless they are given. */
export const namesOf = (known: Readonly<Record<string, readonly string[]>> = {}): Names => ({
  addresses: async (host) => [...(known[host] ?? [])],
  mailHosts: async () => [],
});

/** Researches `kontor.example`, which has these pages, or is served by this listener. */
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
        // Other hosts, and those below it, are looked up as any.
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
