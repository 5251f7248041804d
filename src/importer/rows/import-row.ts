import { hash } from 'node:crypto';
import type { LoadedResource } from '../../records/cited-load.js';
import type { RowEmail, RowSource } from './collections.js';
import type { Given, RowFields } from './row-fields.js';
import { publicId } from '../../values/public-id.js';

/*
 * The rule of identity, so that an import can be repeated and rows can name each other: the first 32 hex digits of
 * SHA-256 of `<corpus>:<id>`.
 */

/** The public id of the record that a corpus knows by an id of its own. */
export const publicIdOf = (corpus: string, id: string): string =>
  hash('sha256', `${corpus}:${id}`, 'hex').slice(0, 32);

/** The same in SQL, as uuid. */
export const publicIdSql = (corpus: string, id: string): string =>
  `encode(substring(sha256(convert_to(${corpus} || ':' || ${id}, 'UTF8')) FOR 16), 'hex')::uuid`;

/** The public id of a record without an id of its own: what it says is what it is. */
export const publicIdOfContent = (resource: string, says: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([resource, ...says]), 'hex').slice(0, 32);

/** Where a corpus comes from. */
export interface Corpus {
  readonly name: string;
  /** It was named after its file, since neither the row nor the operator gave it a name. */
  readonly afterFile: boolean;
}

/**
 * Whether a reference that leads nowhere in its own corpus may lead to the other one: a corpus and its part
 * (`openstates`, `openstates-retired`), or files that were given together and without a corpus.
 */
export function areRelated(one: Corpus, other: Corpus): boolean {
  if (one.name === other.name) return false;
  if (one.afterFile && other.afterFile) return true;
  return one.name.startsWith(`${other.name}-`) || other.name.startsWith(`${one.name}-`);
}

/** A record that a row names. */
export interface RowReference {
  /** 32 hex digits. */
  readonly publicId: string;
  /** Its id in the row's corpus; null if the row gives the public id itself. */
  readonly key: string | null;
}

/** The columns of a record, references by the record they name. A column that is absent is left alone. */
export type RowValues = Readonly<Record<string, Given<string | number | RowReference>>>;

/** What a row says, by the rules of the directory. Whether what it names is there is for the database to say. */
export interface ImportRow {
  readonly resource: LoadedResource;
  readonly publicId: string;
  /** The row has no id: it is identified by what it says. */
  readonly derived: boolean;
  /** The public id that other rows of its corpus use for it, if it has another one of its own. */
  readonly alternate: string | null;
  readonly corpus: Corpus;
  readonly values: RowValues;
  readonly emails: readonly RowEmail[];
  readonly aliases: readonly string[];
  /** At least one. */
  readonly sources: readonly RowSource[];
  /** The citations are the row's own, not the operator's for the whole import. */
  readonly ownSources: boolean;
}

/**
 * The record that a row names by `<name>_public_id` or `<name>_id`. The public id goes first: with it, `_id` is the
 * directory's own number, as in the answers of its API.
 */
export function readReference(
  fields: RowFields,
  names: readonly string[],
  corpus: string,
): Given<RowReference> {
  const hex = fields.read(fields.named(...names.map((name) => `${name}_public_id`)), publicId);
  if (hex) return { publicId: hex, key: null };
  const key = fields.id(fields.named(...names.map((name) => `${name}_id`)));
  if (key) return { publicId: publicIdOf(corpus, key), key };
  return hex === null || key === null ? null : undefined;
}
