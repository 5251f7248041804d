import type { Page } from '../../page/page.js';
import { isAboutWorks, isAmongWorks } from '../../page/pages-of-works.js';
import type { DraftOf, Site } from '../draft.js';
import { ownOn } from '../further-pages.js';
import { inCompany } from './company.js';
import { peopleUnderHeads } from './people-heads.js';
import { peopleInLines } from './people-lines.js';
import { peopleInSentences } from './people-sentences.js';
import { peopleInSequences } from './people-sequences.js';
import { peopleInTables } from './people-tables.js';
import { peopleInText } from './people-text.js';

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
  return inCompany(page, withoutOthers(page, found));
}

/** Of those among works, whoever is sure to be of the organization: whom visitors are told to ask, or who has an address of it. */
function withoutOthers(page: Page, people: readonly Person[]): Person[] {
  const others = new Set(people.filter(({ value }) => standsAmongWorks(page, value.name)));
  const own = new Set(ownOn(page, [...others]));
  return people.filter((one) => !others.has(one) || own.has(one));
}

/** Whether a name stands nowhere on a page but among works. */
function standsAmongWorks(page: Page, name: string): boolean {
  const lines = page.lines.filter(({ text }) => text.includes(name));
  return lines.length === 0 ? isAboutWorks(page) : lines.every((line) => isAmongWorks(page, line));
}
