import { createServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { CERTIFICATE, KEY } from './certificate.js';
import { namesOf, page, researchPages, researcherWith, untilDone } from './researching.js';
import { listen, serveSites, stop } from './site-server.js';

const HOME = page('<a href="/contact">Contact</a> info@kontor.example');

describe('addresses', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['private', '10.1.2.3'],
    ['link-local, with cloud metadata', '169.254.169.254'],
    ['carrier NAT', '100.64.1.1'],
    ['IPv6 loopback', '::1'],
    ['mapped IPv6', '::ffff:192.168.0.1'],
    ['6to4', '2002:7f00:1::'],
    ['multicast', '224.0.0.251'],
    ['multicast IPv6', 'ff02::fb'],
  ])('of a domain are refused when they are %s', async (_kind, address) => {
    const names = namesOf({ 'inside.test': [address] });
    const report = await researcherWith({}, { names }).research('inside.test', untilDone());
    expect(report).toEqual({
      outcome: 'refused',
      retryable: false,
      reason: 'inside.test is at an address that is not public.',
      dns: { resolves: true, mx: [] },
      pages: [],
      findings: [],
    });
  });

  it('of www. are used when the domain has no other', async () => {
    const names = namesOf({ 'www.inside.test': ['10.0.0.1'] });
    const report = await researcherWith({}, { names }).research('inside.test', untilDone());
    expect(report).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('www.inside.test is at'),
    });
  });
});

