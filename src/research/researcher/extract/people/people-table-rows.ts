import type { Element } from 'domhandler';
import { isAboutOrganization } from '../../page/page-kinds.js';
import { textOf, type Page } from '../../page/page.js';
import { withoutContacts } from '../phones/contact-details.js';
import type { DraftOf } from '../draft.js';
import { excerptShowing } from '../excerpt.js';
import { personDraft } from './person-draft.js';
import { areMostlyKnown, personName } from '../names/person-name.js';
import { cleanRole, isShortPhrase, namesRole } from '../roles/role-words.js';

/**
 * People in the rows of a table without heads: `Sales | Ada Lovelace | ada@…`. In one column are names, most of them
 * known, in the one beside it what each is or does, and in most rows a number or an address, or a role.
 */
export function peopleInRows(rows: readonly (readonly Element[])[], page: Page): DraftOf<'person'>[] {
  if (!isAboutOrganization(page) || rows.length < 2) return [];
  const cells = rows.map((row) => row.map(textOf));
  const column = cells[0]!.findIndex((_, at) => areNames(cells.map((row) => row[at] ?? '')));
  const beside = [column - 1, column + 1].find((at) => arePhrases(cells.map((row) => row[at] ?? '')));
  if (column < 0 || beside === undefined) return [];
  const isReached = (row: readonly string[]): boolean =>
    row.some((text, at) => at !== column && at !== beside && text !== '' && withoutContacts(text) === '');
  const isSure = (row: readonly string[]): boolean => isReached(row) || namesRole(row[beside]!);
  if (cells.filter(isSure).length * 2 <= cells.length) return [];
  return cells.flatMap((row) =>
    personDraft(
      { written: row[column]!, role: row[beside]! },
      {
        excerpt: (shown) => excerptShowing(page, shown, row.join(' · ')),
        confidence: 0.85,
        reason: 'A table has names and what they do side by side.',
      },
    ),
  );
}

const areNames = (texts: readonly string[]): boolean => areMostlyKnown(texts);

const arePhrases = (texts: readonly string[]): boolean =>
  texts.every((text) => isShortPhrase(text) && cleanRole(text) !== null && personName(text) === null);
