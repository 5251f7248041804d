import type { Cell, Line } from './document.js';
import { leadingName, NAME_LABELS, personName, SEPARATOR, type PersonName } from './names.js';
import { isTextOfOthers, TEAM } from './others.js';
import { addPerson, contactsOf, isNamedAfter, MAX_ROLE_LINE_LENGTH } from './person-evidence.js';
import type { Reading, RuleOf } from './reading.js';
import { isRoleWord, roleOf } from './roles.js';
import { fold, percentDecoded } from './text.js';
import { words } from './vocabulary.js';

const ROLE_HEADS = new Set(words('sections', 'roles'));
const MAX_ROWS = 300;
const MAX_COLUMNS = 12;
const MAX_CELL_LENGTH = 200;

/** The maximum length of a line with a name and a role. */
const MAX_LINE_LENGTH = 160;
/** The minimum weight of names for an element pattern of people; an unknown name weighs half. */
const ALIKE = 1.5;
/** The minimum number of names in matching elements on a team page. */
const LEAST_TEAM = 3;
/** The maximum number of words of a heading above a list of names, and of an introductory sentence. */
const MAX_HEADING = 6;
const MAX_INTRODUCTION = 14;
const MAX_ENTRY_LENGTH = 500;
const MAX_CLASS_LENGTH = 100;
/** The separators of statements on one line: `Chair: A. B.; treasurer: C. D. Members: E. F.` */
const STATEMENTS = / ?; ?|\. (?=\p{Lu}\p{L}+ ?:)/u;
const LIST = / ?[,;&/、] ?| (?:und|and|et|y|e|i|en|och|og|sowie|ja|és|ve|и|та) /u;

/** The classification of a line: a name, a role, or people with their roles. */
interface Seen {
  readonly line: Line;
  readonly name?: PersonName;
  readonly role?: string;
  readonly people?: readonly Person[];
}
type Page = readonly (Seen | null)[];

interface Person {
  readonly name: PersonName;
  readonly role: string;
  readonly rule: RuleOf<'person'>;
}

/** Finds the people on a page. A name needs evidence: a role, a column, a heading or an email address. */
export function findPeople(reading: Reading): void {
  if (reading.isAboutOthers) return;
  const inTables = new Set(reading.page.tables.flatMap((rows) => fromTable(reading, rows)));
  const page = reading.page.lines.map((line) => (inTables.has(line.index) ? null : classify(reading, line)));
  const isRoleFirst = rolesStandBefore(page);
  const forms = formsOf(page);
  const inTeam = teamOf(reading, page);
  for (const [at, seen] of page.entries()) {
    for (const { name, role, rule } of seen?.people ?? []) addPerson(reading, rule, name, role, at);
    if (!seen?.name) continue;
    const { name } = seen;
    const role = roleBeside(page, at, isRoleFirst);
    const task = name.isKnown && !isRoleFirst ? taskBelow(page, at, forms) : null;
    if (task !== null) addPerson(reading, 'person.same-form', name, task, at);
    else if (role !== null && (name.isKnown || formsAt(page, at).some((form) => forms.get(form)! >= ALIKE)))
      addPerson(reading, 'person.next-to', name, role, at);
    else if (inTeam.has(at)) addPerson(reading, 'person.team', name, null, at);
    else if (isNamedAfter(contactsOf(reading, name.name, at).email ?? '', name.name))
      addPerson(reading, 'person.own-email', name, null, at);
  }
  fromLists(reading, page);
}

interface ReadCell {
  readonly text: string;
  /** The name in the cell: its whole text, or its first line. */
  readonly name: PersonName | null;
  readonly lines: readonly number[];
}

