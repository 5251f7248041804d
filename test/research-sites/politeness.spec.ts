import type { RequestListener } from 'node:http';
import type { SitePage } from './fictional-site.js';
import { page, researchPages, researcherWith, untilDone } from './researching.js';
import { serveSites } from './site-server.js';

const HOME = page('<a href="/contact">Contact</a> <a href="/about">About</a> info@kontor.example');
const text = (body: string, status = 200): SitePage => ({ body, type: 'text/plain', status });
const withRobots = (robots: string): Record<string, SitePage> => ({
  '/': HOME,
  '/contact': page('office@kontor.example'),
  '/about': page('about@kontor.example'),
  '/robots.txt': text(robots),
});

it('sends a User-Agent with an address for questions', async () => {
  const { requests } = await researchPages(withRobots(''));
  expect(new Set(requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['DirectoryServiceBot/1.0 (+https://directory.test/)']),
  );
});

describe('robots.txt', () => {
  it('is requested first, and once', async () => {
    const { requests } = await researchPages(withRobots(''));
    const lines = requests.map(({ line }) => line);
    expect(lines[0]).toBe('GET kontor.example/robots.txt');
    expect(lines.filter((line) => line.endsWith('/robots.txt'))).toHaveLength(1);
  });

  it.each([
    ['for all', 'User-agent: *\nDisallow: /\n'],
    ['for this reader', 'User-agent: DirectoryServiceBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n'],
    ['with a byte order mark and old line ends', '\ufeffUser-Agent: *\r\nDISALLOW: /\r\n'],
  ])('that forbids all pages, %s, ends the research as refused', async (_what, robots) => {
    const { report, asked } = await researchPages(withRobots(robots));
    expect(report).toMatchObject({
      outcome: 'refused',
      retryable: false,
      reason: 'The robots.txt of kontor.example does not allow http://kontor.example/ to be read.',
      findings: [],
    });
    expect(asked).toEqual([]);
  });

  it('that forbids a page leaves that page unread', async () => {
    const { report, asked } = await researchPages(
      withRobots('User-agent: *\nDisallow: /con*\nDisallow: /.well-known/'),
    );
    expect(report).toMatchObject({ outcome: 'completed', reason: null });
    expect(asked).toEqual(['/', '/about']);
    expect(report.pages.find(({ url }) => url.endsWith('/contact'))).toMatchObject({
      status: null,
      reason: 'The robots.txt of kontor.example does not allow http://kontor.example/contact to be read.',
    });
  });

  it.each([
    ['forbids others', 'User-agent: OtherBot\nDisallow: /\n'],
    ['allows more than it forbids', 'User-agent: *\nDisallow: /\nAllow: /\n'],
    ['is a page', '<!doctype html><p>Nothing here</p>'],
  ])('that %s does not prevent reading', async (_what, robots) => {
    expect((await researchPages(withRobots(robots))).asked).toEqual(['/', '/contact', '/about']);
  });

  it.each([
    [404, 'completed'],
    [401, 'completed'],
    [403, 'completed'],
    [500, 'failed'],
    [503, 'failed'],
    [429, 'failed'],
  ])('that answers %d ends the research as %s', async (status, outcome) => {
    const { report, asked } = await researchPages({ ...withRobots(''), '/robots.txt': text('', status) });
    expect(report).toMatchObject({ outcome, retryable: outcome === 'failed' });
    expect(asked.length > 0).toBe(outcome === 'completed');
  });

  it('is read up to its 512th KiB', async () => {
    const filler = `# ${'x'.repeat(1_000)}\n`.repeat(540);
    const early = await researchPages(withRobots(`User-agent: *\nDisallow: /\n${filler}`));
    expect(early.report.outcome).toBe('refused');
    const late = await researchPages(withRobots(`${filler}\nUser-agent: *\nDisallow: /\n`));
    expect(late.report.outcome).toBe('completed');
  });
});

