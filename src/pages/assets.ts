import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Asset {
  readonly text: string;
  readonly type: string;
  /**
   * URL path with a hash of the content; changed content has another path, so browsers may cache each file forever.
   */
  readonly path: string;
}

const asset = (name: string, extension: 'css' | 'js', type: string): Asset =>
  assetOf(name, extension, type, new URL(`./${name}.${extension}`, import.meta.url));

function assetOf(name: string, extension: 'css' | 'js', type: string, file: URL): Asset {
  const text = readFileSync(file, 'utf8');
  const digest = hash('sha256', text).slice(0, 16);
  return { text, type, path: `/assets/${name}-${digest}.${extension}` };
}

/** Styles of the frame that all pages share, including the API reference. */
export const FRAME_SHEET = asset('frame', 'css', 'text/css');

/** Stylesheet parts inside the frame. */
export const STYLE_SHEET = asset('style', 'css', 'text/css');

/** Stylesheet parts inside the frame of the workbench. */
export const WORKBENCH_SHEET = asset('workbench', 'css', 'text/css');

/** Script of the workbench: keyboard shortcuts, suggestions, and forms sent without a page load. */
export const WORKBENCH_SCRIPT = asset('workbench', 'js', 'text/javascript');

/** Enables the copy buttons; without the script, visitors select the text by hand. */
export const COPY_SCRIPT = asset('copy', 'js', 'text/javascript');

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

/** The library of the interactive reference (3.5 MB), read from its package on first use. */
export function referenceLibrary(): Asset {
  const file = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'));
  return (library ??= assetOf('scalar', 'js', 'text/javascript', file));
}

export const findAsset = (path: string): Asset | undefined =>
  [...ASSETS, referenceLibrary()].find((one) => one.path === path);
