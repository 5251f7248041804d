import { isText, type AnyNode, type Element } from 'domhandler';
import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import { cleanText, fold, MAX_LINE_LENGTH } from './text.js';

/** The visible content of a page: lines of text, tables and links. */
export interface PageText {
  readonly title: string;
  /** All visible elements, in document order. */
  readonly elements: readonly Element[];
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
  /** The cells of each table, row by row. */
  readonly tables: readonly (readonly (readonly Cell[])[])[];
}

/** A line of text, as separated by block elements and line breaks. */
export interface Line {
  readonly text: string;
  readonly folded: string;
  readonly index: number;
  /** The innermost block element around the line; null in plain text. */
  readonly block: Element | null;
  /** The heading level, from 1 to 6; 0 for other lines. */
  readonly heading: number;
  /** The last heading above the line. */
  readonly above: Line | null;
  /** Whether the line is in the main content of the page, which has separate headers. */
  readonly inArticle: boolean;
  /** Whether the line is in the page's header or footer, by the name of an enclosing element. */
  readonly inHeader: boolean;
  readonly inFooter: boolean;
}

export interface Link {
  readonly href: string;
  readonly text: string;
  /** The line in which the link ends. */
  readonly line: number;
  readonly rel: string;
}

/** The index of the cell's first line, and of the line after its last. */
export interface Cell {
  readonly from: number;
  to: number;
}

