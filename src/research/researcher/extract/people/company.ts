import { headingsAbove } from '../../page/heads-above.js';
import { folded, isAboutOrganization, isAboutPeople, KIND_WORDS } from '../../page/page-kinds.js';
import { linesWith } from '../../page/lines-with.js';
import type { Line, Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { foldName } from '../names/fold-name.js';
import { isGivenName } from '../names/given-names.js';
import { isKnownName, personName } from '../names/person-name.js';
import { hasWordOfThing } from '../names/words-of-things.js';
import { namesBody, namesRole } from '../roles/role-words.js';
import { CALLED_IN_SENTENCE } from './people-sentences.js';
import { standingOf } from './siblings.js';

type Person = DraftOf<'person'>;

/** Scripts in which any two words with capital letters look like a name. */
const CASED = /^\p{Lu}\p{Ll}/u;

/** Classes of cards that are of people and nothing else: one known name among them tells of all. */
const CARDS_OF_PEOPLE =
  /(?:^|[\s._-])(?:team|staff|crew|people|person|employees?|mitarbeiter(?:innen)?|équipe|equipe|equipo|medewerkers?|zespol|squadra)(?:[\s._-]|$)/iu;

/**
 * People without those whose names are not known and who stand in no company of known ones: what is set as a name is, and
 * has a role beside it, may be a thing and its kind. Company are those who stand alike, most of them known; where nothing
 * says that a page is about the organization, most of all who are found there.
 */
export function inCompany(page: Page, people: readonly Person[]): Person[] {
  const isBelow = belowPeople(page);
  const set = people.filter(isBelow);
  const cased = set.filter(({ value }) => CASED.test(value.name));
  const known = new Set(cased.filter(({ value }) => isLikeKnown(value.name)));
  if (known.size === cased.length) return set;
  const names = (list: readonly Person[]): number => new Set(list.map(({ key }) => key)).size;
  const areMostlyKnown = (list: readonly Person[]): boolean =>
    names(list.filter((one) => known.has(one))) * 2 >= names(list);
  const standing = (one: Person): string => standingIn(page, one);
  const alike = [...Map.groupBy(cased, standing)].flatMap(([around, list]) =>
    areMostlyKnown(list) || (CARDS_OF_PEOPLE.test(around) && list.some((one) => known.has(one))) ? list : [],
  );
  const isAbout = isAboutOrganization(page) || areMostlyKnown(cased);
  const company = new Set(isAboutPeople(page) ? cased : isAbout ? alike : []);
  const lastNames = new Set([...known].map(({ value }) => foldName(value.last_name)));
  const isSure = (one: Person): boolean =>
    !CASED.test(one.value.name) ||
    known.has(one) ||
    one.reason === CALLED_IN_SENTENCE ||
    one.value.email !== null ||
    lastNames.has(foldName(one.value.last_name));
  return set.filter((one) => isSure(one) || (!saysUnit(one) && company.has(one)));
}

/** A name that is known, or has a given name between others or initials: `Иванова Мария Петровна`, `Орлов П. Н.` */
const isLikeKnown = (name: string): boolean =>
  isKnownName(name) || name.split(' ').some((word) => isGivenName(word) || /^\p{Lu}\.$/u.test(word));

/** `Secretariat: Main Building`: who has an office is not called by the office, but by what somebody is there. */
const saysUnit = ({ value: { role } }: Person): boolean =>
  role !== null && !role.includes(' ') && hasWordOfThing(role);

/** How the line stands that has a name; empty if none has. */
function standingIn(page: Page, { value }: Person): string {
  const [line] = linesWith(page, value.name);
  return line === undefined ? '' : standingOf(line);
}

/**
 * Tells whether what begins as no known name does, and is no office by its words, may be one for its place: where a heading
 * of a page says that people are below it, only there, unless the page as a whole is about them.
 */
function belowPeople(page: Page): (person: Person) => boolean {
  const hasHeading = page.lines.some(
    ({ block, text }) => /^h[2-4]$/.test(block?.name ?? '') && saysPeople(text),
  );
  if (!hasHeading || isPageOfPeople(page)) return () => true;
  return ({ value: { name, role } }) => {
    if ((role !== null && namesRole(role)) || isGivenName(name.split(' ')[0]!) || !CASED.test(name))
      return true;
    const lines = linesWith(page, name);
    const isBelow = (line: Line): boolean => headingsAbove(page, line).some(({ text }) => saysPeople(text));
    return lines.length === 0 || lines.some(isBelow);
  };
}

const saysPeople = (text: string): boolean =>
  personName(text) === null && (KIND_WORDS.team.test(folded(text)) || namesBody(text));

/** Whether the path of a page, or its first heading, says that it is about people. */
const isPageOfPeople = ({ url, lines }: Page): boolean =>
  [url.pathname, lines.find(({ block }) => block?.name === 'h1')?.text ?? ''].some((text) =>
    KIND_WORDS.team.test(folded(text)),
  );
