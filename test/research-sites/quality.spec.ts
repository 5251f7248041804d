import { FINDING_KINDS, type ResearchReport } from '../../src/research/researcher/findings.js';
import { Researcher } from '../../src/research/researcher/researcher.js';
import type { FictionalSite } from './fictional-site.js';
import { namesOf } from './researching.js';
import { precision, recall, score } from './score.js';
import { serveSites, type SiteServer } from './site-server.js';
import { ALL_HELD_OUT_SITES as HELD_OUT_SITES, DEVELOPMENT_SITES } from './sites.js';

let server: SiteServer;
let results: { site: FictionalSite; report: ResearchReport }[];

beforeAll(async () => {
  const sites = [...DEVELOPMENT_SITES, ...HELD_OUT_SITES];
  server = await serveSites(sites);
  const researcher = new Researcher(
    { publicUrl: 'https://directory.test', delayMs: 0, localSites: server.localSites },
    { names: namesOf() },
  );
  results = [];
  for (const site of sites) {
    results.push({
      site,
      report: await researcher.research(site.host, { signal: AbortSignal.timeout(20_000) }),
    });
  }
  // Hundreds of sites, one after the other.
}, 120_000);
afterAll(() => server.stop());

it('reads at least thirty sites, at least half as many held out as written against', () => {
  expect(DEVELOPMENT_SITES.length + HELD_OUT_SITES.length).toBeGreaterThanOrEqual(30);
  expect(HELD_OUT_SITES.length).toBeGreaterThanOrEqual(15);
  expect(results.filter(({ report }) => report.outcome !== 'completed' || report.reason !== null)).toEqual(
    [],
  );
});

it('finds what is there on the sites that it was written against', () => {
  const scores = score(results.slice(0, DEVELOPMENT_SITES.length));
  expect(scores.flatMap(({ wrong, missed }) => [...wrong, ...missed])).toEqual([]);
});

it('finds most of what is there on the others, and little else', () => {
  const scores = score(results.slice(DEVELOPMENT_SITES.length));
  const all = {
    measured: scores[0]!.measured,
    right: scores.flatMap(({ right }) => right),
    wrong: scores.flatMap(({ wrong }) => wrong),
    missed: scores.flatMap(({ missed }) => missed),
  };
  expect(precision(all)).toBeGreaterThanOrEqual(0.95);
  expect(recall(all)).toBeGreaterThanOrEqual(0.85);
});

it('cites every finding with its page, an excerpt, a time, and a confidence with its reason', () => {
  for (const { report } of results) {
    const read = new Set(report.pages.filter(({ reason }) => reason === null).map(({ url }) => url));
    for (const finding of report.findings) {
      expect(read).toContain(finding.url);
      expect(Array.from(finding.excerpt).length).toBeLessThanOrEqual(300);
      // Plain text: no control characters, nothing invisible.
      expect(finding.excerpt).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
      expect(new Date(finding.read_at).toISOString()).toBe(finding.read_at);
      expect(finding.confidence).toBeGreaterThan(0);
      expect(finding.confidence).toBeLessThanOrEqual(1);
      expect(finding.reason).toMatch(/^\p{Lu}.*\.$/u);
    }
  }
});

/** A couple's last name is written as that of several, which neither has: `Tomáš a Jana Kubíčkovi`. */
const COUPLE = /\p{Lu}\p{Ll}+ [ai] \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:ovi|scy|ccy)(?!\p{L})/u;

it('excerpts contain the value as the page spells it', () => {
  for (const { report } of results) {
    for (const { kind, value, excerpt } of report.findings) {
      if (kind === 'organization_name') expect(excerpt).toContain(value.name);
      if (kind === 'phone') expect(excerpt).toContain(value.written);
      if (kind === 'person' && !COUPLE.test(excerpt)) expect(excerpt).toContain(value.last_name);
      if (kind === 'description') expect(excerpt).toContain(Array.from(value.text).slice(0, 200).join(''));
    }
  }
});

it('has each value once, in the order of the kinds, as JSON can hold it', () => {
  for (const { report } of results) {
    const ids = report.findings.map(({ kind, key }) => `${kind} ${key}`);
    expect(new Set(ids).size).toBe(ids.length);
    const kinds = report.findings.map(({ kind }) => FINDING_KINDS.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  }
});