describe('redirects', () => {
  it.each([
    ['an address', 'http://127.0.0.1/admin', /names an address/],
    ['a decimal address', 'http://2130706433/', /names an address/],
    ['an octal address', 'http://017700000001/', /names an address/],
    ['a hexadecimal address', 'http://0x7f000001/', /names an address/],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data/', /names an address/],
    ['an IPv6 address', 'http://[::1]/', /names an address/],
    ['localhost', 'http://localhost/', /local network/],
    ['a name of a local network', 'http://printer.local/', /local network/],
    ['another port', 'http://kontor.example:6379/', /port 6379/],
    ['a file', 'file:///etc/passwd', /neither http nor https/],
    ['gopher', 'gopher://kontor.example/', /neither http nor https/],
    ['a user', 'http://admin:admin@kontor.example/', /with a password/],
    ['a name of the site that is private', 'http://intern.kontor.example/', /not public/],
  ])('to %s are not followed', async (_what, location, reason) => {
    const names = namesOf({ 'intern.kontor.example': ['192.168.7.7'] });
    const { report, asked } = await researchPages(
      (_request, response) => response.writeHead(302, { location }).end(),
      { names },
    );
    expect(report.outcome).toBe(report.reason?.includes('robots') ? 'failed' : 'refused');
    expect(report.reason).toMatch(reason);
    expect(report.findings).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  it('to another domain end the research, which reports the target', async () => {
    const { report } = await researchPages((request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(404).end()
        : response.writeHead(301, { location: 'https://elsewhere.test/' }).end(),
    );
    expect(report).toMatchObject({
      outcome: 'completed',
      reason:
        'kontor.example leads to another domain, elsewhere.test, which is not read in its name: look that up instead.',
      findings: [],
    });
  });

  it('to www. and within the site are followed, up to three', async () => {
    const { report, requests } = await researchPages((request, response) => {
      if (request.url === '/robots.txt') return response.writeHead(404).end();
      const isWww = request.headers.host!.startsWith('www.');
      if (!isWww) return response.writeHead(301, { location: 'http://www.kontor.example/a' }).end();
      if (request.url === '/a') return response.writeHead(307, { location: '/b?x=1#top' }).end();
      return response.setHeader('content-type', 'text/html').end(page('info@kontor.example'));
    });
    expect(report).toMatchObject({ outcome: 'completed', reason: null });
    expect(report.pages[0]).toMatchObject({ url: 'http://www.kontor.example/b?x=1', status: 200 });
    expect(report.findings.map(({ url }) => url)).toContain('http://www.kontor.example/b?x=1');
    // Each host has a separate robots.txt.
    expect(requests.filter(({ line }) => line.endsWith('/robots.txt')).map(({ line }) => line)).toEqual(
      expect.arrayContaining(['GET kontor.example/robots.txt', 'GET www.kontor.example/robots.txt']),
    );
  });

  it.each([
    ['that lead back', (path: string) => (path === '/' ? '/a' : '/'), /leads back to itself/],
    ['without end', (path: string) => `${path}a`, /leads on more than 3 times/],
    ['to nowhere', () => 'http://', /redirects to an invalid address/],
    ['to an endless address', () => `/${'a'.repeat(2_048)}`, /leads to an address that is too long/],
  ])('%s are aborted', async (_what, next, reason) => {
    const { report, asked } = await researchPages((request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(404).end()
        : response.writeHead(302, { location: next(request.url!) }).end(),
    );
    expect(report).toMatchObject({ outcome: 'completed', findings: [] });
    expect(report.reason).toMatch(reason);
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

describe('bodies', () => {
  it.each([
    ['a compression bomb', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(300 * 1024 * 1024))],
    ['more than a mebibyte', {}, Buffer.alloc(1024 * 1024 + 1, 'a')],
  ])('of %s are not read', async (_what, headers, body) => {
    const { report } = await researchPages((request, response) =>
      request.url === '/'
        ? response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
        : response.writeHead(404).end(),
    );
    expect(report).toMatchObject({ outcome: 'completed', findings: [] });
    expect(report.reason).toMatch(/is longer than 1024 KiB/);
  });

  it.each([
    ['deep', '<div>'.repeat(100_000)],
    ['of more elements than a page has', '<p>x'.repeat(70_000)],
    ['of attributes', `<p ${Array.from({ length: 5_000 }, (_, at) => `a${at}=1`).join(' ')}>`],
  ])('that are %s are not read', async (_what, body) => {
    const { report } = await researchPages({ '/': page(body) });
    expect(report).toMatchObject({ outcome: 'completed', findings: [] });
    expect(report.reason).toMatch(/nested too deeply, or has too many elements/);
  });

  it('that exploit slow rules are read in time', async () => {
    const hostile = [
      'a'.repeat(200_000),
      'a@'.repeat(50_000),
      'a.'.repeat(50_000) + '@',
      'x at '.repeat(20_000),
      '1 '.repeat(60_000),
      'Aa Bb, '.repeat(20_000),
      '12345 '.repeat(20_000),
      `${'('.repeat(20_000)}at${')'.repeat(20_000)}`,
    ];
    // A quadratic rule takes longer here than a test may.
    for (const text of hostile) {
      const { report } = await researchPages({
        '/': page(`<p>${text}</p><a href="mailto:${text.slice(0, 9_000)}">x</a>`),
      });
      expect(report.outcome).toBe('completed');
    }
  });
});

describe('TLS', () => {
  async function researchOverTls(domain: string, ca?: string) {
    const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) =>
      request.url === '/'
        ? response.setHeader('content-type', 'text/html').end(HOME)
        : response.writeHead(404).end(),
    );
    const port = await listen(server);
    try {
      const localSites = [{ host: '*.example', address: '127.0.0.1', port }];
      const researcher = researcherWith({ localSites }, ca === undefined ? {} : { ca });
      return await researcher.research(domain, untilDone());
    } finally {
      await stop(server);
    }
  }

  it('is used with a valid certificate', async () => {
    const report = await researchOverTls('kontor.example', CERTIFICATE);
    expect(report).toMatchObject({ outcome: 'completed', reason: null });
    expect(report.pages[0]).toMatchObject({ url: 'https://kontor.example/', status: 200 });
  });

  it.each([
    ['is self-signed', 'kontor.example', undefined],
    ['is another site’s', 'other.example', CERTIFICATE],
  ])('with a certificate that %s is refused, and http is not tried', async (_what, domain, ca) => {
    expect(await researchOverTls(domain, ca)).toMatchObject({
      outcome: 'failed',
      retryable: false,
      reason: `${domain} shows a certificate that cannot be verified.`,
      findings: [],
    });
  });
});

it('reveals no details of the machine in the report', async () => {
  const server = await serveSites([]);
  await server.stop();
  const localSites = server.localSites;
  const report = await researcherWith({ localSites }).research('kontor.example', untilDone());
  expect(report).toMatchObject({
    outcome: 'failed',
    retryable: true,
    reason: 'kontor.example cannot be reached over http.',
  });
  expect(JSON.stringify(report)).not.toMatch(/127\.0\.0\.1|ECONN|node:|at .*\.js/);
});
