import type { ComponentChildren } from 'preact';
import { counted } from '../../../values/numbers.js';
import { OrNone } from '../components/ui.js';

/** What a merge does to the parts of its records. */
export interface Effects {
  /** Numbers of parts by table. */
  readonly moved: Readonly<Record<string, number>>;
  readonly folded: Readonly<Record<string, number>>;
  readonly aliases_added: readonly string[];
}

/** A part of each table. */
const PARTS: Readonly<Record<string, string>> = {
  memberships: 'membership',
  organizations: 'child organization',
  places: 'place',
  name_aliases: 'other name',
  email_addresses: 'email address',
  source_references: 'source',
};

/** Numbers of parts as text; empty without any. */
const partsText = (parts: Readonly<Record<string, number>>): string =>
  Object.entries(parts)
    .filter(([, many]) => many > 0)
    .map(([table, many]) => (PARTS[table] ? counted(many, PARTS[table]) : `${many} ${table}`))
    .join(', ');

/** What a merge does to the parts of its records, as rows of a table. */
export const effectsOf = ({ moved, folded, aliases_added }: Effects): [string, ComponentChildren][] => [
  ['Moved', partsText(moved)],
  ['Folded into equal parts', partsText(folded)],
  ['New other names', aliases_added.join(', ')],
];

/** Rows of a table with a text in empty cells. */
export const filled = (rows: readonly (readonly [string, ComponentChildren])[]) =>
  rows.map(([head, cell]) => [head, <OrNone>{cell}</OrNone>]);
