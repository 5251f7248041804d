import type { Element } from 'domhandler';
import type { Page } from '../../page/page.js';

/** A thing of schema.org, as JSON-LD or microdata state it. */
export interface SchemaNode {
  readonly [property: string]: unknown;
}

const LARGEST_BLOCK = 300_000;
const MOST_BLOCKS = 50;

/** What the JSON-LD blocks of a page state, each block's root or roots. Blocks that are no JSON are passed over. */
export function jsonLdOn(page: Page): SchemaNode[] {
  return page.elements
    .filter((element) => element.name === 'script' && isJsonLd(element))
    .slice(0, MOST_BLOCKS)
    .flatMap((element) => rootsOf(parse(sourceOf(element))));
}

const isJsonLd = (element: Element): boolean =>
  /^application\/(\w+\+)?ld\+json\b/i.test((element.attribs['type'] ?? '').trim());

const sourceOf = (element: Element): string =>
  element.children.map((child) => ('data' in child ? child.data : '')).join('');

function parse(source: string): unknown {
  if (source.length > LARGEST_BLOCK) return null;
  // Old pages hide their scripts in comments or CDATA, and many put line breaks into strings.
  const json = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/;\s*$/, '');
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A block's things: one, a list of them, or a graph whose things refer to each other by `@id`. */
function rootsOf(block: unknown): SchemaNode[] {
  if (Array.isArray(block)) return block.flatMap(rootsOf);
  if (!isNode(block)) return [];
  const graph = block['@graph'];
  return graph === undefined ? [block] : rootsOf(graph);
}

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
