import { isAboutOrganization, isAboutPeople } from '../page/page-kinds.js';
import type { Line, Page } from '../page/page.js';
import type { DraftOf } from './draft.js';
import { excerptOf } from './excerpt.js';
import { personDraft } from './person-draft.js';
import { isKnownName, personName } from './person-name.js';
import { isShortPhrase, namesRole } from './role-words.js';
import { standingOf } from './siblings.js';

/**
 * People on a page about people whose names and roles take turns without a card around both, as page builders set
 * them: each name is followed by a line that stands as the one behind every other name.
 */
export function peopleInSequences(page: Page): DraftOf<'person'>[] {
  const aboutPeople = isAboutPeople(page);
  if (!aboutPeople && !isAboutOrganization(page)) return [];
  const names = page.lines.filter(
    ({ text }) => text.length <= 60 && personName(text) !== null && (!namesRole(text) || isKnownName(text)),
  );
  return [...Map.groupBy(names, standingOf).values()].flatMap((alike) =>
    // Elsewhere, what is set so may be products: then most of them begin as people's names do.
    aboutPeople || areMostlyPeople(alike) ? inTurn(page, alike) : [],
  );
}

const areMostlyPeople = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => isKnownName(text)).length * 2 > lines.length;

/** A party, or the letters of a degree. */
const isLetters = (text: string): boolean => /^\p{Lu}{2,5}$/u.test(text) && !namesRole(text);

function inTurn(page: Page, names: readonly Line[]): DraftOf<'person'>[] {
  const pairs = names.flatMap((line) => {
    const next = page.lines[line.index + 1];
    return next && isShortPhrase(next.text) && !isLetters(next.text) && personName(next.text) === null
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
