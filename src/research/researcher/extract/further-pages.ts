import type { PersonValue } from '../findings.js';
import { isAboutJobs } from '../page/pages-of-jobs.js';
import { linesWith } from '../page/lines-with.js';
import type { Line, Page } from '../page/page.js';
import type { Draft } from './draft.js';
import { isOwnAddress } from './emails/address-kinds.js';
import { hasOwnAddress } from './emails/own-addresses.js';
import { headAbove } from './others/others.js';
import { isNamedAs } from './others/own-firm.js';
import { isOfOwnHouse } from './others/section-heads.js';
import { isCredit } from './people/credits.js';
import { namesAnother } from './people/person-evidence.js';
import { WHOM_TO_ASK } from './people/people-sentences.js';
import { withoutContacts } from './phones/contact-details.js';
import { namesRole } from './roles/role-words.js';
import { saidOwn } from './said-own.js';

/**
 * What is sure to be the organization's own on a page that is not about it: addresses at its domain, numbers and people
 * beside these or in a card with these, what stands behind its name below a heading of a shop or an office of its own, what
 * is said to be its own, and whom visitors are told to ask. Whatever else stands there may be anybody's.
 */
export function ownOn(page: Page, drafts: readonly Draft[]): Draft[] {
  const isOwn = (address: string | null): boolean =>
    address !== null && isOwnAddress(address, page.url.hostname);
  const addresses = linesOfAddresses(page);
  const standsBeside = standsIn(addresses);
  const standsInCard = standsIn(cardsOf(page, addresses));
  const isAtOwnHouse = standsIn(linesOfHouses(page));
  const isSaidOwn = saidOwn(page, drafts);
  return drafts.filter(({ kind, value, reason }) => {
    switch (kind) {
      case 'email_address':
        return isOwn(value.address);
      case 'person':
        return (
          reason === WHOM_TO_ASK ||
          isOwn(value.email) ||
          standsBeside(value.name) ||
          (!isCredit(value.role ?? '') &&
            (isAboutJobs(page) ? namesRole(value.role ?? '') : isBesideContacts(page, value)))
        );
      case 'phone':
        return [standsBeside, standsInCard, isAtOwnHouse, isSaidOwn].some((stands) => stands(value.written));
      case 'postal_address':
        return [standsInCard, isAtOwnHouse, isSaidOwn].some((stands) => stands(value.street));
      default:
        return false;
    }
  });
}

const standsIn =
  (lines: readonly Line[]) =>
  (text: string | null): boolean =>
    text !== null && lines.some((line) => line.text.includes(text));

const linesOfAddresses = (page: Page): Line[] =>
  page.lines.filter(
    ({ text }) => (text.includes('@') || text.length <= LONGEST_LINE) && hasOwnAddress(text, page),
  );

/** The lines of cards, of a few lines each, in which one of these stands: a house, its number, its address. */
const cardsOf = (page: Page, lines: readonly Line[]): Line[] =>
  lines
    .filter(({ text, block }) => block !== null && text.length <= LONGEST_LINE_OF_CARD)
    .flatMap(({ block, index }) =>
      page.lines
        .slice(Math.max(0, index - REACH), index + REACH + 1)
        .filter((line) => line.block === block && line.text.length <= LONGEST_LINE_OF_CARD),
    );

const linesOfHouses = (page: Page): Line[] =>
  page.lines.filter((line) => {
    const head = headAbove(page, line);
    return head !== undefined && isOfOwnHouse(head.text) && isNamedAs(line.text, page);
  });

/** What belongs together stands so many lines apart at most: a name, a number, two addresses. */
const REACH = 4;

/** Whether an office's holder stands next to an address that is the house's own: nothing but contacts is between both. */
function isBesideContacts(page: Page, { name, role }: PersonValue): boolean {
  if (role === null || !namesRole(role)) return false;
  return linesWith(page, name)
    .filter(({ text }) => text.length <= LONGEST_OFFICE && text.includes(role))
    .some(({ index }) =>
      [-1, 1].some((step) => {
        const beside = Array.from(
          { length: REACH },
          (_, at) => page.lines[index + step * (at + 1)]?.text ?? '',
        );
        const end = beside.findIndex((text) => !isContact(text));
        // What stands above is of somebody named before it.
        if (step < 0 && namesAnother(beside[end] ?? '')) return false;
        return beside.slice(0, end < 0 ? REACH : end).some((text) => hasOwnAddress(text, page));
      }),
    );
}

/** A name and an office. */
const LONGEST_OFFICE = 120;

/** Whether a line has a number or an address, and no more than a word of what that is. */
const isContact = (text: string): boolean => {
  const rest = withoutContacts(text);
  return rest !== text && /^[^\p{L}]*\p{L}{0,9}[^\p{L}]*$/u.test(rest);
};

/** Longer lines without an @ are prose. */
const LONGEST_LINE = 400;
/** Lines of cards say no more than one thing. */
const LONGEST_LINE_OF_CARD = 80;
