import type { Line } from './document.js';
import { leadingName, NAME_LABELS, personName, SEPARATOR, singleName, type PersonName } from './names.js';
import { isTextOfOthers, TEAM } from './others.js';
import { fromTable } from './people-tables.js';
import { addPerson, contactsOf, isNamedAfter, MAX_ROLE_LINE_LENGTH } from './person-evidence.js';
import type { Reading, RuleOf } from './reading.js';
import { isRoleWord, roleOf } from './roles.js';
import { fold, percentDecoded } from './text.js';

/** Lines that hold no more than a name and a role. */
const MAX_LINE_LENGTH = 160;
/** So many names in a form make it one of people; a name that is not known counts half. */
const ALIKE = 1.5;
/** So many names in elements of one form make a team, on a page that is about one. */
const LEAST_TEAM = 3;
/** Words of a heading above a list of names, and of a sentence that leads to one. */
const MAX_HEADING = 6;
const MAX_INTRODUCTION = 14;
const MAX_ENTRY_LENGTH = 500;
const MAX_CLASS_LENGTH = 100;
/** Between statements on one line: `Chair: A. B.; treasurer: C. D. Members: E. F.` */
const STATEMENTS = / ?; ?|\. (?=\p{Lu}\p{L}+ ?:)/u;
const LIST = / ?[,;&/、] ?| (?:und|and|et|y|e|i|en|och|og|sowie|ja|és|ve|и|та) /u;

/** What a line is: a name, a role, or people with their roles. */
interface Seen {
  readonly line: Line;
  readonly name?: PersonName;
  /** Whether the name is a given name by itself: a person only where others on the page have a role in the same form. */
  readonly isSingle?: boolean;
  readonly role?: string;
  readonly people?: readonly Person[];
}
type Page = readonly (Seen | null)[];

interface Person {
  readonly name: PersonName;
  readonly role: string;
  readonly rule: RuleOf<'person'>;
}

/** The people that a page names, each next to evidence: a role, a column of names, a body above, an address of theirs. */
export function findPeople(reading: Reading): void {
  if (reading.isAboutOthers) return;
  const inTables = new Set(reading.page.tables.flatMap((rows) => fromTable(reading, rows)));
  const page = reading.page.lines.map((line) => (inTables.has(line.index) ? null : classify(reading, line)));
  const isRoleFirst = rolesStandBefore(page);
  const forms = formsOf(page);
  const inTeam = teamOf(reading, page);
  for (const [at, seen] of page.entries()) {
    for (const { name, role, rule } of seen?.people ?? []) addPerson(reading, rule, name, role, at);
    const labelled = seen && isAmongRoles(page, at) ? taskBefore(seen.line.text) : null;
    if (labelled) addPerson(reading, 'person.same-form', labelled.name, labelled.role, at);
    if (!seen?.name) continue;
    const { name, isSingle } = seen;
    const role = roleBeside(page, at, isRoleFirst);
    const alike = Math.max(0, ...formsAt(page, at).map((form) => forms.get(form) ?? 0));
    const task = name.isKnown && !isRoleFirst ? taskBelow(page, at, forms) : null;
    if (task !== null) addPerson(reading, 'person.same-form', name, task, at);
    else if (role !== null && alike >= (isSingle || !name.isKnown ? ALIKE : 0))
      addPerson(reading, isSingle ? 'person.same-form' : 'person.beside', name, role, at);
    else if (inTeam.has(at)) addPerson(reading, 'person.team', name, null, at);
    else if (!isSingle) {
      const { email } = contactsOf(reading, name.name, at);
      if (email !== null && isNamedAfter(email, name.name))
        addPerson(reading, 'person.own-email', name, null, at);
    }
  }
  fromLists(reading, page);
}

function classify(reading: Reading, line: Line): Seen | null {
  const { text } = line;
  if (isTextOfOthers(reading, line)) return null;
  if (text.length > MAX_LINE_LENGTH) return text.endsWith(':') ? { line } : null;
  const people = text.split(STATEMENTS, 20).flatMap(onOneLine);
  if (text.length > MAX_ROLE_LINE_LENGTH || people.length > 0) return { line, people };
  const name = personName(text);
  if (name) return { line, name };
  const single = singleName(text);
  if (single) return { line, name: single, isSingle: true };
  const role = roleOf(text);
  if (role !== null) return { line, role };
  const leading = leadingName(text);
  return leading ? { line, name: leading } : { line, people };
}

/** `Chair: Ada Lovelace`, `Ada Lovelace, chair`, `Board: A. B., C. D.` */
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
  // Behind a comma stands another part of a role as well: `Vice-chair, Northern Region`.
  const isComma = text.startsWith(',', text.indexOf(first) + first.length);
  if (isComma && !found.some(({ isKnown }) => isKnown)) return [];
  const isList = found.length > 1 ? found.length * 2 >= names.length : names[0] !== null;
  return isList ? found.map((one) => ({ name: one, role, rule: 'person.label' })) : [];
}

