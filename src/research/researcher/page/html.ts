import type { Document, Element, ParentNode } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';
import { nothing } from '../fetch/obstacle.js';

/** Deeper or longer than any page that people wrote: what walks the tree must stay cheap, and the stack shallow. */
const MAX_DEPTH = 250;
const MAX_ELEMENTS = 25_000;
const MAX_ATTRIBUTES = 100;

/** Parses HTML as it comes, valid or not. Throws an Obstacle for a page that is built to be expensive. */
export function parseHtml(html: string): Document {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  return handler.root;
}

class BoundedHandler extends DomHandler {
  #elements = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    if (
      this.#elements > MAX_ELEMENTS ||
      this.tagStack.length > MAX_DEPTH ||
      Object.keys(attributes).length > MAX_ATTRIBUTES
    ) {
      throw nothing('The page is nested too deeply, or has too many elements, to be read.');
    }
    super.onopentag(name, attributes);
  }
}

/** An attribute, trimmed; an empty string where there is none. */
export const attribute = (element: Element, name: string): string => (element.attribs[name] ?? '').trim();

/** The classes, and the id, of an element in lower case, as a hint to what it is about. */
export const hints = (element: Element): string =>
  `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''} ${element.attribs['itemprop'] ?? ''}`.toLowerCase();

/** An element and all around it, from within outwards. */
export function* outwards(element: Element | null): Generator<Element> {
  for (let one: ParentNode | null = element; one && 'attribs' in one; one = one.parent) yield one;
}
