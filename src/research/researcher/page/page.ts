import { isText, type AnyNode, type Document, type Element } from 'domhandler';
import { stripInvisible } from '../../../values/text.js';
import { blockHolders, BLOCKS } from './blocks.js';
import { isHidden, openedIds } from './hidden.js';
import { attribute, hints, parseHtml } from './html.js';
import { isMarkedAsName, isMarkedAsRole } from './marks.js';
import { languageOf } from './page-language.js';
import { borderBefore, touchedBehind } from './touching.js';

/** A page as it was read, ready to be looked through. */
export interface Page {
  readonly url: URL;
  /** RFC 3339, UTC. */
  readonly readAt: string;
  /** The language that the page declares or is written in, as `de` or `pt-br`; an empty string if neither tells. */
  readonly language: string;
  readonly document: Document;
  /** All elements in their order, those that are hidden from readers left out; `script` and `meta` among them. */
  readonly elements: readonly Element[];
  /** What readers see, a line for each piece of text that stands by itself. */
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
  /** The lines of each block that has some, those of blocks inside of it left out. */
  readonly linesOf: ReadonlyMap<Element, readonly Line[]>;
}

export interface Line {
  /** White space is single spaces; never empty. */
  readonly text: string;
  /** The innermost block that holds the line. */
  readonly block: Element | null;
  /** The innermost element that it begins in, if that is no block: `strong`. */
  readonly inline: string;
  /** Classes of the innermost element that holds all of it, if that is no block: `fonction`. */
  readonly hint: string;
  /** What it begins with in bold type, or marked as a name, if that is not all of it. */
  readonly lead: string;
  /** Its place in the page's lines. */
  readonly index: number;
}

export interface Link {
  readonly href: string;
  /** What the link says, or its label or title where it shows a picture. */
  readonly text: string;
  readonly element: Element;
}

/** Longer lines than people write are cut: every rule that looks at a line must stay cheap. */
const LONGEST_LINE = 4_000;
/** Of longer pages, the beginning is looked through. */
const MOST_LINES = 6_000;
const MOST_LINKS = 2_000;

const BOLD = /^(b|strong)$/;
/** Not for readers, or no text of theirs. */
const UNREAD = new Set(
  'script style template svg math head iframe object canvas audio video select textarea noembed'.split(' '),
);

/** Reads HTML as a page. Throws an Obstacle for one that is built to be expensive. */
export function readPage(html: string, url: URL, readAt: string): Page {
  return pageOf(parseHtml(html), url, readAt);
}

/** Plain text as a page: lines, and nothing else. */
export function readPlainText(text: string, url: URL, readAt: string): Page {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => cleanText(line) || []);
  return {
    url,
    readAt,
    language: '',
    document: parseHtml(''),
    elements: [],
    lines: lines
      .slice(0, MOST_LINES)
      .map((line, index) => ({ text: line, block: null, inline: '', hint: '', lead: '', index })),
    links: [],
    linesOf: new Map(),
  };
}

