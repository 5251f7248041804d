import type { RequestListener } from 'node:http';
import type { Names } from '../../src/research/researcher/fetch/names.js';
import type { ResearchReport } from '../../src/research/researcher/findings.js';
import { Researcher } from '../../src/research/researcher/researcher.js';
import type { SitePage } from './fictional-site.js';
import { serveSites, type SiteServer } from './site-server.js';

export interface Researched {
  readonly report: ResearchReport;
  /** `/path` of each request, in order, those of robots.txt and of security.txt left out. */
  readonly asked: readonly string[];
  readonly requests: SiteServer['requests'];
}

/** Names that are not there, unless they are given. */
export const namesOf = (known: Readonly<Record<string, readonly string[]>> = {}): Names => ({
  addresses: async (host) => [...(known[host] ?? [])],
  mailHosts: async () => [],
});

/** Researches `kontor.example`, which has these pages, or is served by this listener. */
export async function researchPages(
  site: Readonly<Record<string, SitePage>> | RequestListener,
  options: { names?: Names; delayMs?: number; signal?: AbortSignal } = {},
): Promise<Researched> {
  const server =
    typeof site === 'function'
      ? await serveSites([], { 'kontor.example': site })
      : await serveSites([{ host: 'kontor.example', pages: site, truth: { names: [] } }]);
  try {
    const researcher = new Researcher(
      {
        publicUrl: 'https://directory.test',
        delayMs: options.delayMs ?? 0,
        // Other hosts, and those below it, are looked up as any.
        localSites: ['kontor.example', 'www.kontor.example'].map((host) => ({
          ...server.localSites[0]!,
          host,
        })),
      },
      { names: options.names ?? namesOf() },
    );
    const signal = options.signal ?? AbortSignal.timeout(20_000);
    const report = await researcher.research('kontor.example', { signal });
    const paths = server.requests.map(({ line }) => line.replace(/^GET [^/]*/, ''));
    const asked = paths.filter((path) => !/^\/(robots|\.well-known\/security)\.txt$/.test(path));
    return { report, asked, requests: server.requests };
  } finally {
    await server.stop();
  }
}

/** A page with a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kontor</title>${head}</head><body>${body}</body></html>`;