/** Finds people in a table with a column of names. Returns the lines used. */
function fromTable(reading: Reading, cells: readonly (readonly Cell[])[]): readonly number[] {
  const line = reading.page.lines[cells[0]?.[0]?.from ?? -1];
  if (!line || cells.length < 2 || cells.length > MAX_ROWS || isTextOfOthers(reading, line)) return [];
  const rows = cells.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => readCell(reading, cell)));
  const heads = rows[0]!.map(({ text }) => fold(text));
  const headed = heads.findIndex((head) => NAME_LABELS.has(head));
  const body = headed < 0 ? rows : rows.slice(1);
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => at);
  const share = (column: number, is: (cell: ReadCell) => boolean): number => {
    const filled = body.flatMap((row) => (/^[?-]?$/.test(row[column]?.text ?? '') ? [] : row[column]!));
    return filled.filter(is).length / Math.max(1, filled.length);
  };
  const first = headed < 0 ? columns.find((one) => share(one, ({ name }) => name !== null) >= 0.6) : headed;
  if (first === undefined || share(first, ({ name }) => name !== null) < 0.5) return [];
  const others = columns.filter((column) => column !== first && !NAME_LABELS.has(heads[column] ?? ''));
  const roles =
    others.find((column) => ROLE_HEADS.has(heads[column] ?? '')) ??
    others.find((column) => share(column, ({ text, name }) => name === null && roleOf(text) !== null) >= 0.5);
  const isOfKnown = share(first, ({ name }) => name?.isKnown === true) >= 0.7;
  if (headed < 0 && roles === undefined && !(isOfKnown && body.length > 2 && others.length > 0)) return [];

  const title = line.above?.text ?? '';
  const common = title.length < 50 ? (roleOf(title) ?? (TEAM.isIn(fold(title)) ? title : null)) : null;
  const rule = roles === undefined ? 'person.table-names' : 'person.table';
  const named = body.filter((row) => row[first]?.name);
  for (const row of named) {
    const text = row[roles ?? -1]?.text ?? '';
    const role = /\p{L}{2}/u.test(text) && text.length <= MAX_ROLE_LINE_LENGTH ? text : common;
    const lines = row.flatMap((cell) => cell.lines);
    addPerson(reading, rule, row[first]!.name!, role, row[first]!.lines[0]!, lines);
  }
  return named.flat().flatMap(({ lines }) => lines);
}

function readCell({ page }: Reading, { from, to }: Cell): ReadCell {
  const lines = page.lines.slice(from, to);
  const [first = '', second = ''] = lines.map(({ text }) => text);
  const all = lines.map((line) => line.text).join(' ');
  const text = all.slice(0, MAX_CELL_LENGTH);
  const isOne = second === '' || (roleOf(first) === null && personName(second) === null);
  const name = isOne ? (personName(first) ?? personName(text)) : null;
  return { text, name, lines: lines.map(({ index }) => index) };
}

function classify(reading: Reading, line: Line): Seen | null {
  const { text } = line;
  if (isTextOfOthers(reading, line)) return null;
  if (text.length > MAX_LINE_LENGTH) return text.endsWith(':') ? { line } : null;
  const people = text.split(STATEMENTS, 20).flatMap(onOneLine);
  if (text.length > MAX_ROLE_LINE_LENGTH || people.length > 0) return { line, people };
  const name = personName(text);
  if (name) return { line, name };
  const role = roleOf(text);
  if (role !== null) return { line, role };
  const leading = leadingName(text);
  return leading ? { line, name: leading } : { line, people };
}

/** Finds people on one line: `Chair: Ada Lovelace`, `Ada Lovelace, chair`, `Board: A. B., C. D.` */
function onOneLine(text: string): Person[] {
  const [first = '', second = ''] = text.split(SEPARATOR).filter((part) => part.trim() !== '');
  if (second === '') return behindRole(text.split(' '));
  const name = personName(first);
  if (name) {
    const role = roleOf(second);
    return role !== null && personName(second) === null ? [{ name, role, rule: 'person.line' }] : [];
  }
  const role = first.length <= MAX_ROLE_LINE_LENGTH ? roleOf(first) : null;
  if (role === null) return [];
  const rest = text.slice(text.indexOf(first) + first.length).replace(/^[\s:：–—,|•·-]+/u, '');
  const listed = rest.replace(/\([^()]{0,80}\)/g, '').split(LIST, 20);
  const names = listed.map((part) => {
    const name = personName(part.replace(/\.$/, ''));
    return name ?? [leadingName(part)].find((one) => one?.isKnown) ?? null;
  });
  const found = names.filter((one) => one !== null);
  // A comma may also separate two parts of a role: `Vice-chair, Northern Region`.
  const isComma = text.startsWith(',', text.indexOf(first) + first.length);
  if (isComma && !found.some(({ isKnown }) => isKnown)) return [];
  const isList = found.length > 1 ? found.length * 2 >= names.length : names[0] !== null;
  return isList ? found.map((one) => ({ name: one, role, rule: 'person.label' })) : [];
}