function pageOf(document: Document, url: URL, readAt: string): Page {
  const elements: Element[] = [];
  const holders = blockHolders(document);
  const opened = openedIds(document);
  const lines: Line[] = [];
  const links: Link[] = [];
  let text = '';
  let hint = '';
  let within = '';
  let lead = '';
  let block: Element | null = null;
  let inline: Element | null = null;
  /** The inline element that has just ended, where the next begins at once. */
  let touched: Element | null = null;

  const endLine = (): void => {
    const line = cleanText(text);
    if (line !== '' && lines.length < MOST_LINES)
      lines.push({
        text: line,
        block,
        inline: within,
        hint,
        lead: line === lead ? '' : lead,
        index: lines.length,
      });
    text = '';
    hint = '';
    lead = '';
  };
  const addText = (data: string): void => {
    if (touched !== null && text !== '' && data !== '') {
      const border = borderBefore(inline, touched);
      if (border === 'apart' || (border === 'together' && isApart(text, data))) endLine();
      if (border === 'beside') text += ' ';
    }
    touched = null;
    if (text.trim() === '') [hint, within] = inline === null ? ['', ''] : [hints(inline), inline.name];
    if (text.length < LONGEST_LINE) text += data;
  };
  const walk = (node: AnyNode, isRead: boolean, isPre: boolean): void => {
    if (isText(node)) {
      if (!isRead) return;
      if (!isPre) return addText(node.data);
      node.data.split(/\r\n|\r|\n/).forEach((part, at) => {
        if (at > 0) endLine();
        addText(part);
      });
      return;
    }
    if (!('children' in node)) return;
    if (!('attribs' in node)) return node.children.forEach((child) => walk(child, isRead, isPre));
    if (isHidden(node, opened)) return;
    elements.push(node);
    if (node.name === 'br') return endLine();
    // What holds blocks is one, whatever its name: a link around a card. A role is shown by itself.
    const isBlock = BLOCKS.has(node.name) || holders.has(node);
    const standsAlone = !isBlock && isMarkedAsRole(node);
    if (standsAlone) endLine();
    // Small type in a heading is what stands below it.
    if (node.name === 'small') endLine();
    const [outer, outerInline] = [block, inline];
    if (isBlock) {
      endLine();
      [block, inline] = [node, null];
    } else {
      inline = node;
    }
    const reads = isRead && !UNREAD.has(node.name);
    node.children.forEach((child) => walk(child, reads, isPre || node.name === 'pre'));
    if (
      (BOLD.test(node.name) || (!isBlock && isMarkedAsName(node))) &&
      lead === '' &&
      cleanText(text) === textOf(node)
    )
      lead = textOf(node);
    touched = isBlock ? null : touchedBehind(node, touched);
    if (isBlock || standsAlone) endLine();
    [block, inline] = [outer, outerInline];
    const isLink = node.name === 'a' || node.name === 'area';
    if (isLink && links.length < MOST_LINKS && attribute(node, 'href') !== '') {
      links.push({ href: attribute(node, 'href'), text: linkText(node), element: node });
    }
  };
  walk(document, true, false);
  endLine();
  const linesOf = Map.groupBy(lines, ({ block }) => block);
  linesOf.delete(null);
  return {
    url,
    readAt,
    language: languageOf(elements, lines),
    document,
    elements,
    lines,
    links,
    linesOf: linesOf as Map<Element, Line[]>,
  };
}

/** Where a small letter, or several capital ones, touch a word that begins with a capital: `Ana RUIZDirectora`. */
const isApart = (before: string, after: string): boolean =>
  (/[\p{Ll}\p{Lo}\p{N})]$/u.test(before) && /^[\p{Lu}\p{Lo}]/u.test(after)) ||
  (/\p{Lu}{3,}$/u.test(before) && /^\p{Lu}\p{Ll}{2}/u.test(after));

function linkText(link: Element): string {
  const label = attribute(link, 'aria-label') || attribute(link, 'title');
  return textOf(link) || cleanText(label) || cleanText(alternatives(link));
}

const alternatives = (element: Element): string =>
  element.children
    .map((child) => ('attribs' in child ? `${child.attribs['alt'] ?? ''} ${alternatives(child)}` : ''))
    .join(' ');

/** The text inside a node, in one line, as readers see it. */
export function textOf(node: AnyNode): string {
  const parts: string[] = [];
  const walk = (one: AnyNode): void => {
    if (isText(one)) parts.push(one.data);
    else if ('attribs' in one && (UNREAD.has(one.name) || isHidden(one))) return;
    else if ('children' in one) {
      const apart = 'attribs' in one && (BLOCKS.has(one.name) || one.name === 'br');
      if (apart) parts.push(' ');
      one.children.forEach(walk);
      if (apart) parts.push(' ');
    }
  };
  walk(node);
  return cleanText(parts.join(''));
}

/** One line of NFC text without control and invisible characters. */
export function cleanText(text: string): string {
  return stripInvisible(text.slice(0, LONGEST_LINE).toWellFormed().normalize('NFC'))
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim();
}

/** Whether a node is an element or is inside of it. */
export function isInside(node: AnyNode, element: Element): boolean {
  for (let one: AnyNode | null = node; one; one = one.parent) if (one === element) return true;
  return false;
}
