import { folded, KIND_WORDS, tellsOfHouse } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { hasOwnAddress } from '../emails/own-addresses.js';
import { namesController } from './body-words.js';
import { isInFoot } from './in-foot.js';
import { speaksOfOurs } from './ours.js';
import { headAbove } from './others.js';
import { isNamedAs } from './own-firm.js';
import { isOfOwnHouse } from './section-heads.js';

/** This many lines around an address belong to it, at most. */
const REACH = 4;
/** How it is reached, or when it is open: what a house of the organization has beside its address. */
const REACHED =
  /^(?:tel|tél|tlf|puh|ph|fon|phone|☎|📞|電話|전화|тел|τηλ|هاتف|טל)\p{L}*[.:：]? ?[+(\d]|^\p{L}[\p{L}. ]{1,30}[:：] ?[+(]?\d[\d ()/-]{6,}$|\d{1,2}(?:[.:h]\d{2})?(?: ?(?:[ap]m|uhr|h))? ?[–-] ?\d{1,2}(?:[.:h]\d{2})?(?!\d)/iu;
/** Words of a sentence, of which an address has none. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{3,}(?!\p{L}|\.)/gu;

/**
 * Whether a postal address in the text of a page may be the organization's. On a page about something else, one in a
 * sentence or below a heading may be anybody's, unless the site's name, an address at its domain, `our`, opening hours, or
 * a heading on how it is reached stands beside it.
 *
 * @param before what stands before it on its line
 */
export function mayBeOwnPlace(page: Page, line: Line, before: string): boolean {
  if (page.url.pathname === '/' || isInFoot(line) || tellsOfHouse(page)) return true;
  const head = headAbove(page, line);
  if (head !== undefined && isOfHouse(head.text, page.language)) return true;
  const near = page.lines
    .slice(Math.max(0, line.index - REACH), line.index + REACH)
    .filter(({ block }) => block === line.block || (block !== null && block.parent === line.block?.parent));
  if (
    near.some(
      ({ text }) => isNamedAs(text, page) || speaksOfOurs(text, page.language) || hasOwnAddress(text, page),
    )
  )
    return true;
  const isProse = (before.match(SMALL_WORD)?.length ?? 0) > 1;
  if (isProse) return false;
  return head === undefined || near.some(({ text }) => REACHED.test(text) || namesController(text));
}

/** Whether a heading is about how the organization is reached, about a house of its own, or about who answers for data. */
const isOfHouse = (head: string, language: string): boolean =>
  speaksOfOurs(head, language) ||
  isOfOwnHouse(head) ||
  namesController(head) ||
  KIND_WORDS.contact.test(folded(head));