/** `1. Vorsitzender Hans Meyer`: the last two words are a known name, those before them a role. */
function behindRole(words: readonly string[]): Person[] {
  const [name, role] = [personName(words.slice(-2).join(' ')), roleOf(words.slice(0, -2).join(' '))];
  const isRole = role !== null && words.length <= 7 && isRoleWord(fold(words.at(-3)!));
  return name?.isKnown && isRole ? [{ name, role, rule: 'person.label' }] : [];
}

/** Whether the page writes a role above the name, by the pairs that leave no choice. */
function rolesStandBefore(page: Page): boolean {
  const names = page.flatMap((seen, at) => (seen?.name && !seen.isSingle ? at : []));
  const has = (at: number): boolean => page[at]?.role !== undefined;
  const above = names.filter((at) => has(at - 1) && !has(at + 1)).length;
  return above > names.filter((at) => has(at + 1) && !has(at - 1)).length;
}

/** Whether the entry before or after a line, in an element of the same kind, names a person with a role. */
const isAmongRoles = (page: Page, at: number): boolean =>
  page[at]!.people?.length === 0 &&
  [page[at - 1], page[at + 1]].some(
    (one) => (one?.people?.length ?? 0) > 0 && one!.line.block?.name === page[at]!.line.block?.name,
  );

/** `Events: Ada Lovelace` */
function taskBefore(text: string): Pick<Person, 'name' | 'role'> | null {
  const [role = '', rest = ''] = text.split(/ ?: /, 2);
  const name = /^[^@\d]{3,50}$/.test(role) ? personName(rest) : null;
  return name?.isKnown ? { name, role } : null;
}

/** The role in the line above or below a name. A heading above is one only if the name is not in a list below it. */
function roleBeside(page: Page, at: number, isRoleFirst: boolean): string | null {
  const { heading } = page[at]!.line;
  // `Chair`, `Name:`, `Ada Lovelace`
  const over = NAME_LABELS.has(page[at - 1]?.line.folded ?? '-') ? at - 2 : at - 1;
  const [above, below] = [page[over], page[at + 1]];
  const isBelow =
    below?.role !== undefined &&
    (below.line.heading === 0 || below.line.heading > heading) &&
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

/** The form of a name with the role above or below it, for each that has one in another element: what these elements are, in their order. */
const formsAt = (page: Page, at: number): string[] =>
  [at - 1, at + 1].flatMap((beside) => {
    const [own, other] = [page[at]!.line, page[beside]?.line];
    if (page[beside]?.role === undefined || own.block === other!.block) return [];
    return beside < at ? pairOf(other!, own) : pairOf(own, other!);
  });

/** What stands below a name where others of the same form have a role, whatever its words. */
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

/** The names below the title of a team, in elements of one form of which most hold a name. */
function teamOf({ page: { title, lines }, url }: Reading, page: Page): ReadonlySet<number> {
  const isTeam = TEAM.isIn(fold(`${percentDecoded(url.pathname)} ${title}`));
  const isHead = ({ heading, folded }: Line): boolean =>
    heading > 0 && folded.split(' ').length <= MAX_HEADING && TEAM.isIn(folded);
  const from = isTeam ? 0 : lines.findIndex(isHead);
  const below = from < 0 ? [] : page.slice(from).filter((seen) => seen !== null);
  const named = [...Map.groupBy(below, ({ line }) => formOf(line)).values()].flatMap((alike) => {
    const names = alike.filter(({ name, isSingle }) => name?.isKnown && !isSingle);
    return names.length >= LEAST_TEAM && names.length * 3 >= alike.length * 2 ? names : [];
  });
  return new Set(named.map(({ line }) => line.index));
}

/** How often names stand next to roles in elements of the same form. */
function formsOf(page: Page): ReadonlyMap<string, number> {
  const forms = new Map<string, number>();
  for (const [at, seen] of page.entries())
    for (const form of seen?.name && !seen.isSingle ? formsAt(page, at) : [])
      forms.set(form, (forms.get(form) ?? 0) + (seen!.name!.isKnown ? 1 : 0.5));
  return forms;
}

/** Names one below the other, under a role or a body: `Board:`, `The board consists of:`. */
function fromLists(reading: Reading, page: Page): void {
  for (const [at, head] of page.entries()) {
    const isIntroduction = head?.line.text.endsWith(':') === true;
    if (!head || head.name || (head.line.heading === 0 && !isIntroduction)) continue;
    // Of a paragraph, its last sentence.
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

/** The names in an entry of a list: `Ada Lovelace, Kontor Ltd`, `Members: Ada Lovelace`, `Ada Lovelace, Max Born, Lise Meitner`. */
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

/** What stands behind a dash in an entry of a list: `Ada Lovelace – events`. */
function taskIn(entry: string): string | null {
  const task = / [-–—] ([^@\d]{3,40})$/u.exec(entry)?.[1] ?? '';
  return /\p{L}{3}/u.test(task) && personName(task) === null ? task.trim() : null;
}

const isContact = ({ text }: Line): boolean => text.includes('@') || /\d{3}/.test(text);
