import { readFileSync } from 'node:fs';
import type { OpenApiDocument, Operation } from '../../src/http/openapi-types.js';
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

const asText = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe.each(['/', '/docs'])('GET %s', (path) => {
  it('is a page that nothing can run in or frame', async () => {
    const { status, headers } = await visit(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await visit(path);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await visit(path, { ...HTML, 'if-none-match': headers['etag']! });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('has a frame: language, title, landmarks, and a way past the navigation', async () => {
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
    expect(text).not.toMatch(/<script|style=|onclick/);
  });

  it('has headings in order', async () => {
    const levels = [...(await visit(path)).text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => {
      expect({ index, step: level - (levels[index - 1] ?? 0) > 1 }).toEqual({ index, step: false });
    });
  });

  it('is also sent to whoever takes anything, and to HEAD', async () => {
    expect((await visit(path, { accept: '*/*' })).status).toBe(200);
    const head = await app.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });
});

it('serves the style sheet that the pages name, for ever', async () => {
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(docs)![1]!;
  expect(sheet).toMatch(/^\/assets\/style-[0-9a-f]{16}\.css$/);
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

  it('has every operation, schema and shared error', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values<Operation>(item));
    const ids = [
      ...operations.map(({ operationId }) => `operation-${operationId}`),
      ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
      ...['NotModified', 'NotFound', 'ValidationFailed', 'Failure'].map((name) => `response-${name}`),
    ];
    expect(ids.filter((id) => !docs.includes(`id="${id}"`))).toEqual([]);
  });

  it('has no link that leads nowhere, and no id twice', () => {
    const ids = [...docs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...docs.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('tells what all operations have in common', () => {
    for (const id of ['authentication', 'writing', 'citations', 'lists', 'errors', 'safe-repetition']) {
      expect(docs).toContain(`<h2 id="${id}">`);
    }
  });

  it('has calls to paste, with the address of the service', () => {
    const calls = [...docs.matchAll(/<code>(curl [^<]+)<\/code>/g)].map(([, call]) => asText(call!));
    expect(calls).toContain(
      'curl https://directory.example/api/v1/people \\\n  -H "Authorization: Bearer $KEY"',
    );
    expect(calls.filter((call) => call.includes('undefined'))).toEqual([]);
    expect(calls.filter((call) => / -d '\{\n/.test(call)).length).toBeGreaterThan(20);
  });

  it('lets the keyboard scroll code, and has headers on tables', () => {
    expect(docs.match(/<pre/g)!.length).toBe(docs.match(/<pre tabindex="0"/g)!.length);
    expect(docs.match(/<table/g)!.length).toBe(
      docs.match(/<th scope="col">(Field|Parameter)<\/th>/g)!.length,
    );
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

  it('does not repeat what a stranger wrote', async () => {
    expect((await visit('/<script>alert(1)</script>')).text).not.toContain('alert(1)');
  });
});
