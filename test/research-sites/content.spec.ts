import type { SitePage } from './fictional-site.js';
import { namesOf, page, researchPages, researcherWith, untilDone } from './researching.js';
import { serveSites } from './site-server.js';

const HOME = page('info@kontor.example');
const reportOf = async (pages: Record<string, SitePage>) => (await researchPages(pages)).report;
const addressesIn = async (home: SitePage): Promise<string[]> =>
  (await reportOf({ '/': home })).findings.flatMap((one) =>
    one.kind === 'email_address' ? [one.value.address] : [],
  );

it('reports requested pages, read pages and the time', async () => {
  const report = await reportOf({
    '/': page('<a href="/contact">Contact</a> info@kontor.example'),
    '/contact': page('x'),
  });
  expect(report.pages.map(({ url, status, reason }) => [url, status, reason])).toEqual([
    ['http://kontor.example/', 200, null],
    ['http://kontor.example/contact', 200, null],
    ['http://kontor.example/about', 404, 'http://kontor.example/about answers 404.'],
    [
      'http://kontor.example/.well-known/security.txt',
      404,
      'http://kontor.example/.well-known/security.txt answers 404.',
    ],
  ]);
  for (const { read_at } of report.pages) expect(new Date(read_at).toISOString()).toBe(read_at);
});

it.each<[string, string]>([
  ['HTML', 'text/html'],
  ['HTML with a charset', 'TEXT/HTML; charset=utf-8'],
  ['XHTML', 'application/xhtml+xml'],
  ['HTML that is called text', 'text/plain'],
  ['HTML that is called anything', 'application/octet-stream'],
  ['HTML that is called nothing', ''],
])('reads %s', async (_what, type) => {
  expect(await addressesIn({ body: HOME, type })).toEqual(['info@kontor.example']);
});

it('reads plain text', async () => {
  expect(await addressesIn({ body: 'Kontor\ninfo@kontor.example\n', type: 'text/plain' })).toEqual([
    'info@kontor.example',
  ]);
});

it.each<[string, SitePage, RegExp]>([
  [
    'a picture',
    { body: Buffer.from('89504e470d0a1a0a', 'hex'), type: 'image/png' },
    /is no page, but image\/png/,
  ],
  ['a document', { body: '%PDF-1.7', type: 'application/pdf' }, /is no page, but application\/pdf/],
  [
    'JSON',
    { body: '{"email":"info@kontor.example"}', type: 'application/json' },
    /is no page, but application\/json/,
  ],
  ['an invalid type', { body: 'x', type: '????' }, /is no page, but of no type/],
  ['bytes that are called HTML', { body: Buffer.from([0x3c, 0, 1, 2, 3]), type: 'text/html' }, /is no text/],
  ['bytes of no type', { body: 'data data', type: 'application/octet-stream' }, /is no page/],
])('does not read %s', async (_what, home, reason) => {
  const report = await reportOf({ '/': home });
  expect(report).toMatchObject({ outcome: 'completed', findings: [] });
  expect(report.reason).toMatch(reason);
});

it.each([
  [404, 'completed', false],
  [410, 'completed', false],
  [401, 'refused', false],
  [403, 'refused', false],
  [451, 'refused', false],
  [429, 'failed', true],
  [500, 'failed', true],
  [503, 'failed', true],
])('ends with a home page that answers %d as %s', async (status, outcome, retryable) => {
  expect(await reportOf({ '/': { body: 'x', status } })).toMatchObject({
    outcome,
    retryable,
    reason: expect.stringContaining(`http://kontor.example/ answers ${status}`),
    findings: [],
  });
});

it('reads security.txt', async () => {
  const report = await reportOf({
    '/': page('x'),
    '/.well-known/security.txt': {
      body: 'Contact: mailto:security@kontor.example\nExpires: 2030-01-01T00:00:00Z\n',
      type: 'text/plain',
    },
  });
  expect(report.findings.filter(({ kind }) => kind === 'email_address')).toMatchObject([
    {
      value: { address: 'security@kontor.example', is_role_address: true },
      url: 'http://kontor.example/.well-known/security.txt',
      excerpt: 'Contact: mailto:security@kontor.example Expires: 2030-01-01T00:00:00Z',
    },
  ]);
});

it('tries common addresses when no page links to contacts', async () => {
  const { asked } = await researchPages({ '/': page('x'), '/contact': HOME });
  expect(asked).toEqual(['/', '/contact', '/about']);
});

describe('a domain', () => {
  it('without an address is researched completely', async () => {
    const names = { ...namesOf(), mailHosts: async () => ['mx.kontor.example'] };
    expect(await researcherWith({}, { names }).research('kontor.example', untilDone())).toEqual({
      outcome: 'completed',
      retryable: false,
      reason: 'kontor.example has no address on the Internet, though it takes mail.',
      dns: { resolves: false, mx: ['mx.kontor.example'] },
      pages: [],
      findings: [],
    });
    expect(await researcherWith().research('kontor.example', untilDone())).toMatchObject({
      reason: 'kontor.example has no address on the Internet.',
    });
  });

  it('with silent name servers is retryable', async () => {
    const silent = async (): Promise<string[]> => {
      const { failedForNow } = await import('../../src/outbound/outbound-error.js');
      throw failedForNow('No answer.');
    };
    const names = { addresses: silent, mailHosts: silent };
    expect(await researcherWith({}, { names }).research('kontor.example', untilDone())).toMatchObject({
      outcome: 'failed',
      retryable: true,
      reason: 'No answer.',
      dns: { resolves: false, mx: [] },
    });
  });

  it('is read under www. if only that has an address, and its mail hosts are reported', async () => {
    const server = await serveSites([{ host: 'kontor.example', pages: { '/': HOME } }]);
    const localSites = [{ ...server.localSites[0]!, host: 'www.kontor.example' }];
    const names = { ...namesOf(), mailHosts: async () => ['mx.kontor.example'] };
    const report = await researcherWith({ localSites }, { names }).research('kontor.example', untilDone());
    await server.stop();
    expect(report).toMatchObject({
      outcome: 'completed',
      dns: { resolves: true, mx: ['mx.kontor.example'] },
    });
    expect(report.pages[0]!.url).toBe('http://www.kontor.example/');
  });

  it('is not resolved after the research is aborted', async () => {
    const research = researcherWith().research('kontor.example', {
      signal: AbortSignal.abort(new Error('enough')),
    });
    await expect(research).rejects.toThrow('enough');
  });
});
