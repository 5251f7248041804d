import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { hints } from '../page/html.js';
import { isInside, type Line, type Page } from '../page/page.js';
import { isRoleAddress, realAddress } from './address-kinds.js';
import { spelledAddresses } from './address-spellings.js';
import type { DraftOf, Site } from './draft.js';
import { mailtoAddresses } from './emails.js';
import { excerptOf } from './excerpt.js';
import { personDraft } from './person-draft.js';
import { personName } from './person-name.js';
import { phoneNumber } from './phones.js';
import { cleanRole, namesRole } from './role-words.js';
import { standingOf } from './siblings.js';

/** Lines of one person's card, at most. */
const LARGEST_CARD = 14;
const PEOPLE_HINT =
  /\b(team|staff|people|person|member|mitarbeit|ansprechpartner|vorstand|board|equipe|équipe|equipo|zesp|bio|profile|employee|crew|faculty|trustee|leadership|contact-?person|colleague|persona|personne|medewerker|kollegium|author|speaker)/i;

/** People whose name stands by itself, with what they are on the line before or after: cards, lists, rows, terms. */
export function peopleInLines(page: Page, site: Site): DraftOf<'person'>[] {
  const names = page.lines.flatMap((line) => {
    if (line.text.length > 80 || personName(line.text, true) === null) return [];
    const card = cardOf(page, line);
    return card === null ? [] : [{ line, card, beside: roleBeside(page, line, card) }];
  });
  const offsets = new Map(
    names.flatMap(({ line, beside }) =>
      beside && !beside.isGuess ? [[standingOf(line), beside.offset]] : [],
    ),
  );
  return names.flatMap(({ line, card, beside: seen }) => {
    const beside =
      seen && !seen.isGuess ? seen : (roleAt(page, line, card, offsets.get(standingOf(line))) ?? seen);
    if (beside === null || (beside.isGuess && personName(line.text) === null)) return [];
    return personDraft(
      { written: line.text, role: beside.role, ...contactIn(page, card, site) },
      {
        excerpt: (shown) => excerptOf(page, line.index, shown),
        confidence: beside.isGuess ? 0.8 : 0.9,
        reason: beside.isGuess
          ? 'The name stands in a card among cards of people.'
          : 'The name stands beside a role.',
      },
    );
  });
}

/** What stands where others' roles stand, who stand alike. */
function roleAt(page: Page, line: Line, card: Element, offset: number | undefined): Beside | null {
  if (offset === undefined) return null;
  const one = page.lines[line.index + offset];
  const isNear =
    one !== undefined && (areTerms(line, one, offset) || (nearLines(page, line, card) ?? []).includes(one));
  const role =
    isNear && isShortPhrase(one.text) && personName(one.text) === null ? cleanRole(one.text) : null;
  return { role, offset, isGuess: true };
}

/** The largest element around a name that holds no other name, which is what a card is. */
function cardOf(page: Page, line: Line): Element | null {
  let card: Element | null = line.block;
  for (let parent = card?.parent ?? null; parent && 'attribs' in parent; parent = parent.parent) {
    if (['body', 'html', 'main', 'table', 'ul', 'ol', 'dl'].includes(parent.name)) break;
    const lines = nearLines(page, line, parent);
    if (
      lines === null ||
      lines.filter((one) => personName(one.text, true) !== null && !namesRole(one.text)).length > 1
    )
      break;
    card = parent;
  }
  return card;
}

/** The lines of an element around one of its lines; null if they are more than a card has. */
function nearLines(page: Page, line: Line, element: Element): Line[] | null {
  const lines = page.lines
    .slice(Math.max(0, line.index - LARGEST_CARD), line.index + LARGEST_CARD + 1)
    .filter((one) => one.block !== null && isInside(one.block, element));
  return lines.length > LARGEST_CARD ? null : lines;
}

interface Beside {
  readonly role: string | null;
  /** Lines from the name to the role. */
  readonly offset: number;
  /** Taken for a role for its place only. */
  readonly isGuess: boolean;
}

function roleBeside(page: Page, line: Line, card: Element): Beside | null {
  const lines = nearLines(page, line, card) ?? [line];
  const near = (offset: number): Line | undefined => {
    const one = page.lines[line.index + offset];
    if (one === undefined) return undefined;
    return lines.includes(one) || areTerms(line, one, offset) ? one : undefined;
  };
  for (const offset of [1, -1, 2, -2]) {
    const text = near(offset)?.text.replace(/[:：]$/, '');
    if (text === undefined || personName(text) !== null) continue;
    const role = cleanRole(text);
    if (role !== null && namesRole(role) && text.length <= 90) return { role, offset, isGuess: false };
  }
  if (!isAboutPeople(card)) return null;
  const next = near(1)?.text;
  const role = next !== undefined && isShortPhrase(next) ? cleanRole(next) : null;
  return { role, offset: 1, isGuess: true };
}

/** A term and its definition stand beside each other without an element around both. */
function areTerms(line: Line, other: Line, offset: number): boolean {
  const [first, second] = offset > 0 ? [line, other] : [other, line];
  return (
    first.block?.name === 'dt' && second.block?.name === 'dd' && first.block.parent === second.block.parent
  );
}

function isAboutPeople(card: Element): boolean {
  let depth = 0;
  for (let one: Element | null = card; one && depth < 4; depth += 1) {
    if (PEOPLE_HINT.test(hints(one))) return true;
    one = one.parent && 'attribs' in one.parent ? one.parent : null;
  }
  return false;
}

const isShortPhrase = (text: string): boolean =>
  text.length <= 60 && !/[.!?:@]|https?|\d{3}/.test(text) && text.split(' ').length <= 7;

/** The person's own address and number, if the card has just one of each. */
function contactIn(page: Page, card: Element, site: Site): { email: string | null; phone: string | null } {
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
