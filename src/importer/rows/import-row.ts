import type { LoadedResource } from '../../source-references/cited-load.js';
import type { RowEmail, RowSource } from './collections.js';
import type { Corpus } from './identity.js';
import type { Given } from './row-fields.js';

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
