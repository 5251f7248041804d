import type { Cell, Line } from './document.js';
import { leadingName, personName, SEPARATOR, type PersonName, roleOf, isRepresentation } from './names.js';
import { isTextOfOthers, TEAM, type Reading, type RuleOf } from './reading.js';
import { fold, decodedOrSame, words } from './text.js';
import { isRoleAddress } from '../../../names/pasted-addresses.js';
import { localPartOf } from '../../../values/email.js';

const ROLE_HEADS = new Set(words('pages', 'role_heads'));

const MAX_ROWS = 300;
const MAX_COLUMNS = 12;
const MAX_CELL_LENGTH = 200;

/** The maximum length of a line with a name and a role. */
const MAX_LINE_LENGTH = 160;
/** The minimum number of names in matching elements on a team page. */
const MIN_TEAM = 3;
const MAX_CLASS_LENGTH = 100;

/** The classification of a line: a name, a role, or a person with a role. */
interface Seen {
  readonly line: Line;
  readonly name?: PersonName;
  readonly role?: string;
  readonly person?: Person;
}
type Page = readonly (Seen | null)[];

/** A line with a name, and the line of its role. */
interface Named {
  readonly at: number;
  readonly name: PersonName;
  readonly roleAt: number | null;
}

interface Person {
  readonly name: PersonName;
  readonly role: string;
  readonly rule: RuleOf<'person'>;
}

/** Finds the people on a page. A name needs evidence: a role, a column, a team or an email address. */
export function findPeople(reading: Reading): void {
  if (reading.isAboutOthers) return;
  const inTables = new Set(reading.page.tables.flatMap((rows) => fromTable(reading, rows)));
  const page = reading.page.lines.map((line) => (inTables.has(line.index) ? null : classify(reading, line)));
  const isRoleFirst = rolesStandBefore(page);
  const inTeam = teamOf(reading, page);
  const named = page.flatMap((seen, at) =>
    seen?.name ? { at, name: seen.name, roleAt: roleNextTo(page, at, isRoleFirst) } : [],
  );
  // An unknown name needs a known one whose role is in the same elements.
  const forms = new Set(named.flatMap((one) => (one.name.isKnown ? formOfPair(page, one) : [])));
  for (const [at, seen] of page.entries())
    if (seen?.person) addPerson(reading, seen.person.rule, seen.person.name, seen.person.role, at);
  for (const one of named) {
    const { at, name, roleAt } = one;
    const role = roleAt === null ? undefined : page[roleAt]!.role;
    if (role !== undefined && forms.has(formOfPair(page, one)[0]!))
      addPerson(reading, 'person.next-to', name, role, at);
    else if (inTeam.has(at)) addPerson(reading, 'person.team', name, null, at);
    else if (isNamedAfter(contactsOf(reading, name.name, at).email ?? '', name.name))
      addPerson(reading, 'person.own-email', name, null, at);
  }
}

interface ReadCell {
  readonly text: string;
  readonly name: PersonName | null;
  readonly lines: readonly number[];
}

/** Finds people in a table with a column of names. Returns the lines used. */
function fromTable(reading: Reading, cells: readonly (readonly Cell[])[]): readonly number[] {
  const line = reading.page.lines[cells[0]?.[0]?.from ?? -1];
  if (!line || cells.length < 2 || cells.length > MAX_ROWS || isTextOfOthers(reading, line)) return [];
  const rows = cells.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => readCell(reading, cell)));
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => at);
  const share = (column: number, is: (cell: ReadCell) => boolean): number => {
    const filled = rows.flatMap((row) => (/^[?-]?$/.test(row[column]?.text ?? '') ? [] : row[column]!));
    return filled.filter(is).length / Math.max(1, filled.length);
  };
  const first = columns.find((one) => share(one, ({ name }) => name !== null) >= 0.6);
  if (first === undefined) return [];
  const isRole = ({ text, name }: ReadCell): boolean => name === null && roleOf(text) !== null;
  const roles =
    columns.find((column) => ROLE_HEADS.has(fold(rows[0]![column]?.text ?? ''))) ??
    columns.find((column) => share(column, isRole) >= 0.5);
  // Without roles, a table of people has mostly known names.
  if (roles === undefined && share(first, ({ name }) => name?.isKnown === true) < 0.7) return [];
  const common = roleOf(line.above?.text ?? '');
  const rule = roles === undefined ? 'person.table-names' : 'person.table';
  const named = rows.filter((row) => row[first]?.name);
  for (const row of named) {
    const text = row[roles ?? -1]?.text ?? '';
    const role = /\p{L}{2}/u.test(text) ? text : common;
    const lines = row.flatMap((cell) => cell.lines);
    addPerson(reading, rule, row[first]!.name!, role, row[first]!.lines[0]!, lines);
  }
  return named.flat().flatMap(({ lines }) => lines);
}

function readCell({ page }: Reading, { from, to }: Cell): ReadCell {
  const lines = page.lines.slice(from, to);
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, MAX_CELL_LENGTH);
  return { text, name: personName(text), lines: lines.map(({ index }) => index) };
}

function classify(reading: Reading, line: Line): Seen | null {
  const { text } = line;
  if (text.length > MAX_LINE_LENGTH || isTextOfOthers(reading, line)) return null;
  const person = onOneLine(text);
  if (person) return { line, person };
  const name = personName(text);
  if (name) return { line, name };
  const role = roleOf(text);
  if (role !== null) return { line, role };
  const leading = leadingName(text);
  return leading ? { line, name: leading } : { line };
}

