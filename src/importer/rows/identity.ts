import { hash } from 'node:crypto';

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
