import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file that pages load. */
export interface Asset {
  readonly text: string;
  readonly type: string;
  /** Where it is served: another text has another path, so that browsers may keep each for ever. */
  readonly path: string;
}

const asset = (name: string, extension: 'css' | 'js', type: string): Asset =>
  assetOf(name, extension, type, new URL(`./${name}.${extension}`, import.meta.url));

function assetOf(name: string, extension: 'css' | 'js', type: string, file: URL): Asset {
  const text = readFileSync(file, 'utf8');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, type, path: `/assets/${name}-${digest}.${extension}` };
}

/** The frame of all pages, the reference's too. */
export const FRAME_SHEET = asset('frame', 'css', 'text/css');

/** What is within the frame. */
export const STYLE_SHEET = asset('style', 'css', 'text/css');

/** What is within the workbench's frame. */
export const WORKBENCH_SHEET = asset('workbench', 'css', 'text/css');

/** What the workbench adds where scripts run: keys, and forms that are sent without leaving the page. */
export const WORKBENCH_SCRIPT = asset('workbench', 'js', 'text/javascript');

/** Makes the copy button work; without it the text is selected by hand. */
export const COPY_SCRIPT = asset('copy', 'js', 'text/javascript');

/** Shows the interactive reference. */
export const REFERENCE_SCRIPT = asset('reference', 'js', 'text/javascript');

const ASSETS: readonly Asset[] = [
  FRAME_SHEET,
  STYLE_SHEET,
  WORKBENCH_SHEET,
  WORKBENCH_SCRIPT,
  COPY_SCRIPT,
  REFERENCE_SCRIPT,
];

let library: Asset | undefined;

/** The reference's library (3.5 MB), read from its package when it is first needed. */
export function referenceLibrary(): Asset {
  const file = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'));
  return (library ??= assetOf('scalar', 'js', 'text/javascript', file));
}

/** The asset at this path, if there is one. */
export const findAsset = (path: string): Asset | undefined =>
  [...ASSETS, referenceLibrary()].find((one) => one.path === path);