/** They bound the time of a tree walk and the depth of the call stack. No handwritten page exceeds them. */
const MAX_DEPTH = 250;
const MAX_ELEMENTS = 25_000;
const MAX_ATTRIBUTES = 100;
const MAX_LINES = 4_000;
const MAX_LINKS = 2_000;
const MAX_CELLS = 4_000;

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));
const BLOCKS = setOf(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th
   thead tr ul small button`,
);
const UNREAD = setOf(
  'script style template svg math head iframe object canvas audio video select textarea noembed noscript',
);
const ARTICLES = setOf('main article section aside footer');
const HEADER = /(?:^|[ _])(?:site-?)?(?:header|masthead|branding|logo|title)(?:$|[ _])/i;
const FOOTER = /(?:^|[ _-])foot(?:er)?(?:$|[ _-])/i;
const STYLE_THAT_HIDES = /display\s*:\s*none|visibility\s*:\s*hidden/i;

class PageTooComplex extends Error {}

class BoundedHandler extends DomHandler {
  #elements = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    const isDeep = this.tagStack.length > MAX_DEPTH || Object.keys(attributes).length > MAX_ATTRIBUTES;
    if (isDeep || this.#elements > MAX_ELEMENTS) throw new PageTooComplex();
    super.onopentag(name, attributes);
  }
}

/** A trimmed attribute; an empty string if the element lacks it. */
export const attribute = (element: Element, name: string): string => (element.attribs[name] ?? '').trim();

/** Hidden content often holds traps for harvesters. What a button or tab reveals is visible. */
function isHidden({ attribs: { hidden, style = '', role, id = '' } }: Element): boolean {
  if (hidden === undefined && !STYLE_THAT_HIDES.test(style.slice(0, 500))) return false;
  const isPanel = /tab|panel|collapse|accordion/i.test(id.slice(0, 100));
  return role !== 'tabpanel' && hidden !== 'until-found' && !isPanel;
}

/** Parses valid or invalid HTML; returns null for a page that exceeds the limits. */
export function readHtml(html: string): PageText | null {
  const handler = new BoundedHandler();
  try {
    new Parser(handler).end(html);
  } catch (error) {
    if (error instanceof PageTooComplex) return null;
    throw error;
  }
  const walker = new Walker();
  handler.root.children.forEach((node) => walker.walk(node, true));
  return walker.finish();
}

export function readPlainText(text: string): PageText {
  const walker = new Walker();
  for (const line of text.split(/\r\n|\r|\n/, MAX_LINES)) {
    walker.addText(line);
    walker.endLine();
  }
  return walker.finish();
}

/** Collects the visible content of a page in one tree walk. */
class Walker {
  readonly #page = { title: '', elements: [] as Element[], lines: [] as Line[], links: [] as Link[] };
  readonly #tables: Cell[][][] = [];
  readonly #openTables: Cell[][][] = [];
  #cells = 0;
  #text = '';
  #around = { block: null as Element | null, heading: 0, inArticle: false, inHeader: false, inFooter: false };
  #above: Line | null = null;
  /** Whether an inline element has just begun or ended, without a space after the preceding text. */
  #touches = false;

  walk(node: AnyNode, isRead: boolean): void {
    if (isText(node)) return isRead ? this.addText(node.data) : undefined;
    if (!('attribs' in node) || isHidden(node)) return;
    this.#page.elements.push(node);
    const { name } = node;
    if (name === 'br') return this.endLine();
    if (name === 'title') this.#page.title ||= cleanText(DomUtils.textContent(node));
    const walkInside = (): void =>
      node.children.forEach((child) => this.walk(child, isRead && !UNREAD.has(name)));
    if (BLOCKS.has(name)) this.#walkBlock(node, walkInside);
    else {
      this.#touches = true;
      walkInside();
      this.#touches = true;
      if (name === 'a' || name === 'area') this.#addLink(node);
    }
  }

  #walkBlock(node: Element, walkInside: () => void): void {
    const { name, attribs } = node;
    this.endLine();
    const outer = this.#around;
    const named = `${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`.slice(0, 200);
    const inArticle = outer.inArticle || ARTICLES.has(name);
    this.#around = {
      block: node,
      heading: /^h[1-6]$/.test(name) ? Number(name[1]) : outer.heading,
      inArticle,
      inHeader:
        !inArticle && (outer.inHeader || name === 'header' || (name !== 'body' && HEADER.test(named))),
      // The class of the body element often names parts of the page: `footer-widgets-3`.
      inFooter: outer.inFooter || name === 'footer' || (name !== 'body' && FOOTER.test(named)),
    };
    const cell = this.#openTable(name);
    walkInside();
    this.endLine();
    if (cell) cell.to = this.#page.lines.length;
    if (name === 'table') this.#openTables.pop();
    this.#around = outer;
  }

  #openTable(name: string): Cell | null {
    if (name === 'table') this.#tables.push(this.#openTables[this.#openTables.push([]) - 1]!);
    const rows = this.#openTables.at(-1);
    if (name === 'tr') rows?.push([]);
    if ((name !== 'td' && name !== 'th') || rows === undefined || (this.#cells += 1) > MAX_CELLS) return null;
    const cell = { from: this.#page.lines.length, to: this.#page.lines.length };
    if (rows.length === 0) rows.push([]);
    rows.at(-1)!.push(cell);
    return cell;
  }

  #addLink(node: Element): void {
    const { links, lines } = this.#page;
    const href = attribute(node, 'href');
    if (href === '' || links.length >= MAX_LINKS) return;
    const pictures = node.children.slice(0, 20).map((one) => ('attribs' in one ? attribute(one, 'alt') : ''));
    const instead = attribute(node, 'aria-label') || attribute(node, 'title') || pictures.join(' ');
    const text = cleanText(DomUtils.textContent(node)) || cleanText(instead);
    links.push({ href, text, line: lines.length, rel: attribute(node, 'rel') });
  }

  addText(data: string): void {
    if (this.#touches && data !== '') {
      const [before = '', after = ''] = [this.#text.at(-1), data[0]];
      // Style sheets place such elements on separate lines: `<b>Ana Ruiz</b><span>Director</span>`.
      if (/[\p{Ll}\p{N})]/u.test(before) && /\p{Lu}/u.test(after)) this.endLine();
      if (/\p{L}/u.test(before) && (/[+\d]/.test(after) || /^\s{0,9}[^\s@]{1,64}@/.test(data.slice(0, 80))))
        this.#text += ' ';
      if (data.trim() !== '') this.#touches = false;
    }
    if (this.#text.length < MAX_LINE_LENGTH) this.#text += data.slice(0, MAX_LINE_LENGTH);
  }

  endLine(): void {
    const text = cleanText(this.#text);
    [this.#text, this.#touches] = ['', false];
    const { lines } = this.#page;
    if (text === '' || lines.length >= MAX_LINES) return;
    const line = { text, folded: fold(text), index: lines.length, ...this.#around, above: this.#above };
    lines.push(line);
    if (line.heading > 0) this.#above = line;
  }

  finish(): PageText {
    this.endLine();
    return { ...this.#page, tables: this.#tables };
  }
}
