import { isAboutOrganization, isAboutPeople } from '../../page/page-kinds.js';
import type { Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { foldName } from '../names/fold-name.js';
import { isGivenName } from '../names/given-names.js';
import { isKnownName } from '../names/person-name.js';
import { hasWordOfThing } from '../names/words-of-things.js';
import { CALLED_IN_SENTENCE } from './people-sentences.js';
import { standingOf } from './siblings.js';

type Person = DraftOf<'person'>;

/** Scripts in which any two words with capital letters look like a name. */
const CASED = /^\p{Lu}\p{Ll}/u;

/**
 * People without those whose names are not known and who stand in no company of known ones: what is set as a name is, and
 * has a role beside it, may be a thing and its kind. Company are those who stand alike, most of them known; on a page about
 * the organization, a role that is told in the same form, too.
 */
export function inCompany(page: Page, people: readonly Person[]): Person[] {
  const isCased = people.filter(({ value }) => CASED.test(value.name));
  const known = isCased.filter(({ value }) => isLikeKnown(value.name));
  if (known.length === isCased.length) return [...people];
  const lastNames = new Set(known.map(({ value }) => foldName(value.last_name)));
  const standings = new Map(isCased.map((one) => [one, standingIn(page, one)]));
  const names = (list: readonly Person[]): number => new Set(list.map(({ key }) => key)).size;
  const isMostlyKnown = (alike: readonly Person[]): boolean =>
    names(alike.filter((one) => known.includes(one))) * 2 >= names(alike);
  return people.filter((one) => {
    if (!isCased.includes(one) || known.includes(one)) return true;
    if (
      one.reason === CALLED_IN_SENTENCE ||
      one.value.email !== null ||
      lastNames.has(foldName(one.value.last_name))
    )
      return true;
    if (saysUnit(one)) return false;
    if (isAboutPeople(page)) return true;
    const alike = isCased.filter((other) => standings.get(other) === standings.get(one));
    return isMostlyKnown(alike) && (isAboutOrganization(page) || isMostlyKnown(isCased));
  });
}

/** A name that is known, or has a given name between others or initials: `Иванова Мария Петровна`, `Орлов П. Н.` */
const isLikeKnown = (name: string): boolean =>
  isKnownName(name) || name.split(' ').some((word) => isGivenName(word) || /^\p{Lu}\.$/u.test(word));

/** `Secretariat: Main Building`: who has an office is not called by the office, but by what somebody is there. */
const saysUnit = ({ value: { role } }: Person): boolean =>
  role !== null && !role.includes(' ') && hasWordOfThing(role);

/** How the line stands that has a name; empty if none has. */
function standingIn(page: Page, { value }: Person): string {
  const line = page.lines.find(({ text }) => text.includes(value.name));
  return line === undefined ? '' : standingOf(line);
}
