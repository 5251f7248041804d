import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { Directory } from '../factories/directory.js';
import { indexAll } from '../support/indexing.js';
import { registerSecrets } from '../support/recorded-logs.js';
import { expectProtocol } from '../support/reconciliation-schemas.js';
import { describeInBrowser, openBrowser } from './support/browser.js';
import { describeWithPython, runPython } from './support/python.js';
import { Site } from './support/site.js';

/** The requests of OpenRefine's pages and of its server, sent from a page of another origin. */
describeInBrowser('A reconciliation client of another origin', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  let client: Server;
  let service: string;
  let person: any;
  beforeAll(async () => {
    site = await Site.start();
    const directory = new Directory(site.api);
    person = await directory.person({
      first_name: 'Ada',
      last_name: 'Lovelace',
      emails: ['ada@lovelace.example'],
    });
    const ingrid = await directory.person({ first_name: 'Ingrid', last_name: 'Solberg' });
    await directory.membership({
      person_public_id: ingrid.public_id,
      emails: ['ingrid@harbourlight.example'],
    });
    await indexAll(site.api);
    const issued = await site.api.app.get(ReconciliationTokens).issue(site.api.editor.id, 'OpenRefine');
    if (!('token' in issued)) throw new Error(issued.refused);
    registerSecrets(issued.token);
    service = `${site.url}/api/v1/reconcile/${issued.token}`;
    client = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>client</title><main></main>');
    });
    await new Promise<void>((resolve) => client.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(client.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser?.close();
    client?.close();
    await site?.stop();
  });

  /** Calls the service as a script of the page, with the media types that jQuery sends. */
  const ask = (
    url: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<any> =>
    page.evaluate(
      async ([address, fields, more]) => {
        const response = await fetch(address, {
          headers: { accept: 'application/json, text/javascript, */*; q=0.01', ...more },
          ...(fields === null ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
        });
        return { status: response.status, body: await response.json() };
      },
      [url, form ?? null, headers] as const,
    );

  it('registers the service, guesses types, reconciles and adds columns', async () => {
    const { body: manifest } = await ask(service);
    expectProtocol('manifest', manifest);
    const guessed = await ask(service, {
      queries: JSON.stringify({ q0: { query: 'Ada Lovelace', limit: 3 } }),
    });
    expectProtocol('results', guessed.body);
    const type = guessed.body.q0.result[0].type[0].id;
    const query = { query: 'Lovelace, Ada', type, type_strict: 'should', limit: 3, properties: [] };
    const { body: results } = await ask(service, { queries: JSON.stringify({ q0: query, q1: query }) });
    expect(results.q1.result[0]).toMatchObject({ id: person.public_id, match: true });
    const proposed = manifest.extend.propose_properties;
    const { body: properties } = await ask(
      `${proposed.service_url}${proposed.service_path}?type=${type}&limit=10`,
    );
    expectProtocol('properties', properties);
    const asked = { ids: [person.public_id], properties: [{ id: 'email', settings: { limit: '1' } }] };
    const { body: rows } = await ask(service, { extend: JSON.stringify(asked) });
    expect(rows.rows).toEqual({ [person.public_id]: { email: [{ str: 'ada@lovelace.example' }] } });
  });

  it('suggests during typing, with a flyout', async () => {
    const { suggest } = (await ask(service)).body;
    for (const [kind, schema, prefix] of [
      ['entity', 'suggestedEntities', 'lovel'],
      ['type', 'suggestedTypes', 'per'],
      ['property', 'suggestedProperties', 'ema'],
    ] as const) {
      const { service_url, service_path, flyout_service_url, flyout_service_path } = suggest[kind];
      const { body } = await ask(`${service_url}${service_path}?prefix=${prefix}&type=person&_=1`);
      expectProtocol(schema, body);
      const { id } = body.result[0];
      const flyout = await ask(
        flyout_service_url + flyout_service_path.replace('${id}', encodeURIComponent(id)),
      );
      expect(flyout.body).toEqual({ id, html: expect.stringContaining('<h1>') });
    }
  });

  it('reads errors, and may send a key in the headers', async () => {
    expect((await ask(`${service}x`)).status).toBe(401);
    expect((await ask(service, { queries: '{' })).status).toBe(400);
    const keyed = await ask(`${site.url}/api/v1/reconcile`, undefined, { 'x-api-key': site.api.editor.key });
    expect(keyed.status).toBe(200);
  });

  it('frames a preview, which has styles, but neither scripts nor an origin', async () => {
    const { preview } = (await ask(service)).body;
    const violations: string[] = [];
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    await page.evaluate(
      ([src, width, height]) => {
        const frame = Object.assign(document.createElement('iframe'), { src, width, height });
        // Newer releases of OpenRefine do this.
        frame.setAttribute('sandbox', '');
        document.querySelector('main')!.replaceChildren(frame);
      },
      [
        preview.url.replace('{{id}}', person.public_id),
        String(preview.width),
        String(preview.height),
      ] as const,
    );
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    const size = await frame.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(size).toBe('18px');
    const origin = await frame.locator('body').evaluate(() => self.origin);
    expect([origin, violations]).toEqual(['null', []]);
  });

  describeWithPython('in Python', () => {
    it('runs as docs/reconciliation.md shows it', async () => {
      const docs = await readFile('docs/reconciliation.md', 'utf8');
      const [, lines] = /^```python\n(.*?)^```/ms.exec(docs)!;
      const { stdout } = await runPython('-c', lines!.replace(/(?<=^E = ").*(?="$)/m, service));
      const address = "[{'str': 'ingrid@harbourlight.example'}]";
      expect(stdout.trim().split('\n')).toEqual([
        expect.stringMatching(/^Ingrid Solberg [0-9a-f]{32} \[/),
        expect.stringMatching(/^I\. Solberg [0-9a-f]{32} \[/),
      ]);
      expect(stdout.split(address)).toHaveLength(3);
    });
  });
});
