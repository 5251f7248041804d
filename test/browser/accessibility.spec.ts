import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PendingSignUps } from '../../src/accounts/sign-up.js';
import { PasswordResets } from '../../src/accounts/passwords.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Database } from '../../src/database/database.js';
import { SOURCE } from '../support/app.js';
import { stripeEnvironment } from '../support/billing.js';
import { indexAll } from '../support/indexing.js';
import { emailAddress, finding, person, researched } from '../support/research.js';
import {
  describeInBrowser,
  openBrowser,
  overflowOf,
  photograph,
  sizeOf,
  viewOf,
  VIEWS,
  violationsOf,
} from './support/browser.js';
import { Site } from './support/site.js';
import { stylePage } from './support/style-page.js';

const PASSWORD = 'seven quiet lanterns';

describeInBrowser('Every page', () => {
  let site: Site;
  let browser: Browser;
  let reset: string;
  let confirm: string;
  let research: number;
  let organization: string;
  let member: string;
  let membership: string;
  let place: string;
  let administered: string;
  beforeAll(async () => {
    site = await Site.start({ ...stripeEnvironment('http://127.0.0.1:9'), PUBLIC_PAGES: 'summary' });
    browser = await openBrowser();
    const visitor = await browser.newPage({ baseURL: site.url });
    await signUp(visitor);
    await visitor.context().clearCookies();
    await signUp(visitor, 'rita@example.org', 'Rita Reader');
    await visitor.context().clearCookies();
    await signUp(visitor, 'adam@example.org', 'Adam Admin');
    await visitor.close();
    await withHistory(site);
    administered = await withAdministrator(site);
    ({ research, organization, member, membership, place } = await withFindings(site));
    await indexAll(site.api);
    const account = await site.api.app.get(AccountsService).find('mary@example.org');
    await site.api.app.get(AccountsService).issueKey(account!.id);
    const waiting = { email: 'nora@example.org', name: 'Nora New', passwordHash: '' };
    confirm = `/sign-up/confirm/${await site.api.app.get(PendingSignUps).add(waiting)}`;
    reset = (await site.api.app.get(PasswordResets).issue(account!.id)).path;
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Returns the page that merges a new record of the same person. */
  async function mergeWithDouble(): Promise<string> {
    const double = { first_name: 'Adela', last_name: 'Unfound', emails: ['adela@example.org'] };
    const { body } = await site.api.post('/api/v1/people', { person: double, source: SOURCE });
    return `/workbench/merge?survivor=${member}&other=${body.person.public_id}`;
  }

  /** Each function opens a page in the state that is checked. */
  const visitors: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    home: (page) => page.goto('/'),
    // The page before the library has loaded. reference.spec.ts checks what the library shows.
    docs: async (page) => {
      await page.route('**/assets/scalar-*', (route) => route.abort());
      await page.goto('/docs');
    },
    'not found': (page) => page.goto('/nowhere'),
    'sign up': (page) => page.goto('/sign-up'),
    'sign up, refused': async (page) => {
      await page.goto('/sign-up');
      await send(page, 'Sign up');
    },
    'sign up, sent': (page) => page.goto('/sign-up/sent'),
    'sign up, confirm': (page) => page.goto(confirm),
    'sign up, confirm, refused': async (page) => {
      await page.goto(confirm);
      await send(page, 'Confirm');
      await page.getByRole('alert').waitFor();
    },
    'sign in': (page) => page.goto('/sign-in'),
    'sign in, refused': async (page) => {
      await page.goto('/sign-in');
      await page.getByLabel('Email address').fill('mary@example.org');
      await page.getByLabel('Password').fill('not this one');
      await send(page, 'Sign in');
    },
    'reset password': (page) => page.goto(reset),
    'signed out': (page) => page.goto('/sign-out'),
    'summary, public': (page) => page.goto(`/r/${member}`),
    'summary, of a record that is not there': (page) => page.goto(`/r/${'0'.repeat(32)}`),
  };
  const owners: typeof visitors = {
    account: (page) => page.goto('/account'),
    'account, usage': (page) => page.goto('/account/usage'),
    'account, billing': (page) => page.goto('/account/billing'),
    'account, settings': (page) => page.goto('/account/settings?notice=name-saved'),
    'account, refused': async (page) => {
      await page.goto('/account/settings');
      await send(page, 'Change the password');
    },
    research: (page) => page.goto('/workbench/research'),
    review: (page) => page.goto(`/workbench/research/${research}`),
    'review, refused': async (page) => {
      await page.goto(`/workbench/research/${research}`);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await send(page, 'Accept selected');
      await page.getByRole('alert').waitFor();
    },
    'review, with a correction refused': async (page) => {
      await page.goto(`/workbench/research/${research}`);
      for (const more of await page.getByText('Correct', { exact: true }).all()) await more.click();
      await page.getByRole('checkbox', { name: /Ada Unfound/ }).check();
      await page.getByLabel(/^Start date/).fill('soon');
      await send(page, 'Accept selected');
      await page.getByRole('alert').waitFor();
    },
    workbench: (page) => page.goto('/workbench'),
    search: (page) => page.goto('/workbench/search?q=unfound'),
    'search, narrowed': (page) => page.goto('/workbench/search?q=unfound&type=organization'),
    'search, without words': (page) => page.goto('/workbench/search'),
    'search in vain': (page) => page.goto('/workbench/search?q=Quite+Missing'),
    'search, refused': (page) => page.goto('/workbench/search?q=unfound&type=dog'),
    organization: (page) => page.goto(`/organizations/${organization}`),
    person: (page) => page.goto(`/people/${member}?notice=saved`),
    history: async (page) => {
      await page.goto(`/people/${member}/history`);
      await send(page, 'Compare');
    },
    graph: (page) => page.goto(`/organizations/${organization}/graph?depth=2`),
    edit: (page) => page.goto(`/people/${member}/edit`),
    'edit, refused': async (page) => {
      await page.goto(`/organizations/${organization}/edit`);
      await page.getByLabel('Name', { exact: true }).fill('');
      await send(page, 'Save');
      await page.getByRole('alert').waitFor();
    },
    'edit, in conflict': async (page) => {
      await page.goto(`/people/${member}/edit`);
      const last_name = `Unfound ${Date.now()}`;
      await site.api.patch(`/api/v1/people/${member}`, { person: { last_name }, source: SOURCE });
      await page.getByLabel('First name').fill('Augusta');
      await page.getByLabel('URL').fill('https://example.org');
      await page.getByLabel('Category').fill('news');
      await send(page, 'Save');
      await page.getByRole('alert').waitFor();
    },
    'new person': (page) => page.goto('/workbench/people/new?name=Quite+Missing'),
    'new membership, in nothing that is known': async (page) => {
      await page.goto(`/workbench/memberships/new?person=${member}`);
      await page.getByLabel('Organization', { exact: true }).fill('Quite Missing');
      await send(page, 'Create');
      await page.getByRole('alert').waitFor();
    },
    'new membership, refused': async (page) => {
      await page.goto(`/workbench/memberships/new?person=${member}`);
      await send(page, 'Create');
      await page.getByRole('alert').waitFor();
    },
    'new organization': (page) => page.goto('/workbench/organizations/new'),
    'new place': (page) => page.goto(`/workbench/places/new?organization=${organization}`),
    'new place, refused': async (page) => {
      await page.goto(`/workbench/places/new?organization=${organization}`);
      await page.getByLabel('Latitude').fill('north');
      await send(page, 'Create');
      await page.getByRole('alert').waitFor();
    },
    'merge, without the other record': (page) => page.goto(`/workbench/merge?survivor=${member}`),
    merge: async (page) => page.goto(await mergeWithDouble()),
    'merge, refused': async (page) => {
      await page.goto(await mergeWithDouble());
      await send(page, 'Merge');
      await page.getByRole('alert').waitFor();
    },
    'merge, not possible': async (page) => {
      const path = await mergeWithDouble();
      const public_ids = [...path.matchAll(/[0-9a-f]{32}/g)].map(([id]) => id);
      await site.api.post('/api/v1/duplicates', { duplicate: { public_ids, status: 'not_duplicate' } });
      await page.goto(path);
    },
    duplicates: async (page) => {
      const public_ids = [...(await mergeWithDouble()).matchAll(/[0-9a-f]{32}/g)].map(([id]) => id);
      await site.api.post('/api/v1/duplicates', { duplicate: { public_ids, status: 'open' } });
      await page.goto('/workbench/duplicates');
    },
    'duplicates, judged': (page) => page.goto('/workbench/duplicates?status=not_duplicate'),
    merges: async (page) => {
      const [survivor, other] = [...(await mergeWithDouble()).matchAll(/[0-9a-f]{32}/g)].map(([id]) => id);
      const body = { merge: { public_ids: [other] }, source: SOURCE };
      await site.api.post(`/api/v1/people/${survivor}/merge`, body);
      await page.goto('/workbench/merges');
    },
    'merge that can be undone': async (page) => {
      await page.goto('/workbench/merges');
      await page.locator('main ol a').first().click();
      await send(page, 'Undo this merge');
      await page.getByRole('alert').waitFor();
    },
    membership: (page) => page.goto(`/memberships/${membership}`),
    'edit of a membership': (page) => page.goto(`/memberships/${membership}/edit`),
    place: (page) => page.goto(`/places/${place}`),
    'edit of a place': (page) => page.goto(`/places/${place}/edit`),
    'edit of an organization': (page) => page.goto(`/organizations/${organization}/edit`),
    'record that is not there': (page) => page.goto(`/people/${'0'.repeat(32)}`),
    'place on a map': (page) => page.goto(`/organizations/${organization}#places`),
    'zero results': (page) => page.goto('/workbench/zero-results'),
    'zero results, completed': (page) => page.goto('/workbench/zero-results?status=completed'),
    components: async (page) => {
      await page.route('**/workbench/style', (route) =>
        route.fulfill({ contentType: 'text/html', body: stylePage() }),
      );
      await page.goto('/workbench/style');
    },
    'api key': (page) => page.goto('/account/api-key'),
    'new api key': async (page) => {
      await page.goto('/account/api-key');
      const rotation = page.getByText('Rotate the key…');
      if (await rotation.isVisible()) await rotation.click();
      await page.getByRole('button', { name: /Create|Rotate/ }).click();
      await page.locator('#new-key').waitFor();
    },
    reconciliation: (page) => page.goto('/account/reconciliation'),
    'new reconciliation token': async (page) => {
      await page.goto('/account/reconciliation');
      // The names of an account's tokens differ, and there are at most five.
      const revocation = page.getByText(/^Revoke .*…$/);
      if (await revocation.isVisible()) {
        await revocation.click();
        await page.getByRole('button', { name: 'Revoke' }).click();
      }
      await page.getByLabel('Name').fill('OpenRefine');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.locator('#new-token').waitFor();
    },
    'sign out': (page) => page.goto('/sign-out'),
  };

  const readers: typeof visitors = {
    'summary of a person': (page) => page.goto(`/people/${member}`),
    'summary of an organization': (page) => page.goto(`/organizations/${organization}`),
    'summary of a place': (page) => page.goto(`/places/${place}`),
    'form, forbidden': (page) => page.goto(`/people/${member}/edit`),
  };

  const administrators: typeof visitors = {
    accounts: (page) => page.goto('/workbench/accounts'),
    'accounts, none found': (page) => page.goto('/workbench/accounts?q=no+one'),
    'account of another': (page) => page.goto(`${administered}?notice=credits`),
    'account of another, refused': async (page) => {
      await page.goto(administered);
      await send(page, 'Adjust');
      await page.getByRole('alert').waitFor();
    },
    status: (page) => page.goto('/workbench/status'),
  };

  describe.each([
    { scripts: true, views: VIEWS },
    { scripts: false, views: VIEWS.filter(({ width, scheme }) => width === 1440 && scheme === 'light') },
  ])('with scripts: $scripts', ({ scripts, views }) => {
    let context: BrowserContext;
    let page: Page;
    /** URLs to which the server responded with a 5xx status. */
    let failed: string[];
    const open = async () => {
      context = await browser.newContext({
        baseURL: site.url,
        ...viewOf(1440, 'light'),
        reducedMotion: 'reduce',
      });
      // axe-core is a script, so the browser runs scripts and the pages' scripts are blocked.
      if (!scripts) await context.route('**/assets/*.js', (route) => route.abort());
      page = await context.newPage();
      failed = [];
      page.on('response', (response) => response.status() >= 500 && failed.push(response.url()));
    };
    const check = async (name: string) => {
      expect(failed).toEqual([]);
      // A page without a script is the same in both runs.
      if (!scripts && (await page.locator('script').count()) === 0) return;
      expect(await problemsIn(page, views, scripts ? name : undefined)).toEqual([]);
    };

    describe('for a visitor', () => {
      beforeAll(open);
      afterAll(() => context.close());
      it.each(Object.entries(visitors))('%s', async (name, lead) => {
        await lead(page);
        await check(name);
      });
    });

    describe.each([
      { who: 'a member', email: 'mary@example.org', states: owners },
      { who: 'a reader', email: 'rita@example.org', states: readers },
      { who: 'an administrator', email: 'adam@example.org', states: administrators },
    ])('for $who', ({ email, states }) => {
      beforeAll(async () => {
        await open();
        await page.goto('/sign-in');
        await page.getByLabel('Email address').fill(email);
        await page.getByLabel('Password').fill(PASSWORD);
        await send(page, 'Sign in');
        await page.waitForURL('**/account');
      });
      afterAll(() => context.close());
      it.each(Object.entries(states))('%s', async (name, lead) => {
        await lead(page);
        await check(name);
      });
    });
  });

  it.each(['/', '/workbench'])('the color schemes of %s differ only in colors', async (path) => {
    const page = await browser.newPage({ baseURL: site.url });
    await page.goto(path);
    const declared = await page.evaluate(() => {
      const inMedia = (rule: CSSRule): CSSRule[] =>
        rule instanceof CSSMediaRule ? [...rule.cssRules].flatMap(inMedia) : [rule];
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme'))
        .flatMap(inMedia)
        .flatMap((rule) =>
          [...(rule as CSSStyleRule).style].map(
            (name) => [name, (rule as CSSStyleRule).style.getPropertyValue(name)] as const,
          ),
        )
        .map(([name, value]) => ({
          name,
          value,
          isColor: name.startsWith('--') && CSS.supports('color', value),
        }));
    });
    await page.close();
    expect(declared).not.toEqual([]);
    expect(declared.filter(({ isColor }) => !isColor)).toEqual([]);
  });
});

describeInBrowser('Pages of a service without open tasks', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await Site.start();
    browser = await openBrowser();
    page = await browser.newPage({ baseURL: site.url, ...viewOf(1440, 'light'), reducedMotion: 'reduce' });
    await signUp(page);
    await site.api.app
      .get(Database)
      .manager.query(`UPDATE accounts SET can_edit = true, admin = true WHERE email = 'mary@example.org'`);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it.each([
    '/workbench',
    '/workbench/research',
    '/workbench/zero-results',
    '/workbench/zero-results?status=completed',
    '/workbench/duplicates',
    '/workbench/merges',
    '/workbench/status',
    '/account/usage',
  ])('%s', async (path) => {
    await page.goto(path);
    expect(await problemsIn(page, VIEWS, `empty${path.replaceAll(/[^a-z-]+/g, '-')}`)).toEqual([]);
  });
});

