import type { AnyNode, Element } from 'domhandler';
import { attribute } from '../../page/html.js';
import { textOf, type Page } from '../../page/page.js';
import type { SchemaNode } from './json-ld.js';

/** What the microdata of a page states, in the shape of JSON-LD. */
export function microdataOn(page: Page): SchemaNode[] {
  return page.elements
    .filter((element) => isItem(element) && element.attribs['itemprop'] === undefined)
    .map((element) => itemOf(element));
}

const isItem = (element: Element): boolean =>
  element.attribs['itemscope'] !== undefined && /schema\.org/i.test(element.attribs['itemtype'] ?? '');

function itemOf(item: Element): SchemaNode {
  const node: Record<string, unknown[]> = { '@type': attribute(item, 'itemtype').split(/\s+/) };
  const walk = (child: AnyNode): void => {
    if (!('attribs' in child)) return;
    const names = attribute(child, 'itemprop').split(/\s+/).filter(Boolean);
    for (const name of names) (node[name] ??= []).push(isItem(child) ? itemOf(child) : valueOf(child));
    if (child.attribs['itemscope'] === undefined) child.children.forEach(walk);
  };
  item.children.forEach(walk);
  return node;
}

function valueOf(element: Element): string {
  const stated =
    element.attribs['content'] ??
    (['a', 'link', 'area'].includes(element.name) ? element.attribs['href'] : undefined) ??
    (element.name === 'time' ? element.attribs['datetime'] : undefined);
  const isTextLink = stated !== undefined && /^(tel|mailto):/i.test(stated);
  return isTextLink ? stated.replace(/^\w+:/, '').replace(/\?.*/, '') : (stated ?? textOf(element));
}
