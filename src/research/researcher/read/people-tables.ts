import type { Cell } from './document.js';
import { NAME_LABELS, personName, type PersonName } from './names.js';
import { isTextOfOthers, TEAM } from './others.js';
import { addPerson, contactsOn, MAX_ROLE_LINE_LENGTH } from './person-evidence.js';
import type { Reading } from './reading.js';
import { roleOf } from './roles.js';
import { fold } from './text.js';
import { words } from './vocabulary.js';

const ROLE_HEADS = new Set(words('sections', 'roles'));
const MAX_ROWS = 300;
const MAX_COLUMNS = 12;
const MAX_CELL_LENGTH = 200;

interface Row {
  readonly texts: readonly string[];
  /** The names that its cells are, or begin with in a line of their own. */
  readonly names: readonly (PersonName | null)[];
  /** The lines of its cells. */
  readonly lines: readonly number[];
  /** The first line of each cell. */
  readonly starts: readonly number[];
}

/**
 * The people in a table: a column of names by its head, or by what stands in it, and a column of roles. Returns the lines
 * that it read.
 */
export function fromTable(reading: Reading, cells: readonly (readonly Cell[])[]): number[] {
  if (cells.length < 2 || cells.length > MAX_ROWS) return [];
  const rows = cells.map((row) => rowOf(reading, row.slice(0, MAX_COLUMNS)));
  const heads = rows[0]!.texts.map(fold);
  const hasHead = heads.some((head) => NAME_LABELS.has(head)) && heads.every((head) => head.length < 40);
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Array.from({ length: Math.max(...rows.map(({ texts }) => texts.length)) }, (_, at) => at);
  const share = (column: number, is: (text: string, name: PersonName | null) => boolean): number => {
    const filled = body.filter(({ texts }) => !/^[?-]?$/.test(texts[column] ?? ''));
    const count = filled.filter(({ texts, names }) => is(texts[column]!, names[column]!)).length;
    return filled.length === 0 ? 0 : count / filled.length;
  };
  const isName = (_text: string, name: PersonName | null): boolean => name !== null;

  const headed = hasHead ? heads.findIndex((head) => NAME_LABELS.has(head)) : -1;
  const first = headed >= 0 ? headed : columns.find((column) => share(column, isName) >= 0.6);
  const line = reading.page.lines[cells[0]![0]?.from ?? -1];
  if (first === undefined || !line || isTextOfOthers(reading, line) || (columns.length < 2 && !hasHead))
    return [];
  const others = columns.filter((column) => column !== first);
  const roles =
    others.find((column) => ROLE_HEADS.has(heads[column]!) && !NAME_LABELS.has(heads[column]!)) ??
    others.find((column) => share(column, (text, name) => roleOf(text) !== null && name === null) >= 0.5);
  const isOfKnown = share(first, (_text, name) => name?.isKnown === true) >= 0.7;
  if (headed < 0 && roles === undefined && !(isOfKnown && body.length > 2)) return [];

  const named = body.flatMap((row) => {
    const name = row.names[first];
    return name ? { row, name } : [];
  });
  if (named.length * 2 < body.filter(({ texts }) => texts[first]).length) return [];
  const title = line.above && line.above.text.length < 50 ? line.above : null;
  const common = title && (roleOf(title.text) ?? (TEAM.isIn(title.folded) ? title.text : null));
  for (const { row, name } of named) {
    const written = roles === undefined ? '' : (row.texts[roles] ?? '');
    const isRole = /\p{L}{2}/u.test(written) && written.length <= MAX_ROLE_LINE_LENGTH;
    const rule = roles === undefined ? 'person.table-names' : 'person.table';
    const contacts = contactsOn(reading, row.lines, name.name);
    addPerson(reading, rule, name, isRole ? written : common, row.starts[first]!, contacts);
  }
  return named.flatMap(({ row }) => row.lines);
}

function rowOf({ page }: Reading, cells: readonly Cell[]): Row {
  const linesOf = ({ from, to }: Cell): number[] => Array.from({ length: to - from }, (_, at) => from + at);
  const textOf = ({ from, to }: Cell): string =>
    page.lines
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, MAX_CELL_LENGTH);
  const nameIn = (cell: Cell): PersonName | null => {
    const [first = '', second = ''] = page.lines.slice(cell.from, cell.to).map(({ text }) => text);
    if (second !== '' && (roleOf(first) !== null || personName(second) !== null)) return null;
    return personName(first) ?? personName(textOf(cell));
  };
  return {
    ...{ texts: cells.map(textOf), names: cells.map((cell) => (cell.to > cell.from ? nameIn(cell) : null)) },
    ...{ lines: cells.flatMap(linesOf), starts: cells.map(({ from }) => from) },
  };
}