/** `1. Vorsitzender Hans Meyer`: the last two words are a known name, and the words before them a role. */
function behindRole(words: readonly string[]): Person[] {
  const [name, role] = [personName(words.slice(-2).join(' ')), roleOf(words.slice(0, -2).join(' '))];
  const isRole = role !== null && words.length <= 7 && isRoleWord(fold(words.at(-3)!));
  return name?.isKnown && isRole ? [{ name, role, rule: 'person.label' }] : [];
}

/** Whether the page places roles above names, by the pairs that are unambiguous. */
function rolesStandBefore(page: Page): boolean {
  const names = page.flatMap((seen, at) => (seen?.name ? at : []));
  const has = (at: number): boolean => page[at]?.role !== undefined;
  const above = names.filter((at) => has(at - 1) && !has(at + 1)).length;
  return above > names.filter((at) => has(at + 1) && !has(at - 1)).length;
}

/** The role in the line above or below a name, unless the heading above belongs to a list of names. */
function roleBeside(page: Page, at: number, isRoleFirst: boolean): string | null {
  const { heading } = page[at]!.line;
  // The label of the name is skipped: `Chair`, `Name:`, `Ada Lovelace`.
  const over = NAME_LABELS.has(page[at - 1]?.line.folded ?? '-') ? at - 2 : at - 1;
  const [above, below] = [page[over], page[at + 1]];
  const isBelow =
    below?.role !== undefined &&
    (below.line.heading === 0 || below.line.heading >= heading) &&
    !below.line.text.endsWith(':');
  const isAbove =
    above?.role !== undefined &&
    (above.line.heading === 0 || heading > above.line.heading || heading === 0) &&
    !below?.name &&
    (!page[over - 1]?.name || isRoleFirst);
  if (isBelow && !(isRoleFirst && isAbove)) return below.role;
  return isAbove ? above.role : null;
}

const formOf = ({ block }: Line): string =>
  `${block?.name ?? ''} ${(block?.attribs['class'] ?? '').slice(0, MAX_CLASS_LENGTH)}`;
const pairOf = (one: Line, other: Line): string => `${formOf(one)} > ${formOf(other)}`;

/** The element patterns of a name with an adjacent role: elements in order, and whether they share one. */
const formsAt = (page: Page, at: number): string[] =>
  [at - 1, at + 1].flatMap((next) => {
    const [own, other] = [page[at]!.line, page[next]?.line];
    if (page[next]?.role === undefined) return [];
    const pair = next < at ? pairOf(other!, own) : pairOf(own, other!);
    return own.block === other!.block ? `${pair} (one element)` : pair;
  });

/** The line below a name, whatever its words, if names with the same element pattern have a role there. */
function taskBelow(page: Page, at: number, forms: ReadonlyMap<string, number>): string | null {
  const below = page[at + 1];
  if (
    !below ||
    below.name ||
    below.role !== undefined ||
    below.line.text.length > MAX_ROLE_LINE_LENGTH ||
    isContact(below.line)
  )
    return null;
  return (forms.get(pairOf(page[at]!.line, below.line)) ?? 0) >= ALIKE ? below.line.text : null;
}

