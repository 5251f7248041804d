import type { Browser, Locator, Page } from 'playwright-core';
import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { describeWhere } from '../support/describe-where.js';
import { indexAll } from '../support/indexing.js';
import { registerSecrets } from '../support/recorded-logs.js';
import { resetDatabase } from '../support/postgres.js';
import { expectProtocol } from '../support/reconciliation-schemas.js';
import { hasBrowser, openBrowser, photograph } from './support/browser.js';
import { hasOpenRefine, OpenRefine } from './support/openrefine.js';
import { RecordingProxy, type Exchange } from './support/recording-proxy.js';
import { Site } from './support/site.js';

const GUESTS = `Name,Works at
Ingrid Solberg,Harbour Light Foundation
Haruki Tanak,Tanaka and Okoye
A. Berg,
Siobhan OReilly,
Noone Atall,
`;

/** OpenRefine reconciles a table with the sample directory, through its pages in a browser and its server. */
describeWhere(hasOpenRefine && hasBrowser, 'OpenRefine and Chromium')('OpenRefine', () => {
  let proxy: RecordingProxy;
  let site: Site;
  let openRefine: OpenRefine;
  let browser: Browser;
  let page: Page;
  let project: string;
  let token: string;
  beforeAll(async () => {
    proxy = await RecordingProxy.start();
    site = await Site.start({ PUBLIC_URL: proxy.url });
    proxy.target = site.url;
    await resetDatabase();
    const { app } = site.api;
    const key = await loadSample(app.get(Database), app.get(AccountOpening));
    await site.api.post(
      '/api/v1/people/quick_add',
      { first_name: 'Anders', last_name: 'Berg', source_url: 'https://norrvik.example/council' },
      { key },
    );
    await indexAll(site.api);
    const { account } = await app
      .get(AccountOpening)
      .openWithKey({ email: 'ann@example.org', name: 'Ann' }, 1_000);
    const issued = await app.get(ReconciliationTokens).issue(account.id, 'OpenRefine');
    if (!('token' in issued)) throw new Error(issued.refused);
    ({ token } = issued);
    registerSecrets(token);
    [openRefine, browser] = await Promise.all([OpenRefine.start(), openBrowser()]);
    project = await openRefine.open(GUESTS);
    page = await browser.newPage({ viewport: { width: 1_000, height: 640 } });
    // OpenRefine offers Wikidata's service at its first start.
    await page.route(/wikidata/, (route) => route.abort());
    await page.goto(project);
    await page.getByText('Noone Atall').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await openRefine?.stop();
    await site?.stop();
    await proxy?.stop();
  });

  /**
   * OpenRefine replaces its columns some requests after it shows new cells. A dialog that was opened for an old
   * column then offers that column as its own property.
   */
  beforeEach(() => page.waitForFunction('jQuery.active === 0'));

  const dialog = () => page.locator('.dialog-frame').last();
  const button = (name: string) => dialog().locator('.dialog-footer').getByText(name);
  const cell = (row: number, column: number) =>
    page.locator('tbody.data-table tr').nth(row).locator('.data-table-cell-content').nth(column);

  async function choose(column: string, menu: string, item: string): Promise<void> {
    await page.locator('th.column-header', { hasText: column }).locator('.column-header-menu').click();
    await page.getByText(menu, { exact: true }).hover();
    await page.getByText(item).click();
  }

  /** Selects the first suggestion after its flyout is shown. */
  async function pick(input: Locator, typed?: string): Promise<void> {
    if (typed !== undefined) await input.pressSequentially(typed);
    const first = page.locator('.fbs-pane:visible li.fbs-item').first();
    await first.hover();
    await page.locator('.fbs-flyout-pane:visible h1').waitFor();
  }
  const accept = () => page.locator('.fbs-pane:visible li.fbs-item').first().click();

  const requests = (path: string): Exchange[] =>
    proxy.exchanges.filter(
      ({ url }) => url.replace(token, 'E').split('?')[0] === `/api/v1/reconcile/E${path}`,
    );
  const posted = (field: string): any[] =>
    requests('').flatMap(({ sent }) => {
      const value = new URLSearchParams(sent).get(field);
      return value === null ? [] : [JSON.parse(value)];
    });

  it('registers the service, and guesses the type of a column', async () => {
    await choose('Works at', 'Reconcile', 'Start reconciling');
    await button('Add standard service').click();
    await dialog().locator('input').fill(`${proxy.url}/api/v1/reconcile/${token}`);
    await photograph(page, 'openrefine-register');
    await button('Add service').click();
    await page.locator('input[name=type-choice]:checked').waitFor();
    const types = page.locator('input[name=type-choice]');
    expect(await types.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'organization',
      'organization/foundation',
      'organization/advertiser',
      '',
      '-',
    ]);
    expect(posted('queries')).toEqual([
      {
        q0: { query: 'Harbour Light Foundation', limit: 3 },
        q1: { query: 'Tanaka and Okoye', limit: 3 },
      },
    ]);
  });

  it('reconciles a column', async () => {
    await button('Start reconciling').click();
    await cell(1, 1).getByText('Tanaka & Okoye').waitFor();
    expect(Object.values(posted('queries')[1])).toContainEqual({
      query: 'Harbour Light Foundation',
      type: 'organization',
      type_strict: 'should',
    });
  });

  it('reconciles a column with a suggested property of another column', async () => {
    await choose('Name', 'Reconcile', 'Start reconciling');
    await page.getByText(`Directory at ${new URL(proxy.url).host}`).click();
    await page.locator('input[name=type-choice][value=person]').check();
    await page.locator('input[name=include]').check();
    await pick(page.locator('input[name=property]'), 'organ');
    await photograph(page, 'openrefine-property');
    await accept();
    await button('Start reconciling').click();
    await cell(0, 0).getByText('Choose new match').waitFor();
    const harbour = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(Object.values(posted('queries').at(-1))).toContainEqual({
      query: 'Ingrid Solberg',
      type: 'person',
      type_strict: 'should',
      properties: [{ pid: 'organization', v: { id: harbour, name: 'Harbour Light Foundation' } }],
    });
    expect(await cell(0, 0).getByText('Ingrid Solberg').getAttribute('href')).toMatch(
      new RegExp(`^${proxy.url}/r/[0-9a-f]{32}$`),
    );
    await cell(1, 0).getByText('Haruki Tanaka').waitFor();
    await cell(3, 0).getByText("Siobhán O'Reilly").waitFor();
    expect(await cell(4, 0).innerText()).not.toContain('(');
  });

  it('shows a candidate in a frame', async () => {
    await cell(2, 0).getByText('Astrid Berg').hover();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Astrid Berg' }).waitFor();
    await photograph(page, 'openrefine-candidates');
    await page.mouse.move(900, 600);
  });

  it('finds a record for typed text', async () => {
    await cell(2, 0).getByText('Search for match').click();
    await dialog().locator('input').first().fill('');
    await pick(dialog().locator('input').first(), 'Astrid B');
    await photograph(page, 'openrefine-search');
    await accept();
    await cell(2, 0).getByText('Choose new match').waitFor();
    expect(requests('/suggest/entity').at(-1)!.url).toContain('prefix=Astrid');
  });

  it('adds columns, with the settings of a property', async () => {
    await choose('Name', 'Edit column', 'Add columns from reconciled values');
    const suggested = (name: string) =>
      dialog().locator('.suggested-property').getByText(name, { exact: true });
    const preview = dialog().locator('[bind=previewContainer]');
    await suggested('Organization').click();
    await preview.getByText('Meridian Weather Institute').waitFor();
    await suggested('Email address').click();
    await preview.getByText('ingrid.solberg@harbourlight.example').waitFor();
    await suggested('Updated at').click();
    await preview.getByText('Updated at').waitFor();
    await preview.getByText('configure').first().click();
    await dialog().locator('input[name=limit]').fill('1');
    await dialog().locator('input[name=current_only]').check();
    await photograph(page, 'openrefine-settings');
    await button('OK').click();
    await preview.getByText('City of Norrvik').waitFor({ state: 'hidden' });
    await preview.getByText('Norrvik Public Library').waitFor();
    await photograph(page, 'openrefine-columns');
    await button('OK').click();
    await page.locator('th.column-header', { hasText: 'Email address' }).waitFor();
    expect(posted('extend').at(-1)).toEqual({
      ids: expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{32}$/)]),
      properties: [
        { id: 'organization', settings: { limit: '1', current_only: 'on' } },
        { id: 'email' },
        { id: 'updated_at' },
      ],
    });
    const [head, ...rows] = (await openRefine.export(project)).trim().split('\n');
    expect(head).toBe('Name,Organization,Email address,Updated at,Works at');
    // Each further value has a separate row.
    expect(rows.map((row) => row.split(',').slice(0, 3))).toEqual([
      ['Ingrid Solberg', 'Harbour Light Foundation', 'ingrid@solberg.example'],
      ['', '', 'ingrid.solberg@harbourlight.example'],
      ['Haruki Tanaka', 'Tanaka & Okoye', 'haruki@tanaka-okoye.example'],
      ['Astrid Berg', 'Harbour Light Foundation', expect.any(String)],
      ["Siobhán O'Reilly", 'Norrvik Public Library', expect.any(String)],
      ['Noone Atall', '', ''],
    ]);
  });

  it('gets every response in the form of the protocol, and calls nothing else', () => {
    const kinds = proxy.exchanges.map(({ url, sent, status, type, answer }) => {
      const path = new URL(url, proxy.url).pathname.split('/').slice(5).join('/');
      const kind = path.startsWith('preview/') ? 'preview' : path || sent.split('=')[0] || 'manifest';
      expect([kind, status]).toEqual([kind, 200]);
      if (kind === 'preview') expect(type).toBe('text/html; charset=utf-8');
      else if (!kind.startsWith('flyout')) expectProtocol(SCHEMAS[kind]!, JSON.parse(answer));
      return kind;
    });
    expect([...new Set(kinds)].toSorted()).toEqual([
      'extend', 'flyout/entity', 'flyout/property', 'manifest', 'preview', 'properties', 'queries', 'suggest/entity',
      'suggest/property',
    ]); // prettier-ignore
  });
});

const SCHEMAS: Readonly<Record<string, Parameters<typeof expectProtocol>[0]>> = {
  manifest: 'manifest',
  queries: 'results',
  extend: 'extension',
  properties: 'properties',
  'suggest/entity': 'suggestedEntities',
  'suggest/property': 'suggestedProperties',
};
