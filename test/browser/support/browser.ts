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

/** `describe` where there is a browser. */
export const describeInBrowser = describeWhere(program !== undefined, 'Chromium, or its path in CHROMIUM');

export function openBrowser(): Promise<Browser> {
  if (program === undefined) throw new Error('No Chromium here: install it, or name it in CHROMIUM.');
  // Chromium refuses to have a sandbox as root, which is what containers run as.
  return chromium.launch({ executablePath: program, chromiumSandbox: process.getuid?.() !== 0 });
}

export const WIDTHS = [360, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;

export const viewOf = (width: number, colorScheme: 'light' | 'dark'): BrowserContextOptions => ({
  viewport: { width, height: width < 600 ? 740 : 900 },
  colorScheme,
});

/** What axe-core finds wrong with the page, in a form that says where. `rules`: only these. */
export async function violationsOf(page: Page, rules?: string[]): Promise<unknown[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : {}),
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
