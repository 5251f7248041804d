import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openBrowser } from './support/browser.js';
import { Site } from './support/site.js';

describeInBrowser('With the keyboard alone', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await Site.start();
    browser = await openBrowser();
    page = await browser.newPage({ baseURL: site.url });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Returns the label of the focused element, and whether the focus is visible. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
      // After the last element the focus moves to the browser's controls.
      if (element === document.body) return { name: '', seen: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: (element.labels?.[0] ?? element).innerText.trim(),
        seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      };
    });

  /** Presses Tab until this element has the focus. Each element on the way must show its focus. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const now = await focused();
      expect(now).toEqual({ name: now.name, seen: true });
      if (now.name === name) return;
    }
    throw new Error(`Tab does not lead to "${name}".`);
  }

  /** Presses Enter on the element, and waits for the next page. */
  async function follow(name: string, heading: string): Promise<void> {
    await tabTo(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }

  it('the first Tab leads past the navigation', async () => {
    await page.goto('/');
    await tabTo('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('a person signs up', async () => {
    await page.goto('/');
    await follow('Sign up', 'Sign up');
    await tabTo('Email address');
    await page.keyboard.type('kay@example.org');
    await tabTo('Name');
    await page.keyboard.type('Kay Board');
    await tabTo('Password');
    await page.keyboard.type('too short');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await tabTo('Password must have at least 12 characters.');
    await page.keyboard.press('Enter');
    expect((await focused()).name).toBe('Password');
    await page.keyboard.type('seven quiet lanterns');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account?notice=welcome');
  });

  it('creates a key, copies it, rotates and revokes it', async () => {
    await follow('Create an API key', 'API key');
    await follow('Create an API key', 'Your new API key');
    await tabTo('Copy the key');
    await page.keyboard.press('Space');
    await page.locator('#new-key-status').filter({ hasText: /./ }).waitFor();
    await toTheKey();
    await tabTo('Rotate the key…');
    await page.keyboard.press('Enter');
    await follow('Rotate the key', 'Your new API key');
    await toTheKey();
    await tabTo('Revoke the key…');
    await page.keyboard.press('Enter');
    await tabTo('Revoke the key');
    await page.keyboard.press('Enter');
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').innerText()).toMatch(/^Your key is revoked/);
  });

  async function toTheKey(): Promise<void> {
    await follow('Account', 'Kay Board');
    await follow('API key', 'API key');
  }

  it('changes the name, and signs out', async () => {
    await follow('Account', 'Kay Board');
    await follow('Settings', 'Settings');
    await tabTo('Name');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Kay B. Oard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/settings?notice=name-saved');
    await follow('Account', 'Kay B. Oard');
    await follow('Sign out', 'Sign out');
    await tabTo('Sign out');
    await follow('Sign out', 'You are signed out');
  });
});
