import type { Element } from 'domhandler';
import { linksWithin } from '../../page/links-within.js';
import { isAboutOrganization } from '../../page/page-kinds.js';
import { textOf, type Link, type Page } from '../../page/page.js';
import { cellsOf, rowsOf } from '../../page/tables.js';
import { isRoleAddress, realAddress } from '../emails/address-kinds.js';
import { spelledAddresses } from '../emails/address-spellings.js';
import type { DraftOf, Site } from '../draft.js';
import { mailtoAddresses } from '../emails/emails.js';
import { excerptShowing } from '../excerpt.js';
import { namesIn } from '../names/name-lists.js';
import { personDraft } from './person-draft.js';
import { areMostlyKnown, personName } from '../names/person-name.js';
import { peopleInRows } from './people-table-rows.js';
import { columnsOf } from './people-table-heads.js';
import { phoneNumber } from '../phones/phones.js';
import { cleanRole, namesRole } from '../roles/role-words.js';

const MOST_ROWS = 400;

/** People in tables whose heading says which column has the names and which the roles, or has the roles itself. */
export function peopleInTables(page: Page, site: Site): DraftOf<'person'>[] {
  const linksOf = linksWithin(page);
  return page.elements
    .filter(({ name }) => name === 'table')
    .flatMap((table) => peopleIn(table, page, linksOf, site));
}

function peopleIn(
  table: Element,
  page: Page,
  linksOf: (row: Element) => readonly Link[],
  site: Site,
): DraftOf<'person'>[] {
  const [head, ...body] = [...rowsOf(table).take(MOST_ROWS)].map(cellsOf);
  if (head === undefined) return [];
  const headings = head.map(textOf);
  const columns = columnsOf(headings);
  if (columns === null) {
    const found = [...belowRoles(headings, body, page), ...belowOneRole(headings, body, page, linksOf, site)];
    return found.length > 0 ? found : peopleInRows([head, ...body], page);
  }
  const namesOf = (cells: readonly Element[]): string =>
    columns.names.map((column) => textOf(cells[column]!)).join(' ');
  const listed = body.filter((cells) => columns.names.every((column) => cells[column] !== undefined));
  // A column that is no role's, such as what somebody teaches, says so only of people.
  const names = listed.map(namesOf).filter((name) => personName(name) !== null);
  if (!columns.isRole && (names.length === 0 || !areMostlyKnown(names))) return [];
  // Without either, a table elsewhere may be one of winners, say.
  if (columns.role === null && (names.length < 2 || !isAboutOrganization(page))) return [];
  return body.flatMap((cells) => {
    const names = columns.names.map((column) => cells[column]);
    const role = columns.role === null ? null : cells[columns.role];
    if (role === undefined || names.includes(undefined)) return [];
    const written = names.map((cell) => textOf(cell!)).join(' ');
    const text = cells.map(textOf).join(' · ');
    const several = namesIn(written);
    // A cell may have more than one; a contact is nobody's then.
    const isSeveral = several.length > 1 && several.every(({ name }) => personName(name) !== null);
    const contact = contactOf(cells, linksOf, site);
    return (isSeveral ? several.map(({ name }) => name) : [written]).flatMap((name) =>
      personDraft(
        { written: name, role: (role && textOf(role)) || null, ...(isSeveral ? {} : contact) },
        {
          excerpt: (shown) => excerptShowing(page, shown, text),
          confidence: 0.95,
          reason: 'A table lists the person with name and role.',
        },
      ),
    );
  });
}

/** A table whose heading has the roles, and its rows the names of those who are it. */
function belowRoles(
  headings: readonly string[],
  body: readonly Element[][],
  page: Page,
): DraftOf<'person'>[] {
  const roles = headings.map((text) =>
    namesRole(text) && personName(text) === null ? cleanRole(text) : null,
  );
  if (roles.filter((role) => role !== null).length < 2) return [];
  return body.flatMap((cells) =>
    cells.flatMap((cell, column) => {
      const [role, name] = [roles[column] ?? null, textOf(cell)];
      if (role === null || personName(name) === null) return [];
      return personDraft(
        { written: name, role },
        {
          excerpt: (shown) => excerptShowing(page, shown, `${role}: ${name}`),
          confidence: 0.88,
          reason: 'A table has the name below the role.',
        },
      );
    }),
  );
}

/** A table of which one column is headed by what those in it are, and all others by something else: `Workplace | Steward | Phone`. */
function belowOneRole(
  headings: readonly string[],
  body: readonly Element[][],
  page: Page,
  linksOf: (row: Element) => readonly Link[],
  site: Site,
): DraftOf<'person'>[] {
  const columns = headings.flatMap((text, at) => (namesRole(text) && personName(text) === null ? [at] : []));
  const role = cleanRole(headings[columns[0] ?? -1] ?? '');
  if (columns.length !== 1 || role === null || body.length < 2 || !isAboutOrganization(page)) return [];
  const names = body
    .map((cells) => cells[columns[0]!])
    .map((cell) => (cell === undefined ? '' : textOf(cell)));
  if (!areMostlyKnown(names.filter((name) => name !== ''))) return [];
  return names.flatMap((name, row) =>
    personDraft(
      { written: name, role, ...contactOf(body[row]!, linksOf, site) },
      {
        excerpt: (shown) => excerptShowing(page, shown, body[row]!.map(textOf).join(' · ')),
        confidence: 0.88,
        reason: 'A table has the name below the role.',
      },
    ),
  );
}

function contactOf(
  cells: readonly Element[],
  linksOf: (row: Element) => readonly Link[],
  site: Site,
): { email: string | null; phone: string | null } {
  const row = cells[0]!.parent as Element;
  const links = linksOf(row);
  const written = [
    ...links.flatMap(mailtoAddresses),
    ...cells.flatMap((cell) => spelledAddresses(textOf(cell)).map((one) => one.address)),
  ];
  const email = written
    .map((address) => realAddress(address, site.domain))
    .find((address) => address !== null && !isRoleAddress(address));
  const phone = links.flatMap(({ href }) =>
    /^tel:/i.test(href) ? [phoneNumber(href.slice(4), site.country)] : [],
  )[0];
  return { email: email ?? null, phone: phone ?? null };
}
