import { isAboutOrganization } from '../../page/page-kinds.js';
import type { Page } from '../../page/page.js';
import { isAboutWorks, isAmongWorks } from '../../page/pages-of-works.js';
import type { DraftOf, Site } from '../draft.js';
import { ownOn } from '../further-pages.js';
import { isKnownName } from '../names/person-name.js';
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
  return withoutUnknown(page, withoutOthers(page, found));
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

/** Scripts in which any two words with capital letters look like a name. */
const CASED = /^\p{Lu}\p{Ll}/u;

/**
 * Where nothing says that a page is about the organization, what is set as a name is and a role may be a thing and its
 * kind: most of the names there are known to be people's, or the page has known names only.
 */
function withoutUnknown(page: Page, people: readonly Person[]): Person[] {
  if (isAboutOrganization(page)) return [...people];
  const names = [...new Set(people.map(({ value }) => value.name).filter((name) => CASED.test(name)))];
  const unknown = new Set(names.filter((name) => !isKnownName(name)));
  return unknown.size * 2 <= names.length
    ? [...people]
    : people.filter(({ value }) => !unknown.has(value.name));
}
