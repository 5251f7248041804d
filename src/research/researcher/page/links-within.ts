import type { ParentNode } from 'domhandler';
import type { Link, Page } from './page.js';

const NONE: readonly Link[] = [];

/**
 * Tells the links inside an element, in their order. All links are walked up from once, when it is first asked: asking of
 * every row or card of a long page stays cheap.
 */
export function linksWithin(page: Pick<Page, 'links'>): (element: ParentNode) => readonly Link[] {
  let within: Map<ParentNode, Link[]> | null = null;
  return (element) => (within ??= byHolder(page.links)).get(element) ?? NONE;
}

function byHolder(links: readonly Link[]): Map<ParentNode, Link[]> {
  const within = new Map<ParentNode, Link[]>();
  for (const link of links) {
    for (let one: ParentNode | null = link.element; one; one = one.parent) {
      const others = within.get(one);
      if (others) others.push(link);
      else within.set(one, [link]);
    }
  }
  return within;
}
