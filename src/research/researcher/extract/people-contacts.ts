import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { isInside, type Line, type Page } from '../page/page.js';
import { isRoleAddress, realAddress } from './address-kinds.js';
import { spelledAddresses } from './address-spellings.js';
import type { Site } from './draft.js';
import { mailtoAddresses } from './emails.js';
import { foldName } from './fold-name.js';
import { phoneNumber } from './phones.js';

/** The person's own address and number, if the card has just one of each. */
export function contactIn(
  page: Page,
  card: Element,
  site: Site,
): { email: string | null; phone: string | null } {
  const links = page.links.filter(({ element }) => isInside(element, card));
  const text = DomUtils.textContent(card);
  const addresses = [
    ...links.flatMap(mailtoAddresses),
    ...(text.length < 2_000 ? spelledAddresses(text.replace(/\s+/g, ' ')) : []).map((one) => one.address),
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

/** Whether an address stands by a name that is named after it: `ada.lovelace@` by Ada Lovelace. */
export function hasOwnAddress(line: Line, lines: readonly Line[]): boolean {
  const words = foldName(line.text).split(' ');
  const near = lines.filter(({ index }) => Math.abs(index - line.index) <= 2);
  return near
    .flatMap(({ text }) => spelledAddresses(text))
    .map(({ address }) => foldName(address.slice(0, address.lastIndexOf('@'))).split(' '))
    .some((local) => local.length > 1 && local.every((part) => part.length > 2 && words.includes(part)));
}
