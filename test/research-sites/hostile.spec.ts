import type { RequestListener } from 'node:http';
import { ReaderThreads } from '../../src/research/researcher/threads/reader-threads.js';
import { fill, HOSTILE, hostilePage, MIB } from './hostile-pages.js';
import { page, researchPages } from './researching.js';

/** A fraction of the default limit. The limit ends the same pages, and the tests take less time. */
const threads = new ReaderThreads(undefined, { cpuMs: 250, clockMs: 30_000 });
afterAll(() => threads.close());

const serving =
  (body: Buffer, type = 'text/html; charset=utf-8'): RequestListener =>
  (request, response) =>
    request.url === '/robots.txt'
      ? void response.writeHead(404).end()
      : void response.writeHead(200, { 'content-type': type }).end(body);

it.each(Object.entries(HOSTILE))(
  'completes a site that serves %s on every page',
  async (_what, body) => {
    const { report } = await researchPages(serving(hostilePage(body)), { threads });
    expect(report.outcome).toBe('completed');
    expect(report.pages.length).toBeGreaterThan(0);
    expect(report.findings.length).toBeLessThanOrEqual(1_000);
  },
  120_000,
);

it('completes a site that serves numbers in one line of plain text on every page', async () => {
  const body = Buffer.from(fill('030 123 45 67 '));
  const { report } = await researchPages(serving(body, 'text/plain'), { threads });
  expect(report.outcome).toBe('completed');
}, 120_000);

it('does not retry a site whose home page exceeds the limits of a thread', async () => {
  const impatient = new ReaderThreads(undefined, { cpuMs: 2_000, clockMs: 1 });
  const site = serving(hostilePage(HOSTILE['names in one line']!));
  const { report, asked } = await researchPages(site, { threads: impatient });
  await impatient.close();
  expect(report).toMatchObject({ outcome: 'completed', retryable: false, findings: [] });
  expect(report.reason).toMatch(/takes more than .* and is skipped/);
  expect(asked).toEqual(['/']);
});

it.each(['utf-7', 'utf-16le', 'shift_jis', 'gb18030', 'no-such-charset', `x${'y'.repeat(5_000)}`])(
  'completes a site in the charset %s',
  async (charset) => {
    const { report } = await researchPages(
      serving(Buffer.alloc(MIB - 1, 0x81), `text/html; charset=${charset}`),
      { threads },
    );
    expect(report.outcome).toBe('completed');
  },
  120_000,
);

it.each([
  ['many rules', fill('Disallow: /a*b*c*d*e\n', 500 * 1024)],
  ['long rules', `Disallow: /${fill('*a', 500 * 1024)}\n`],
  ['many long rules', fill(`Disallow: /${'*a'.repeat(1_000)}b\n`, 127 * 1024)],
])(
  'ends with a robots.txt of %s, also on a long path',
  async (_what, rules) => {
    const { report } = await researchPages(
      (request, response) =>
        request.url === '/robots.txt'
          ? void response.writeHead(200, { 'content-type': 'text/plain' }).end(`User-agent: *\n${rules}`)
          : request.url === '/'
            ? void response.writeHead(302, { location: `/${'a'.repeat(1_900)}` }).end()
            : void response.writeHead(200, { 'content-type': 'text/html' }).end(page('info@kontor.example')),
      { threads },
    );
    expect(['completed', 'refused']).toContain(report.outcome);
  },
  120_000,
);
