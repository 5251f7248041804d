import type { AnyNode, Document, Element } from 'domhandler';
import { attribute } from './html.js';

/** Ids of what a button or a tab opens and closes: panels of accordions, menus, tabs. */
export function openedIds(document: Document): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (node: AnyNode): void => {
    if (!('children' in node)) return;
    if ('attribs' in node) opens(node).forEach((id) => ids.add(id));
    node.children.forEach(walk);
  };
  walk(document);
  return ids;
}

const TOGGLES = ['aria-expanded', 'data-toggle', 'data-bs-toggle'];

function opens(element: Element): string[] {
  const targets = [attribute(element, 'data-target'), attribute(element, 'data-bs-target')];
  if (/^(?:tab|button)$/.test(attribute(element, 'role')) || TOGGLES.some((name) => name in element.attribs))
    targets.push(attribute(element, 'href'));
  return [
    ...attribute(element, 'aria-controls').split(/\s+/),
    ...targets.flatMap((target) => (target.startsWith('#') ? [target.slice(1)] : [])),
  ].filter((id) => id !== '');
}

const STYLE_THAT_HIDES = /display\s*:\s*none|visibility\s*:\s*hidden|(left|top|text-indent)\s*:\s*-\d{3}/i;

/**
 * Whether an element is not shown: what it says is there to mislead those who gather addresses. What readers open, by a
 * button, by a tab or by searching the page, is shown.
 */
export function isHidden(element: Element, opened: ReadonlySet<string> = new Set()): boolean {
  const { hidden, style = '' } = element.attribs;
  if (hidden === undefined && !STYLE_THAT_HIDES.test(style)) return false;
  return !(
    hidden?.toLowerCase() === 'until-found' ||
    attribute(element, 'role') === 'tabpanel' ||
    opened.has(attribute(element, 'id'))
  );
}
