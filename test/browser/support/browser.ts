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

/** `CHROMIUM` names the program if it is not in one of the usual places. */
const program = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));

export const hasBrowser = program !== undefined;

/** Describes a suite that needs a browser. */
export const describeInBrowser = describeWhere(hasBrowser, 'Chromium, or its path in CHROMIUM');

export function openBrowser(): Promise<Browser> {
  if (program === undefined) throw new Error('No Chromium here: install it, or name it in CHROMIUM.');
  // Chromium refuses to start a sandbox as root, and containers run as root.
  return chromium.launch({ executablePath: program, chromiumSandbox: process.getuid?.() !== 0 });
}

export const SCHEMES = ['light', 'dark'] as const;

/** The rules that depend on colors. The schemes do not differ in anything else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The views in which a page is checked, in turn. A wide and a narrow window are checked by all rules in one
 * scheme, and by the color rules in the other; the window in between is checked for overflow only.
 */
export const VIEWS = [
  { width: 360, scheme: 'light', rules: undefined },
  { width: 360, scheme: 'dark', rules: COLOR_RULES },
  { width: 1440, scheme: 'dark', rules: undefined },
  { width: 1440, scheme: 'light', rules: COLOR_RULES },
  { width: 768, scheme: 'light', rules: [] },
] as const;

export const sizeOf = (width: number) => ({ width, height: width < 600 ? 740 : 900 });

export const viewOf = (width: number, colorScheme: 'light' | 'dark'): BrowserContextOptions => ({
  viewport: sizeOf(width),
  colorScheme,
});

/** Returns axe-core's violations with their elements. `rules` restricts the check to these rules. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  if (rules?.length === 0) return [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        preload: false,
        ...(runOnly ? { runOnly: [...runOnly] } : {}),
      }),
    rules,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
}

/** Returns by how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Saves a screenshot in the folder that `SCREENSHOTS` names. */
export async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: height < 10_000 });
}