describe('directives of a page', () => {
  const headers =
    (value: string): RequestListener =>
    (request, response) =>
      request.url === '/'
        ? response.writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': value }).end(HOME)
        : response.writeHead(404).end();

  it.each([
    ['noindex', '<meta name="robots" content="noindex, follow">'],
    ['noai', '<META NAME="ROBOTS" CONTENT="index,NOAI,noimageai">'],
    ['none', '<meta name="robots" content="none">'],
    ['noindex', '<meta name="directoryservicebot" content="noindex">'],
  ])('refuse it by %s in a meta tag', async (directive, tag) => {
    const { report, asked } = await researchPages({ '/': page('info@kontor.example', tag) });
    expect(report).toMatchObject({
      outcome: 'refused',
      reason: `http://kontor.example/ says "${directive}" to robots, so it is not read.`,
      findings: [],
    });
    expect(asked).toEqual(['/']);
  });

  it.each([
    'noindex',
    'nofollow, NoAI',
    'directoryservicebot: noindex',
    'otherbot: all, directoryservicebot: noai',
  ])('refuse it by the header: %s', async (value) => {
    const { report } = await researchPages(headers(value));
    expect(report).toMatchObject({ outcome: 'refused', findings: [] });
  });

  it.each([
    'all',
    'otherbot: noindex',
    'otherbot: noindex, nofollow',
    'unavailable_after: 25 Jun 2030 15:00:00 PST',
    'noarchive',
  ])('allow it when the header says %s', async (value) => {
    const { report } = await researchPages(headers(value));
    expect(report).toMatchObject({ outcome: 'completed', reason: null });
  });

  it('leave a subpage unread, and read the others', async () => {
    const { report } = await researchPages({
      '/': HOME,
      '/contact': page('office@kontor.example', '<meta name="robots" content="noindex">'),
      '/about': page('about@kontor.example'),
    });
    const addresses = report.findings.flatMap((one) =>
      one.kind === 'email_address' ? [one.value.address] : [],
    );
    expect(addresses.toSorted()).toEqual(['about@kontor.example', 'info@kontor.example']);
  });

  it('keep links from being followed', async () => {
    const head = '<meta name="robots" content="nofollow">';
    const { asked } = await researchPages({
      '/': page('<a href="/contact">Contact</a>', head),
      '/contact': HOME,
    });
    expect(asked).toEqual(['/']);
  });
});

it('sends a host one request at a time, with a pause, across all researches', async () => {
  let open = 0;
  let most = 0;
  const ends: number[] = [];
  const begins: number[] = [];
  const server = await serveSites([], {
    'kontor.example': (request, response) => {
      begins.push(performance.now());
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        ends.push(performance.now());
        if (request.url === '/') response.setHeader('content-type', 'text/html').end(HOME);
        else response.writeHead(404).end();
      }, 10);
    },
  });
  const researcher = researcherWith({ delayMs: 25, localSites: server.localSites });
  await Promise.all([1, 2].map(() => researcher.research('kontor.example', untilDone())));
  await server.stop();
  expect(most).toBe(1);
  expect(begins.length).toBeGreaterThan(6);
  const pauses = begins.slice(1).map((began, at) => began - ends[at]!);
  expect(Math.min(...pauses)).toBeGreaterThan(20);
});

it('does not pause without a connection: it tries http right after https', async () => {
  const asked: unknown[] = [];
  const seen = new AbortController();
  const research = researchPages(
    (request, response) => {
      asked.push(request.url);
      seen.abort(new Error('seen'));
      response.end();
    },
    { delayMs: 3_600_000, signal: seen.signal },
  );
  await expect(research).rejects.toThrow('seen');
  expect(asked).toEqual(['/robots.txt']);
});

it('pauses as long as robots.txt requests', async () => {
  const { requests } = await researchPages(
    { '/': HOME, '/robots.txt': text('User-agent: *\nCrawl-delay: 0.15\n') },
    { delayMs: 1 },
  );
  const times = requests.map(({ at }) => at);
  const pauses = times.slice(2).map((time, at) => time - times[at + 1]!);
  expect(Math.min(...pauses)).toBeGreaterThan(140);
});

it('reads at most ten pages', async () => {
  const kinds = [
    'contact',
    'team',
    'staff',
    'people',
    'board',
    'about',
    'company',
    'imprint',
    'legal-notice',
    'kontakt',
    'equipe',
  ];
  const links = kinds
    .flatMap((kind) => [1, 2, 3].map((at) => `<a href="/${kind}-${at}">${kind}</a>`))
    .join(' ');
  const { report, requests } = await researchPages((request, response) =>
    request.url === '/robots.txt'
      ? response.writeHead(404).end()
      : response.setHeader('content-type', 'text/html').end(page(links)),
  );
  expect(report.pages.length).toBeLessThanOrEqual(10);
  expect(requests.length).toBeLessThanOrEqual(11);
  expect(report.pages.at(-1)!.url).toBe('http://kontor.example/.well-known/security.txt');
});

it('stops when it is aborted, with the given reason', async () => {
  const stopping = new AbortController();
  const research = researchPages(() => stopping.abort(new Error('enough')), { signal: stopping.signal });
  await expect(research).rejects.toThrow('enough');
});
