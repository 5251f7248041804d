import { isAboutOrganization, isAboutPeople } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { isAmongWitnesses } from '../others/others.js';
import { isOfOutsider } from './outsiders.js';
import { personDraft } from './person-draft.js';
import { namesAnother } from './person-evidence.js';
import { isKnownName, personName } from '../names/person-name.js';
import { cleanRole, isShortPhrase, namesRole } from '../roles/role-words.js';
import { standingOf } from './siblings.js';

/**
 * People on a page about people whose names and roles take turns without a card around both, as page builders set
 * them: each name is followed by a line that stands as the one behind every other name, or follows its role.
 */
export function peopleInSequences(page: Page): DraftOf<'person'>[] {
  const aboutPeople = isAboutPeople(page);
  if (!aboutPeople && !isAboutOrganization(page)) return [];
  const names = page.lines.filter(
    (line) =>
      line.text.length <= 60 &&
      personName(line.text) !== null &&
      (!namesRole(line.text) || isKnownName(line.text)) &&
      !isAmongWitnesses(page, line),
  );
  return [
    ...[...Map.groupBy(names, standingOf).values()].flatMap((alike) =>
      // Elsewhere, what is set so may be products: then most of them begin as people's names do.
      aboutPeople || areMostlyPeople(alike) ? inTurn(page, alike) : [],
    ),
    ...behindRoles(page, names),
  ];
}

const areMostlyPeople = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => isKnownName(text)).length * 2 > lines.length;

/** A party, or the letters of a degree. */
const isLetters = (text: string): boolean => /^\p{Lu}{2,5}$/u.test(text) && !namesRole(text);

function inTurn(page: Page, names: readonly Line[]): DraftOf<'person'>[] {
  const pairs = names.flatMap((line) => {
    const next = page.lines[line.index + 1];
    return next &&
      isShortPhrase(next.text) &&
      !isLetters(next.text) &&
      personName(next.text) === null &&
      !namesAnother(next.text)
      ? [{ line, next }]
      : [];
  });
  const standings = new Set(pairs.map(({ next }) => standingOf(next)));
  // One that has no such line, or another, shows that it is no such list.
  if (pairs.length < 2 || pairs.length < names.length || standings.size > 1) return [];
  return pairs.flatMap(({ line, next }) =>
    personDraft(
      { written: line.text, role: next.text },
      {
        excerpt: (shown) => excerptOf(page, line.index, shown),
        confidence: namesRole(next.text) ? 0.85 : 0.75,
        reason: 'Names and roles take turns on a page about people.',
      },
    ),
  );
}

/**
 * A role, and on the next line who is it: `Chair`, `Ada Lovelace`. Where both take turns, the row begins with a role and
 * ends with a name; one that begins with a name, or ends with a role, has them the other way round.
 */
function behindRoles(page: Page, names: readonly Line[]): DraftOf<'person'>[] {
  const known = new Set(names.filter(({ text }) => isKnownName(text)));
  const isName = (at: number): boolean => known.has(page.lines[at]!);
  const isRole = (at: number): boolean => {
    const line = page.lines[at];
    return line !== undefined && isOffice(line);
  };
  const areAlike = (one: number, other: number): boolean =>
    [0, 1].every((at) => standingOf(page.lines[one + at]!) === standingOf(page.lines[other + at]!));
  return page.lines.flatMap(({ index: first }): DraftOf<'person'>[] => {
    if (!isRole(first) || isName(first - 1) || !isName(first + 1)) return [];
    let end = first;
    while (isRole(end) && isName(end + 1) && areAlike(end, first)) end += 2;
    // Two names below one role, or a role behind the last name, say that it is another list.
    if (isRole(end) || isName(end)) return [];
    return names
      .filter(({ index }) => index > first && index < end)
      .filter(({ text, index }) => {
        const [role, next] = [page.lines[index - 1]!.text, page.lines[index + 1]?.text ?? ''];
        return !isOfOutsider(role, `${text}, ${next}`, page);
      })
      .flatMap((line) =>
        personDraft(
          { written: line.text, role: page.lines[line.index - 1]!.text },
          {
            excerpt: (shown) => excerptOf(page, line.index, shown),
            confidence: 0.8,
            reason: 'The name stands on the line below a role.',
          },
        ),
      );
  });
}

/** A short line that names a role and nobody. */
const isOffice = ({ text }: Line): boolean =>
  text.length <= 60 &&
  isShortPhrase(text) &&
  !/[,(–—|]/u.test(text) &&
  namesRole(text) &&
  cleanRole(text) !== null &&
  (personName(text) === null || !isKnownName(text));
