import { existsSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { describeWhere } from '../../support/describe-where.js';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** `CHROMIUM` names the program where it is not in one of the usual places. */
const program = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));

export const hasBrowser = program !== undefined;

/** `describe` where there is a browser. */
export const describeInBrowser = describeWhere(hasBrowser, 'Chromium, or its path in CHROMIUM');

export function openBrowser(): Promise<Browser> {
  if (program === undefined) throw new Error('No Chromium here: install it, or name it in CHROMIUM.');
  // Chromium refuses to have a sandbox as root, which is what containers run as.
  return chromium.launch({ executablePath: program, chromiumSandbox: process.getuid?.() !== 0 });
}

export const SCHEMES = ['light', 'dark'] as const;

/** What depends on colours; the schemes differ in nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The views in which a page is looked at, one after the other. A wide and a narrow window are checked by all rules in
 * one scheme, and by those of colours in the other; the window in between for its overflow alone.
 */
export const VIEWS = [
  { width: 360, scheme: 'light', rules: undefined },
  { width: 360, scheme: 'dark', rules: COLOR_RULES },
  { width: 1440, scheme: 'dark', rules: undefined },
  { width: 1440, scheme: 'light', rules: COLOR_RULES },
  { width: 768, scheme: 'light', rules: [] },
  { width: 768, scheme: 'dark', rules: [] },
] as const;

export const sizeOf = (width: number) => ({ width, height: width < 600 ? 740 : 900 });

export const viewOf = (width: number, colorScheme: 'light' | 'dark'): BrowserContextOptions => ({
  viewport: sizeOf(width),
  colorScheme,
});

/** What axe-core finds wrong with the page, in a form that says where. `rules`: only these. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  if (rules?.length === 0) return [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly: [...runOnly] } : {}),
      }),
    rules,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
}

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Keeps a picture of the page in the folder that `SCREENSHOTS` names, for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: height < 10_000 });
}
