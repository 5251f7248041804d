import type { Party } from '../database/resources.js';
import { invalidField } from '../common/errors.js';
import { shownName } from '../records/columns.js';
import type { RecordRow } from '../records/cited-write.js';
import type { ChangedFields } from '../records/record.entity.js';
import { columnNames, type CitedResource } from '../records/schemas.js';
import { refuse } from '../values/text.js';
import { shownId } from '../values/public-id.js';
import { fillsOf } from './merge-statements.js';

/** The value that a field of the survivor gets. */
interface FieldChoice {
  readonly value: unknown;
  /** The record that has it. */
  readonly from: string;
  /** The other records' values. */
  readonly instead_of: readonly unknown[];
}

/** The new values of a record that takes the place of others. */
export interface NewValues {
  /** By column, as stored. */
  readonly set: Readonly<Record<string, unknown>>;
  /** The same, for the change log. */
  readonly changed: ChangedFields;
}

/** What becomes of the survivor's own fields. */
export interface FieldPlan extends NewValues {
  /** By the API's name: the fields in which the records differ. */
  readonly fields: Readonly<Record<string, FieldChoice>>;
  /** The names and domains that the survivor loses, and those that it lacked. */
  readonly names: readonly string[];
}

/** The fields whose value a merge can choose. */
export const fieldsOfKind = (kind: Party): string[] => columnNames(kind).map(shownName);

/** Why a merge cannot choose the value of a field; null for one that it can. */
export function unknownField(kind: Party, name: string) {
  const known = fieldsOfKind(kind);
  return known.includes(name) ? null : refuse('unknown_field', `must be one of ${known.join(', ')}`);
}

/**
 * Chooses the value of each field: that of the record that `chosen` names, else the survivor's, else the first that has
 * one. Throws 422 if a required field would have none.
 *
 * @param rows the survivor, then the others in the order of the request
 * @param chosen public ids by field
 * @param shown the value of a column as the API shows it
 */
export function planFields(
  kind: Party,
  rows: readonly RecordRow[],
  chosen: Readonly<Record<string, string>>,
  shown: (column: string, value: unknown) => unknown,
): FieldPlan {
  const survivor = rows[0]!;
  const fields: Record<string, FieldChoice> = {};
  const set: Record<string, unknown> = {};
  const changed: ChangedFields = {};
  for (const column of columnNames(kind)) {
    const name = shownName(column);
    const valueOf = (row: RecordRow) => row[column] ?? null;
    const taken =
      rows.find((row) => shownId(row.public_id) === chosen[name]) ??
      rows.find((row) => valueOf(row) !== null) ??
      survivor;
    const value = valueOf(taken);
    const others = new Set(rows.map(valueOf).filter((other) => other !== null && other !== value));
    if (value !== valueOf(survivor)) {
      set[column] = value;
      changed[name] = { from: shown(column, valueOf(survivor)), to: shown(column, value) };
    }
    if (others.size === 0 && value === valueOf(survivor)) continue;
    fields[name] = {
      value: shown(column, value),
      from: shownId(taken.public_id),
      instead_of: [...others].map((other) => shown(column, other)),
    };
  }
  const after = { ...survivor, ...set };
  requireName(kind, after);
  const borne = new Set([displayName(kind, after), after['domain']]);
  const names = rows.flatMap((row) => [displayName(kind, row), row['domain'] as string | null]);
  return {
    fields,
    set,
    changed,
    names: [...new Set(names)].filter((name): name is string => Boolean(name) && !borne.has(name)),
  };
}

function requireName(kind: CitedResource, row: RecordRow): void {
  if (displayName(kind, row) !== '') return;
  const field = kind === 'person' ? 'fields.first_name' : 'fields.name';
  throw invalidField(field, 'required', 'must name a record that has one: the survivor needs a name');
}

const displayName = (kind: CitedResource, row: RecordRow): string =>
  (kind === 'person' ? [row['first_name'], row['last_name']] : [row['name']]).filter(Boolean).join(' ');

/** The values that a part takes from those folded into it: columns that are empty in it. */
export function fillIn(kind: CitedResource, target: RecordRow, folded: readonly RecordRow[]): NewValues {
  const set: Record<string, unknown> = {};
  const changed: ChangedFields = {};
  for (const group of fillsOf(kind)) {
    if (group.some((column) => target[column] !== null)) continue;
    const giver = folded.find((row) => group.every((column) => row[column] !== null));
    for (const column of giver === undefined ? [] : group) {
      set[column] = giver![column];
      changed[shownName(column)] = { from: null, to: giver![column] };
    }
  }
  return { set, changed };
}
