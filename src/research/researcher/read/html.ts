import type { Document, Element } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

/** Larger pages are not what people wrote: what walks the tree must stay cheap, and the stack shallow. */
const MAX_DEPTH = 250;
const MAX_ELEMENTS = 25_000;
const MAX_ATTRIBUTES = 100;

/** A page that is built to be expensive. */
export class PageTooComplex extends Error {}

class BoundedHandler extends DomHandler {
  #elements = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    if (
      this.#elements > MAX_ELEMENTS ||
      this.tagStack.length > MAX_DEPTH ||
      Object.keys(attributes).length > MAX_ATTRIBUTES
    )
      throw new PageTooComplex('The page is nested too deeply, or has too many elements, to be read.');
    super.onopentag(name, attributes);
  }
}

/** Parses HTML, valid or not. Throws `PageTooComplex` for a page that is built to be expensive. */
export function parseHtml(html: string): Document {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  return handler.root;
}

/** An attribute, trimmed; an empty string without one. */
export const attribute = (element: Element, name: string): string => (element.attribs[name] ?? '').trim();

const STYLE_THAT_HIDES = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** What is not shown is there to mislead those who gather addresses; what a button or a tab opens is shown. */
export function isHidden(element: Element): boolean {
  const { hidden, style = '', role, id } = element.attribs;
  if (hidden === undefined && !STYLE_THAT_HIDES.test(style.slice(0, 500))) return false;
  const isOpened =
    role === 'tabpanel' ||
    hidden === 'until-found' ||
    (id !== undefined && /tab|panel|collapse|accordion/i.test(id.slice(0, 100)));
  return !isOpened;
}
