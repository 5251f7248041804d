import { hash } from 'node:crypto';
import type { LoadedResource } from '../../database/resources.js';
import type { RowEmail, RowSource } from './collections.js';
import type { Given, RowFields } from './row-fields.js';
import { publicId } from '../../values/public-id.js';

/*
 * Identity of rows, which makes imports idempotent and lets rows reference each other: the first 32 hex digits of
 * SHA-256 of `<corpus>:<id>`.
 */

export const publicIdOf = (corpus: string, id: string): string =>
  hash('sha256', `${corpus}:${id}`, 'hex').slice(0, 32);

/** The same in SQL, as uuid. */
export const publicIdSql = (corpus: string, id: string): string =>
  `encode(substring(sha256(convert_to(${corpus} || ':' || ${id}, 'UTF8')) FOR 16), 'hex')::uuid`;

/** The public id of a record without an id, from its content. */
export const publicIdOfContent = (resource: string, content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([resource, ...content]), 'hex').slice(0, 32);

export interface Corpus {
  readonly name: string;
  /** Named after the file, because neither the row nor the operator named a corpus. */
  readonly afterFile: boolean;
}

/**
 * Whether a reference that its own corpus cannot resolve may resolve in the other one: a corpus and its part
 * (`openstates`, `openstates-retired`), or files imported together without a corpus.
 */
export function areRelated(one: Corpus, other: Corpus): boolean {
  if (one.name === other.name) return false;
  if (one.afterFile && other.afterFile) return true;
  return one.name.startsWith(`${other.name}-`) || other.name.startsWith(`${one.name}-`);
}

export interface RowReference {
  readonly publicId: string;
  /** The id in the row's corpus; null if the row has the public id. */
  readonly key: string | null;
}

/** Column values; references as RowReference. A record keeps the value of an absent column. */
export type RowValues = Readonly<Record<string, Given<string | number | RowReference>>>;

/** A row that follows the rules of the directory. The database checks its references. */
export interface ImportRow {
  readonly resource: LoadedResource;
  readonly publicId: string;
  /** The row has no id, and is identified by its content. */
  readonly derived: boolean;
  /** The public id by which other rows of its corpus reference it, if the row names a different public id. */
  readonly alternate: string | null;
  readonly corpus: Corpus;
  readonly values: RowValues;
  readonly emails: readonly RowEmail[];
  readonly aliases: readonly string[];
  readonly sources: readonly RowSource[];
  /** The row's own citations rather than the operator's for the whole import. */
  readonly ownSources: boolean;
  readonly ownId: boolean;
}

/**
 * The record that a row references by `<name>_public_id` or `<name>_id`. The public id takes precedence: next to it,
 * `_id` is the legacy id, as in the API's responses.
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
