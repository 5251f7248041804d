import type { Cell } from './document.js';
import { NAME_LABELS, personName, type PersonName } from './names.js';
import { isTextOfOthers, TEAM } from './others.js';
import { addPerson, MAX_ROLE_LINE_LENGTH } from './person-evidence.js';
import type { Reading } from './reading.js';
import { roleOf } from './roles.js';
import { fold } from './text.js';
import { words } from './vocabulary.js';

const ROLE_HEADS = new Set(words('sections', 'roles'));
const MAX_ROWS = 300;
const MAX_COLUMNS = 12;
const MAX_CELL_LENGTH = 200;

interface ReadCell {
  readonly text: string;
  /** The name that the cell is, or begins with in a line of its own. */
  readonly name: PersonName | null;
  readonly lines: readonly number[];
}
const EMPTY: ReadCell = { text: '', name: null, lines: [] };

/**
 * The people in a table: a column of names by its head, or by what stands in it, and a column of roles. Returns the lines
 * that it read.
 */
export function fromTable(reading: Reading, cells: readonly (readonly Cell[])[]): number[] {
  if (cells.length < 2 || cells.length > MAX_ROWS) return [];
  const rows = cells.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => readCell(reading, cell)));
  const heads = rows[0]!.map(({ text }) => fold(text));
  const headed = heads.every((head) => head.length < 40)
    ? heads.findIndex((head) => NAME_LABELS.has(head))
    : -1;
  const body = headed >= 0 ? rows.slice(1) : rows;
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => at);
  const share = (column: number, is: (cell: ReadCell) => boolean): number => {
    const filled = body.flatMap((row) => (/^[?-]?$/.test(row[column]?.text ?? '') ? [] : row[column]!));
    return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
  };

  const first = headed >= 0 ? headed : columns.find((one) => share(one, ({ name }) => name !== null) >= 0.6);
  const line = reading.page.lines[cells[0]![0]?.from ?? -1];
  if (first === undefined || !line || isTextOfOthers(reading, line)) return [];
  const others = columns.filter((column) => column !== first);
  const roles =
    others.find((column) => ROLE_HEADS.has(heads[column]!) && !NAME_LABELS.has(heads[column]!)) ??
    others.find((column) => share(column, ({ text, name }) => name === null && roleOf(text) !== null) >= 0.5);
  const isOfKnown = share(first, ({ name }) => name?.isKnown === true) >= 0.7;
  if (headed < 0 && roles === undefined && !(isOfKnown && body.length > 2 && others.length > 0)) return [];

  const named = body.filter((row) => row[first]?.name);
  if (named.length * 2 < body.filter((row) => row[first]?.text).length) return [];
  const title = line.above && line.above.text.length < 50 ? line.above : null;
  const common = title && (roleOf(title.text) ?? (TEAM.isIn(title.folded) ? title.text : null));
  for (const row of named) {
    const { text } = row[roles ?? -1] ?? EMPTY;
    const role = /\p{L}{2}/u.test(text) && text.length <= MAX_ROLE_LINE_LENGTH ? text : common;
    const rule = roles === undefined ? 'person.table-names' : 'person.table';
    const { name, lines } = row[first]!;
    addPerson(
      reading,
      rule,
      name!,
      role,
      lines[0]!,
      row.flatMap((cell) => cell.lines),
    );
  }
  return named.flat().flatMap(({ lines }) => lines);
}

function readCell({ page }: Reading, { from, to }: Cell): ReadCell {
  const lines = page.lines.slice(from, to);
  const [first = '', second = ''] = lines.map(({ text }) => text);
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, MAX_CELL_LENGTH);
  const isOne = second === '' || (roleOf(first) === null && personName(second) === null);
  const name = isOne ? (personName(first) ?? personName(text)) : null;
  return { text, name, lines: lines.map(({ index }) => index) };
}
