import { isText, type AnyNode, type Element } from 'domhandler';
import { BLOCKS } from '../../page/blocks.js';
import { linksWithin } from '../../page/links-within.js';
import type { Line, Link, Page } from '../../page/page.js';
import { isRoleAddress, realAddress } from '../emails/address-kinds.js';
import { spelledAddresses } from '../emails/address-spellings.js';
import type { Site } from '../draft.js';
import { mailtoAddresses } from '../emails/emails.js';
import { foldName } from '../names/fold-name.js';
import { phoneNumber } from '../phones/phones.js';

/** Longer cards are none of one person's, and their text is not looked through. */
const LONGEST_CARD = 2_000;

export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Tells the person's own address and number of a card, if it has just one of each. Each card is looked through once,
 * however many names share it.
 */
export function contactsOf(page: Page, site: Site): (card: Element) => Contact {
  const links = linksWithin(page);
  const known = new Map<Element, Contact>();
  return (card) => {
    const contact = known.get(card) ?? contactIn(card, links(card), site);
    known.set(card, contact);
    return contact;
  };
}

function contactIn(card: Element, links: readonly Link[], site: Site): Contact {
  const addresses = [
    ...links.flatMap(mailtoAddresses),
    ...spelledAddresses(shortTextOf(card).replace(/\s+/g, ' ')).map((one) => one.address),
  ]
    .map((address) => realAddress(address, site.domain))
    .filter((address) => address !== null && !isRoleAddress(address));
  const phones = links.flatMap(({ href }) =>
    /^tel:/i.test(href) ? [phoneNumber(href.slice(4), site.country)] : [],
  );
  const only = <T>(values: readonly (T | null)[]): T | null =>
    new Set(values).size === 1 ? values[0]! : null;
  return { email: only(addresses), phone: only(phones) };
}

/** The text of a card, hidden pieces included; empty if it is longer than one person's. Reads no further than that. */
function shortTextOf(card: Element): string {
  let text = '';
  const walk = (node: AnyNode): void => {
    if (text.length >= LONGEST_CARD) return;
    if (isText(node)) {
      text += node.data;
      return;
    }
    // What stands apart on the screen is apart: a name and, below it, an address are not one word.
    if ('attribs' in node && (node.name === 'br' || BLOCKS.has(node.name))) text += ' ';
    if ('children' in node) node.children.forEach(walk);
  };
  walk(card);
  return text.length < LONGEST_CARD ? text : '';
}

/** Whether an address stands by a name that is named after it: `ada.lovelace@` by Ada Lovelace. */
export function hasOwnAddress(line: Line, lines: readonly Line[]): boolean {
  const words = foldName(line.text).split(' ');
  const near = lines.filter(({ index }) => Math.abs(index - line.index) <= 2);
  return near
    .flatMap(({ text }) => spelledAddresses(text))
    .map(({ address }) => foldName(address.slice(0, address.lastIndexOf('@'))).split(' '))
    .some((local) => local.length > 1 && local.every((part) => part.length > 2 && words.includes(part)));
}
