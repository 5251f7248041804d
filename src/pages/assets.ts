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

const ASSETS: Asset[] = [];

function asset(name: string, extension: 'css' | 'js', file?: URL): Asset {
  const text = readFileSync(file ?? new URL(`./${name}.${extension}`, import.meta.url), 'utf8');
  const path = `/assets/${name}-${hash('sha256', text).slice(0, 16)}.${extension}`;
  const made = { text, path, type: extension === 'css' ? 'text/css' : 'text/javascript' };
  ASSETS.push(made);
  return made;
}

/** Styles of the frame that all pages share, including the API reference. */
export const FRAME_SHEET = asset('frame', 'css');

/** Stylesheet parts inside the frame. */
export const STYLE_SHEET = asset('style', 'css');

/** Stylesheet parts inside the frame of the workbench. */
export const WORKBENCH_SHEET = asset('workbench', 'css');

/** Script of the workbench: keyboard shortcuts, suggestions, and forms sent without a page load. */
export const WORKBENCH_SCRIPT = asset('workbench', 'js');

/** Enables the copy buttons; without the script, visitors select the text by hand. */
export const COPY_SCRIPT = asset('copy', 'js');

export const REFERENCE_SCRIPT = asset('reference', 'js');

let library: Asset | undefined;

/** The library of the interactive reference (3.5 MB), read from its package on first use. */
export function referenceLibrary(): Asset {
  const file = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'));
  return (library ??= asset('scalar', 'js', file));
}

export function findAsset(path: string): Asset | undefined {
  referenceLibrary();
  return ASSETS.find((one) => one.path === path);
}
