import type { ChangedFields } from './change.entity.js';

/** A record that another one names: its key in the database and the id that the API shows. */
export interface Ref {
  readonly id: number;
  /** 32 hex digits. */
  readonly publicId: string;
}

/** Columns and what they are to hold; a reference by the record it names. */
export type Values = Readonly<Record<string, string | number | Ref | null | undefined>>;

/** The API's name for a column: `person_id` is shown as `person_public_id`. */
export function shownName(column: string): string {
  if (column === 'parent_id') return 'parent_organization_public_id';
  return column.endsWith('_id') ? column.replace(/_id$/, '_public_id') : column;
}

export const asShown = {
  value: (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : (value ?? null),
  email: ({ address, verified_at }: { address: string; verified_at?: string | null }) =>
    verified_at ? { address, verified_at } : { address },
};

/** What a write changes, in the API's names and forms. Fields that stay as they are do not appear. */
export function diff(before: Readonly<Record<string, unknown>>, after: Values): ChangedFields {
  const changed: ChangedFields = {};
  for (const [column, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [from, to] = [asShown.value(before[column]), asShown.value(value)];
    if (from !== to) changed[shownName(column)] = { from, to };
  }
  return changed;
}
