import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../src/http/openapi-types.js';
import { OPENAPI_FILE } from '../../src/pages/openapi-file.js';
import { TestApp } from '../support/app.js';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let app: TestApp;
let docs: string;
beforeAll(async () => {
  app = await TestApp.start({ PUBLIC_URL: 'https://directory.example' });
  docs = (await visit('/docs')).text;
});
afterAll(() => app.stop());

const visit = (path: string, headers: Record<string, string> = HTML) => app.get(path, { key: null, headers });

describe.each(['/', '/docs'])('GET %s', (path) => {
  it('forbids inline scripts and framing', async () => {
    const { status, headers } = await visit(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('has language, title, landmarks and a skip link', async () => {
    const { text } = await visit(path);
    expect(text).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"\/>/);
    for (const part of [
      /<title>[^<]+<\/title>/,
      /<header/,
      /<nav aria-label=/,
      /<main id="main"/,
      /<footer/,
    ]) {
      expect(text).toMatch(part);
    }
    expect(text).toContain('<a class="skip" href="#main">');
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script>|style=|onclick/);
  });

  it('has headings in order', async () => {
    const levels = [...(await visit(path)).text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => {
      expect({ index, step: level - (levels[index - 1] ?? 0) > 1 }).toEqual({ index, step: false });
    });
  });

  it('is also sent for any Accept header, and to HEAD', async () => {
    expect((await visit(path, { accept: '*/*' })).status).toBe(200);
    const head = await app.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });
});

it('responds 304 to a browser that has the home page', async () => {
  const { headers } = await visit('/');
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await visit('/', { ...HTML, 'if-none-match': headers['etag']! });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('links an immutable style sheet', async () => {
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(docs)![1]!;
  expect(sheet).toMatch(/^\/assets\/frame-[0-9a-f]{16}\.css$/);
  const { status, headers, text } = await visit(sheet);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(text).toContain('prefers-color-scheme: dark');
  expect((await visit('/assets/style-0000000000000000.css')).status).toBe(404);
  expect((await visit('/assets/..%2fpage.ts')).status).toBe(404);
});

describe('the documentation page', () => {
  const document = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;

  it('lists every operation, for browsers without JavaScript', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.filter((operation) => !docs.includes(`<code>${operation}</code>`))).toEqual([]);
  });

  it('loads the reference from this service, with its own nonce for style sheets', async () => {
    const { text, headers } = await visit('/docs');
    const nonce = /<meta property="csp-nonce" content="([\w-]{22})"/.exec(text)![1]!;
    expect(headers['content-security-policy']).toContain(
      `style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; script-src 'self'; connect-src 'self'; `,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https:/);
    expect(headers['cache-control']).toBe('no-store');
    expect(docs).not.toContain(nonce);
    const [, script, library] = /<script src="([^"]+)" data-library="([^"]+)" defer/.exec(text)!;
    for (const path of [script!, library!]) {
      const asset = await visit(path);
      expect(asset.status).toBe(200);
      expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});

describe('an unknown address', () => {
  it('is a page for browsers', async () => {
    const { status, headers, text } = await visit('/nowhere/at/all?x=1');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(headers['x-request-id']);
  });

  it.each([
    ['/nowhere', '*/*'],
    ['/nowhere', 'application/json'],
    ['/api', HTML.accept],
    ['/api/v2/people', HTML.accept],
  ])('is an error in JSON for programs: %s, %s', async (path, accept) => {
    const { status, body } = await visit(path, { accept });
    expect([status, body.error]).toEqual([404, 'not_found']);
  });

  it("does not repeat the visitor's text", async () => {
    expect((await visit('/<script>alert(1)</script>')).text).not.toContain('alert(1)');
  });
});