/**
 * Checks the page in each view, and saves screenshots if a name is given. Returns the views with problems.
 */
async function problemsIn(
  page: Page,
  views: readonly (typeof VIEWS)[number][],
  name?: string,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { width, scheme, rules } of views) {
    await page.setViewportSize(sizeOf(width));
    await page.emulateMedia({ colorScheme: scheme });
    if (name !== undefined) await photograph(page, `${name}-${width}-${scheme}`.replaceAll(/[ ,]+/g, '-'));
    const [violations, overflow] = [await violationsOf(page, rules), await overflowOf(page)];
    if (violations.length > 0 || overflow > 0) found.push({ width, scheme, violations, overflow });
  }
  return found;
}

const send = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

async function signUp(page: Page, email = 'mary@example.org', name = 'Mary Member'): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await send(page, 'Sign up');
  await page.waitForURL('**/account?notice=welcome');
}

/**
 * Creates two domains with findings, and records that conflict with one of them. Returns the id of that
 * request and the ids of the records.
 */
async function withFindings({ api }: Site) {
  const { body } = await api.post('/api/v1/organizations/quick_add', {
    name: 'Society for the Unfound',
    domain: 'long-name-of-a-site-that-is-unknown.unfound.example',
    organization_type: 'society',
    person: { first_name: 'Adela', last_name: 'Unfound', role: 'treasurer' },
    source: SOURCE,
  });
  const organization_public_id = body.organization.public_id;
  const hut = { name: 'Hut', latitude: 78.92, longitude: 11.92, organization_public_id };
  const place = (await api.post('/api/v1/places', { place: hut, source: SOURCE })).body.place
    .public_id as string;
  const { members } = (await api.get(`/api/v1/organizations/${organization_public_id}/members`)).body;
  const member = members[0].person_public_id;
  const membership = members[0].public_id;
  await api.patch(`/api/v1/people/${member}`, { person: { first_name: 'Ada' }, source: SOURCE });
  await researched(api, 'other.example', [emailAddress('info@other.example')]);
  const research = await researched(api, 'long-name-of-a-site-that-is-unknown.unfound.example', [
    finding('organization_name', { name: 'The Unfound' }),
    finding('description', { text: 'A society of the people that no search finds. '.repeat(8).trim() }),
    person('Ada', 'Unfound', {
      role: 'Chair',
      email: 'ada@long-name-of-a-site-that-is-unknown.unfound.example',
    }),
    emailAddress('info@long-name-of-a-site-that-is-unknown.unfound.example'),
    finding('social_profile', {
      network: 'mastodon',
      url: `https://social.example/@${'unfound'.repeat(12)}`,
    }),
  ]);
  return { research, organization: body.organization.public_id, member, membership, place };
}