/** The person on a line with a role: `Chair: Ada Lovelace`, `Ada Lovelace, chair`. */
function onOneLine(text: string): Person | null {
  const [first = '', second = ''] = text.split(SEPARATOR).filter((part) => part.trim() !== '');
  if (second === '') return null;
  const name = personName(first);
  const role = roleOf(name ? second : first);
  if (role === null) return null;
  if (name) return { name, role, rule: 'person.line' };
  const behind = personName(second);
  // A comma may also separate two parts of a role: `Vice-chair, Northern Region`.
  const isComma = text.startsWith(',', text.indexOf(first) + first.length);
  return behind && (behind.isKnown || !isComma) ? { name: behind, role, rule: 'person.label' } : null;
}

/** Whether the page places roles above names rather than below. */
function rolesStandBefore(page: Page): boolean {
  const names = page.flatMap((seen, at) => (seen?.name ? at : []));
  const has = (at: number): boolean => page[at]?.role !== undefined;
  return names.filter((at) => has(at - 1)).length > names.filter((at) => has(at + 1)).length;
}

/** The line of the role above or below a name, unless the heading above belongs to a list of names. */
function roleNextTo(page: Page, at: number, isRoleFirst: boolean): number | null {
  // A heading or a label stands above all names of a list.
  let over = at - 1;
  while (page[over]?.name) over -= 1;
  const above = page[over];
  const isHead = !!above && (above.line.heading > 0 || above.line.text.endsWith(':'));
  const isBelow = page[at + 1]?.role !== undefined;
  const isAbove =
    above?.role !== undefined && (isHead || (over === at - 1 && !page[at + 1]?.name && isRoleFirst));
  if (isBelow && !(isRoleFirst && isAbove)) return at + 1;
  return isAbove ? over : null;
}

const formOf = ({ block }: Line): string =>
  `${block?.name ?? ''} ${(block?.attribs['class'] ?? '').slice(0, MAX_CLASS_LENGTH)}`;

/** The elements of a name and its role, in order, and whether they share one; empty without a role. */
function formOfPair(page: Page, { at, roleAt }: Named): [] | [string] {
  if (roleAt === null) return [];
  const [name, role] = [page[at]!.line, page[roleAt]!.line];
  return [`${roleAt < at} ${formOf(name)} > ${formOf(role)} ${name.block === role.block}`];
}

/** The lines with names on a team page, in elements that mostly contain names. */
function teamOf({ page: { title }, url }: Reading, page: Page): ReadonlySet<number> {
  if (!TEAM.isIn(fold(`${decodedOrSame(url.pathname)} ${title}`))) return new Set();
  const lines = page.filter((seen) => seen !== null);
  const named = [...Map.groupBy(lines, ({ line }) => formOf(line)).values()].flatMap((alike) => {
    const names = alike.filter(({ name }) => name?.isKnown);
    return names.length >= MIN_TEAM && names.length * 3 >= alike.length * 2 ? names : [];
  });
  return new Set(named.map(({ line }) => line.index));
}

/** The change in confidence for a known and for an unknown given name. */
const KNOWN = 0.05;
const UNKNOWN = -0.08;
/** The number of lines below a name that may contain its contact details. */
const REACH = 4;

/** The line of a name and the lines below it, up to the next name or heading. */
function linesOf(reading: Reading, at: number): number[] {
  const below = reading.page.lines.slice(at + 1, at + 1 + REACH);
  const end = below.findIndex(({ heading, text }) => heading > 0 || leadingName(text) !== null);
  return [at, ...(end < 0 ? below : below.slice(0, end)).map(({ index }) => index)];
}

/**
 * The first phone number on a person's lines, without fax numbers, and the email address derived from the
 * name, or else the first address that does not belong to an office.
 */
function contactsOf(reading: Reading, name: string, at: number, lines = linesOf(reading, at)) {
  const found = lines.flatMap((line) => reading.foundOn(line));
  const emails = found.flatMap((one) => (one.kind === 'email_address' ? one.value.address : []));
  const phones = found.flatMap((one) => (one.kind === 'phone' && !one.value.is_fax ? one.value.number : []));
  const named = emails.find((email) => isNamedAfter(email, name));
  return { email: named ?? emails.find((one) => !isRoleAddress(one)) ?? null, phone: phones[0] ?? null };
}

/** Whether an address contains a part of the name. */
function isNamedAfter(address: string, name: string): boolean {
  const local = fold(localPartOf(address));
  return fold(name)
    .split(' ')
    .some((part) => part.length > 3 && local.includes(part));
}

/** Adds a person with the contact details on the given lines, or else on the lines below the name. */
function addPerson(
  reading: Reading,
  rule: RuleOf<'person'>,
  { isKnown, ...name }: PersonName,
  role: string | null,
  at: number,
  lines?: readonly number[],
): void {
  const named = role === null || isRepresentation(role) ? null : role;
  const contacts = contactsOf(reading, name.name, at, lines && [...lines]);
  reading.add(rule, { ...name, role: named, ...contacts }, name.name, at, isKnown ? KNOWN : UNKNOWN);
}
