import type { Page } from '../page/page.js';
import type { Draft } from './draft.js';
import { isOwnAddress } from './emails/address-kinds.js';
import { spelledAddresses } from './emails/address-spellings.js';
import { WHOM_TO_ASK } from './people/people-sentences.js';

/**
 * What is sure to be the organization's own on a page that is not about it: addresses at its domain, numbers and people
 * beside these, and whom visitors are told to ask. Whatever else stands there may be anybody's.
 */
export function ownOn(page: Page, drafts: readonly Draft[]): Draft[] {
  const isOwn = (address: string | null): boolean =>
    address !== null && isOwnAddress(address, page.url.hostname);
  const beside = page.lines
    .map(({ text }) => text)
    .filter((text) => text.includes('@') || text.length <= LONGEST_LINE)
    .filter((text) => spelledAddresses(text).some(({ address }) => isOwn(address)));
  const standsBeside = (text: string): boolean => beside.some((line) => line.includes(text));
  return drafts.filter(({ kind, value, reason }) => {
    switch (kind) {
      case 'email_address':
        return isOwn(value.address);
      case 'person':
        return reason === WHOM_TO_ASK || isOwn(value.email) || standsBeside(value.name);
      case 'phone':
        return standsBeside(value.written);
      default:
        return false;
    }
  });
}

/** Longer lines without an @ are prose. */
const LONGEST_LINE = 400;
