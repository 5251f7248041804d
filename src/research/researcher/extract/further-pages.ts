import type { PersonValue } from '../findings.js';
import { isAboutJobs } from '../page/pages-of-jobs.js';
import { linesWith } from '../page/lines-with.js';
import type { Page } from '../page/page.js';
import type { Draft } from './draft.js';
import { isOwnAddress } from './emails/address-kinds.js';
import { spelledAddresses } from './emails/address-spellings.js';
import { headAbove } from './others/others.js';
import { sentenceBefore, speaksOfOurs } from './others/ours.js';
import { isCalledInFull, isNamedAs } from './others/own-firm.js';
import { isOfOwnHouse } from './others/section-heads.js';
import { isCredit } from './people/credits.js';
import { namesAnother } from './people/person-evidence.js';
import { personName } from './names/person-name.js';
import { WHOM_TO_ASK } from './people/people-sentences.js';
import { withoutContacts } from './phones/contact-details.js';
import { namesRole } from './roles/role-words.js';

/**
 * What is sure to be the organization's own on a page that is not about it: addresses at its domain, numbers and people
 * beside these or in a card with these, what stands behind its name below a heading of a shop or an office of its own, what a
 * sentence calls `ours`, and whom visitors are told to ask or to call. Whatever else stands there may be anybody's.
 */
export function ownOn(page: Page, drafts: readonly Draft[]): Draft[] {
  const isOwn = (address: string | null): boolean =>
    address !== null && isOwnAddress(address, page.url.hostname);
  const beside = page.lines
    .filter(({ text }) => text.includes('@') || text.length <= LONGEST_LINE)
    .filter(({ text }) => spelledAddresses(text).some(({ address }) => isOwn(address)));
  const standsBeside = (text: string): boolean => beside.some((line) => line.text.includes(text));
  // A card of a few lines: a house, its number, its address.
  const cards = beside
    .filter(({ text, block }) => block !== null && text.length <= LONGEST_LINE_OF_CARD)
    .flatMap(({ block, index }) =>
      page.lines
        .slice(Math.max(0, index - REACH), index + REACH + 1)
        .filter((line) => line.block === block && line.text.length <= LONGEST_LINE_OF_CARD),
    );
  const standsInCard = (text: string | null): boolean =>
    text !== null && cards.some((line) => line.text.includes(text));
  const own = page.lines.filter((line) => {
    const head = headAbove(page, line);
    return head !== undefined && isOfOwnHouse(head.text) && isNamedAs(line.text, page);
  });
  const isAtOwnHouse = (text: string | null): boolean =>
    text !== null && own.some((line) => line.text.includes(text));
  const asked = drafts.flatMap((draft) =>
    draft.kind === 'person' && draft.reason === WHOM_TO_ASK ? [draft.value.name] : [],
  );
  /** In a sentence, or below a heading, that speaks of what is its own; behind whom visitors are told to ask. */
  const isSaidOwn = (text: string | null): boolean =>
    text !== null &&
    page.lines.some((line) => {
      const at = line.text.indexOf(text);
      if (at < 0) return false;
      const sentence = sentenceBefore(line.text, at);
      const head = headAbove(page, line);
      return (
        // Whoever is named further behind `our` may be somebody else, who does something for the organization.
        speaksOfOurs(sentence.split(' ').slice(0, 2).join(' '), page.language) ||
        (/\p{Ll}{2} $/u.test(sentence) && /^\D{3}/u.test(text) && isCalledInFull(sentence, page)) ||
        (head !== undefined && speaksOfOurs(head.text, page.language) && beginsWithPerson(sentence)) ||
        OUR_STAFF.test(line.text.slice(0, at)) ||
        isAskedToCall(sentence) ||
        asked.some((name) => /^[^\p{L}]{1,4}$/u.test(sentence.split(name)[1] ?? ''))
      );
    });
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
            (isAboutJobs(page) ? namesRole(value.role ?? '') : isBesideContacts(page, value, isOwn)))
        );
      case 'phone':
        return (
          standsBeside(value.written) ||
          standsInCard(value.written) ||
          isAtOwnHouse(value.written) ||
          isSaidOwn(value.written)
        );
      case 'postal_address':
        return standsInCard(value.street) || isAtOwnHouse(value.street) || isSaidOwn(value.street);
      default:
        return false;
    }
  });
}

/** A number and two addresses stand between a name and the address that is the house's, at most. */
const REACH = 4;

/** Whether an office's holder stands next to an address that is the house's own: nothing but contacts is between both. */
function isBesideContacts(
  page: Page,
  { name, role }: PersonValue,
  isOwn: (address: string | null) => boolean,
): boolean {
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
        return beside
          .slice(0, end < 0 ? REACH : end)
          .some((text) => spelledAddresses(text).some(({ address }) => isOwn(address)));
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

/** `Wiesław Kubacki, guide, tel. `: what stands below a heading of members or supporters may be a firm's. */
const beginsWithPerson = (text: string): boolean =>
  personName(text.split(/[,(–—|:]/u)[0]!.trim(), true) !== null;

/** Who does what the paragraph tells of. */
const OUR_STAFF =
  /(?<!\p{L})(?:our (?:own )?(?:staff|team)|unser(?:em|en)? (?:eigenen? )?(?:team|personal)|notre (?:propre )?(?:équipe|personnel)|nuestro (?:propio )?(?:equipo|personal)|il nostro (?:personale|team)|onze (?:eigen )?(?:medewerkers|leerkrachten)|ons (?:eigen )?team|vår (?:egen )?personal|vores (?:eget )?personale|nasz (?:własny )?(?:zespół|personel)|nossa (?:própria )?equipe)(?!\p{L})[^?]{0,200}$/iu;
/** `Ring or text Femke Roelofs, `: somebody whom readers are asked to call by name. */
const CALL =
  /(?<!\p{L})(?:bel(?: (?:of app|of mail|met|naar))?|app|ring(?: or text)?|call(?: or text)?|text|phone|rufen sie|appelez|téléphonez à|llam[ae] a|chiam(?:a|ate)|ligue para|zadzwoń do|zavolejte|volejte|soita|ring(?: til)?|kontaktuj się z) (?<name>\p{Lu}[^,:(\d]{3,40}),? $/iu;

const isAskedToCall = (sentence: string): boolean =>
  personName(CALL.exec(sentence)?.groups?.['name'] ?? '', true) !== null;

/** Longer lines without an @ are prose. */
const LONGEST_LINE = 400;
/** Lines of cards say no more than one thing, and an address is this many lines from the others at most. */
const LONGEST_LINE_OF_CARD = 80;
const REACH = 4;
