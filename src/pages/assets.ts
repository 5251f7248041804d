import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file that pages load. */
export interface Asset {
  readonly text: string;
  readonly type: string;
  /** Where it is served: another text has another path, so that browsers may keep each for ever. */
  readonly path: string;
}

function asset(name: string, extension: 'css' | 'js', type: string): Asset {
  const text = readFileSync(new URL(`./${name}.${extension}`, import.meta.url), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, type, path: `/assets/${name}-${digest}.${extension}` };
}

/** The style sheet of all pages. */
export const STYLE_SHEET = asset('style', 'css', 'text/css');

/** Makes the copy button work; without it the text is selected by hand. */
export const COPY_SCRIPT = asset('copy', 'js', 'text/javascript');

/** By the last part of their paths. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map(
  [STYLE_SHEET, COPY_SCRIPT].map((one) => [one.path.slice('/assets/'.length), one]),
);
