import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { deliver, stripeEnvironment } from '../support/billing.js';
import { StripeApi } from '../support/stripe-api.js';
import { paymentOf, stripeEvents } from '../support/stripe-events.js';
import { describeInBrowser, openBrowser } from './support/browser.js';
import { Site } from './support/site.js';

const PASSWORD = 'seven quiet lanterns';

describeInBrowser('A person with a browser', () => {
  let stripe: StripeApi;
  let site: Site;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    stripe = await StripeApi.start();
    site = await Site.start(stripeEnvironment(stripe.url));
    browser = await openBrowser();
    const context = await browser.newContext({
      baseURL: site.url,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await stripe?.stop();
  });

  const heading = () => page.getByRole('heading', { level: 1 }).innerText();
  const balance = () => page.getByRole('region', { name: 'Balance' }).locator('.figure').innerText();
  const call = (key: string, path = '/api/v1/people') => site.api.get(path, { key });
  const newKey = async () => {
    const key = await page.locator('#new-key').innerText();
    expect(key).toMatch(/^dir_[\w-]{43}$/);
    return key;
  };
  let key = '';

  it('signs up from the home page, and corrects a refused field', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await page.getByLabel('Email address').fill('mary@example.org');
    await page.getByLabel('Name').fill('Mary <b>Member</b>');
    await page.getByLabel('Password').fill('password1234');
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect(await page.title()).toMatch(/^Problem: Sign up/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await page.getByLabel('Name').inputValue()).toBe('Mary <b>Member</b>');
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await page.getByRole('alert').getByRole('link').click();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account?notice=welcome');
    expect(await heading()).toBe('Mary <b>Member</b>');
    expect(await balance()).toBe('1,000 credits');
  });

  it('creates a key, and copies it', async () => {
    await page.getByRole('link', { name: 'Create an API key' }).click();
    await page.getByRole('button', { name: 'Create an API key' }).click();
    key = await newKey();
    await page.getByRole('button', { name: 'Copy the key' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    expect(page.url()).not.toContain(key);
  });

  it('pastes the line with curl into a shell', async () => {
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await page.getByText('Copied.').first().waitFor();
    const line = await page.locator('#first-call').innerText();
    const { stdout } = await promisify(execFile)('sh', ['-c', `${line} --silent`]);
    expect(JSON.parse(stdout)).toMatchObject({
      user: { email: 'mary@example.org' },
      credits_remaining: 1000,
    });
  });

  it('calls the API, and sees the balance fall', async () => {
    expect((await call(key)).headers['x-api-credits-remaining']).toBe('999');
    await call(key, '/api/v1/organizations');
    await page.goto('/account');
    expect(await balance()).toBe('998 credits');
    await page.goto('/account/usage');
    const usage = page.getByRole('region', { name: 'Usage', exact: true });
    const chart = usage.locator('figure', { hasText: 'Credits used in the last 30 days' });
    expect(await chart.locator('figcaption').innerText()).toBe('Credits used in the last 30 days: 2 credits');
    expect(await chart.locator('rect').count()).toBe(1);
    expect(await usage.getByRole('row', { name: /GET \/api\/v1\/people/ }).innerText()).toMatch(/1$/);
  });

  it('buys a pack, and sees the balance rise', async () => {
    await page.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
    );
    await page.goto('/account/billing');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('https://checkout.stripe.com/**');
    const { form } = stripe.calls.at(-1)!;
    const payment = paymentOf(page.url().split('/').at(-1)!, {
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]')!,
      metadata: { account_id: form.get('metadata[account_id]')!, pack: form.get('metadata[pack]')! },
    });
    expect((await deliver(site.api, stripeEvents.completed(payment))).status).toBe(200);
    await page.goto(form.get('success_url')!);
    expect(await page.getByRole('status').innerText()).toMatch(/^Thank you/);
    await page.goto('/account/billing');
    const bought = page.getByRole('region', { name: 'Purchases' }).getByRole('row').nth(1);
    expect(await bought.innerText()).toMatch(/Paid$/);
    const pack = Number((await bought.getByRole('cell').first().innerText()).replaceAll(',', ''));
    await page.goto('/account');
    expect(await balance()).toBe(`${(998 + pack).toLocaleString('en')} credits`);
  });

  it('rotates the key: the old one is refused, and a reload does not rotate again', async () => {
    await page.getByRole('link', { name: 'Rotate or revoke it' }).click();
    await page.getByText('Rotate the key…').click();
    await page.getByRole('button', { name: 'Rotate the key' }).click();
    const rotated = await newKey();
    expect((await call(key)).status).toBe(401);
    expect((await call(rotated)).status).toBe(200);
    await page.reload();
    expect(await page.getByRole('status').innerText()).toMatch(/changed after this page was loaded/);
    expect((await call(rotated)).status).toBe(200);
  });

  it('signs out', async () => {
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect(await heading()).toBe('You are signed out');
    await page.goBack();
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  it('returns to the requested page', async () => {
    await page.goto('/account/api-key');
    await page.getByLabel('Email address').fill('MARY@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/account/api-key');
    expect(await heading()).toBe('API key');
  });
});