/** Creates an administrator, a dead letter, and the page of an account with a key. */
async function withAdministrator(site: Site): Promise<string> {
  const { manager } = site.api.app.get(Database);
  await manager.query(`UPDATE accounts SET admin = true WHERE email = 'adam@example.org'`);
  await manager.query(
    `INSERT INTO search_dead_letters (target, type, record_id, reason) VALUES ('database', 'person', 7, 'Too long.')`,
  );
  return `/workbench/accounts/${site.api.editor.id}`;
}

/** Creates a month of calls, and purchases in several states. */
async function withHistory(site: Site): Promise<void> {
  const { manager } = site.api.app.get(Database);
  const account = await site.api.app.get(AccountsService).find('mary@example.org');
  await manager.query(
    `INSERT INTO credit_entries (account_id, kind, credits, balance_after, operation, period_from, period_to)
     SELECT $1, 'usage', -(1 + (day * 37 + length(operation)) % 60), 0, operation,
            date_trunc('hour', now()) - day * interval '1 day', date_trunc('hour', now()) - day * interval '1 day'
     FROM generate_series(1, 28) AS day,
          unnest(ARRAY['GET /api/v1/people/{public_id}', 'GET /api/v1/search', 'GET /api/v1/lookup/domain_contacts',
                       'GET /api/v1/organizations/{public_id}/members']) AS operation
     WHERE (day * length(operation)) % 7 < 5`,
    [account!.id],
  );
  await manager.query(`UPDATE accounts SET can_edit = true WHERE id = $1`, [account!.id]);
  const headers = { 'x-api-key': site.api.editor.key };
  for (const q of ['Vanished Ltd', 'Nemo Nobody', 'Nemo Nobody']) {
    await site.api.app.inject({ url: '/api/v1/search', query: { q }, headers });
  }
  await manager.query(
    `INSERT INTO purchases (account_id, processor, checkout_id, pack, credits, amount, currency, status,
                            credits_granted, credits_taken_back)
     VALUES ($1, 'stripe', 'cs_1', 'small', 10000, 1000, 'usd', 'paid', 10000, 0),
            ($1, 'stripe', 'cs_2', 'small', 10000, 1000, 'usd', 'refunded', 10000, 10000)`,
    [account!.id],
  );
}
