import { asideOf } from '../../page/page-asides.js';
import { isAboutOrganization, isHome } from '../../page/page-kinds.js';
import { linesWith } from '../../page/lines-with.js';
import { isInNavigation } from '../../page/navigation.js';
import type { Page } from '../../page/page.js';
import { isAboutWorks, isAmongWorks } from '../../page/pages-of-works.js';
import type { DraftOf, Site } from '../draft.js';
import { ownOn } from '../further-pages.js';
import { isOwnFirm } from '../others/own-firm.js';
import { withoutContacts } from '../phones/contact-details.js';
import { inCompany } from './company.js';
import { isCredit } from './credits.js';
import { peopleUnderHeads } from './people-heads.js';
import { peopleInLines } from './people-lines.js';
import { peopleInSentences } from './people-sentences.js';
import { peopleInSequences } from './people-sequences.js';
import { peopleInTables } from './people-tables.js';
import { BEHIND_LABEL, peopleInText } from './people-text.js';

type Person = DraftOf<'person'>;

/**
 * People whom the text of a page names, in whatever form. Where nothing says that a page is about the organization, or
 * something says that it is about works, events or the past, the forms alone do not tell whose people they are.
 */
export function peopleOn(page: Page, site: Site): Person[] {
  const found = [
    ...peopleInTables(page, site),
    ...peopleInLines(page, site),
    ...peopleInText(page),
    ...peopleInSentences(page),
    ...peopleInSequences(page),
    ...peopleUnderHeads(page),
  ];
  const own = withoutOutsiders(page, withoutOthers(page, found.filter(isInText(page))));
  return inCompany(page, own);
}

/** Whether a name stands elsewhere than in what leads to other pages. */
const isInText =
  (page: Page) =>
  ({ value }: Person): boolean => {
    const lines = linesWith(page, value.name);
    return lines.length === 0 || !lines.every(isInNavigation);
  };

/** Of those among works, whoever is sure to be of the organization: whom visitors are told to ask, or who has an address of it. */
function withoutOthers(page: Page, people: readonly Person[]): Person[] {
  const others = new Set(people.filter(({ value }) => standsAmongWorks(page, value.name)));
  const own = new Set(ownOn(page, [...others]));
  return people.filter((one) => !others.has(one) || own.has(one));
}

/** Whether a name stands nowhere on a page but among works. */
function standsAmongWorks(page: Page, name: string): boolean {
  const lines = linesWith(page, name);
  return lines.length === 0 ? isAboutWorks(page) : lines.every((line) => isAmongWorks(page, line));
}

/** At which house somebody is it: `Engineer at Rolls-Royce`. */
const AT_HOUSE = /\s(?:at|bei(?:m)?|chez|hos|presso|ved|vid|przy|u)\s(?:the )?(?<house>\p{Lu}.*)/u;

/**
 * Where nothing says that a page is about the organization, people without those who are it at another house, and those
 * whom nothing but a label names that says who made or led something: beside who is to be met, a number stands.
 */
function withoutOutsiders(page: Page, people: readonly Person[]): Person[] {
  if (isAboutOrganization(page) || isHome(page)) return [...people];
  const isAside = asideOf('', page.url.pathname.split('/').filter(Boolean).at(-1) ?? '') !== null;
  return people.filter(({ value, reason }) => {
    const house = AT_HOUSE.exec(value.role ?? '')?.groups?.['house'];
    if (house !== undefined && !isOwnFirm(house, page)) return false;
    return isAside || reason !== BEHIND_LABEL || !isCredit(value.role ?? '') || isReached(page, value.name);
  });
}

/** As far from a name as its number is. */
const REACH = 3;

/** Whether a number or an address stands near a name. */
const isReached = (page: Page, name: string): boolean =>
  linesWith(page, name).some(({ index }) =>
    page.lines
      .slice(Math.max(0, index - REACH), index + 1 + REACH)
      .some(({ text }) => withoutContacts(text) !== text),
  );