/** The lines with names on a team page or below a team heading, in elements that mostly contain names. */
function teamOf({ page: { title, lines }, url }: Reading, page: Page): ReadonlySet<number> {
  const isTeam = TEAM.isIn(fold(`${percentDecoded(url.pathname)} ${title}`));
  const isHead = ({ heading, folded }: Line): boolean =>
    heading > 0 && folded.split(' ').length <= MAX_HEADING && TEAM.isIn(folded);
  const from = isTeam ? 0 : lines.findIndex(isHead);
  const below = from < 0 ? [] : page.slice(from).filter((seen) => seen !== null);
  const named = [...Map.groupBy(below, ({ line }) => formOf(line)).values()].flatMap((alike) => {
    const names = alike.filter(({ name }) => name?.isKnown);
    return names.length >= LEAST_TEAM && names.length * 3 >= alike.length * 2 ? names : [];
  });
  return new Set(named.map(({ line }) => line.index));
}

/** The number of names with an adjacent role, by element pattern. */
function formsOf(page: Page): ReadonlyMap<string, number> {
  const forms = new Map<string, number>();
  for (const [at, seen] of page.entries())
    for (const form of seen?.name ? formsAt(page, at) : [])
      forms.set(form, (forms.get(form) ?? 0) + (seen!.name!.isKnown ? 1 : 0.5));
  return forms;
}

/** Finds consecutive names below a role or a body: `Board:`, `The board consists of:`. */
function fromLists(reading: Reading, page: Page): void {
  for (const [at, head] of page.entries()) {
    const isIntroduction = head?.line.text.endsWith(':') === true;
    if (!head || head.name || (head.line.heading === 0 && !isIntroduction)) continue;
    // Only the last sentence of a paragraph introduces the list.
    const text = isIntroduction ? fold(head.line.text.split('. ').at(-1)!) : head.line.folded;
    if (text.split(' ').length > (isIntroduction ? MAX_INTRODUCTION : MAX_HEADING)) continue;
    if (head.role === undefined && !TEAM.isIn(text)) continue;
    const names: { name: PersonName; at: number; rest: string }[] = [];
    let [count, others, known] = [0, 0, 0];
    for (let next = at + 1; next < Math.min(page.length, at + 60); next += 1) {
      const { line, people = [] } = page[next] ?? { line: reading.page.lines[next]! };
      if (line.heading > 0) break;
      const entries = entriesOf(line.text);
      count += entries.length;
      known += entries.filter((entry) => entry.name.isKnown).length;
      if (people.length === 0) names.push(...entries.map((entry) => ({ ...entry, at: next })));
      if (entries.length === 0 && !isContact(line) && (others += 1) > count / 4) break;
    }
    if (count < 2 || known * 3 < count) continue;
    for (const { name, at: place, rest } of names)
      addPerson(reading, 'person.list', name, head.role ?? taskIn(rest), place);
  }
}

/** The names in a list entry: `Ada Lovelace, Kontor Ltd`, `Members: Ada Lovelace`, `A. B., C. D.` */
function entriesOf(text: string): { name: PersonName; rest: string }[] {
  if (text.length > MAX_ENTRY_LENGTH) return [];
  const parts = text.split(LIST, 40);
  const names = parts.flatMap((part) => personName(part.replace(/\.$/, '')) ?? []);
  if (names.length > 2 && names.length * 4 >= parts.length * 3)
    return names.map((name) => ({ name, rest: '' }));
  const [, behind = ''] = text.split(/: ?/, 2);
  const name = text.length <= MAX_LINE_LENGTH ? (leadingName(text) ?? personName(behind)) : null;
  return name ? [{ name, rest: text }] : [];
}

/** The text after a dash in a list entry: `Ada Lovelace – events`. */
function taskIn(entry: string): string | null {
  const task = / [-–—] ([^@\d]{3,40})$/u.exec(entry)?.[1] ?? '';
  return /\p{L}{3}/u.test(task) && personName(task) === null ? task.trim() : null;
}

const isContact = ({ text }: Line): boolean => text.includes('@') || /\d{3}/.test(text);
