import {
  BELONGINGS,
  columnsOf,
  incomingTable,
  isReference,
  LOADED,
  type LoadedResource,
} from '../../records/cited-load.js';
import { columnTypes } from '../../records/schemas.js';
import type { ImportFile } from '../files/import-file.js';
import type { Position } from '../report.js';
import type { Session } from '../session.js';

/*
 * Temporary tables hold the rows of the whole import before any of them is loaded, so that their order in the files does
 * not matter, and so that nothing is left when the process is killed.
 */

/** The temporary table that holds what the rows of a resource say. */
export const staged = (resource: LoadedResource): string => `staged_${resource}`;

/** The rows as they stand in the files, for those that are not loaded. */
export const ROW_TEXTS = 'row_texts';
/** Public ids that other rows use for a row that has another one of its own. */
export const ALTERNATES = 'alternate_ids';
/** Which corpora a reference may also lead to. */
export const RELATIVES = 'related_corpora';
/** The records that rows have led to so far, and the first such row. */
export const handled = (resource: LoadedResource): string => `handled_${resource}`;

/** The column that holds the public id of the record that a reference names, and the one with its id in the corpus. */
export const refColumn = (column: string): string => `${column}_ref`;
export const keyColumn = (column: string): string => `${column}_key`;

/** Columns and types of a staged row. `level` 0 is loaded before 1, and so on. */
function stagedColumns(resource: LoadedResource): Record<string, string> {
  const columns = columnTypes(resource).flatMap(([name, type]) =>
    isReference(name)
      ? [
          [refColumn(name), 'uuid'],
          [keyColumn(name), 'text'],
        ]
      : [[name, type]],
  );
  return {
    seq: 'bigint',
    level: 'integer',
    public_id: 'uuid',
    derived: 'boolean',
    corpus: 'text',
    given: 'integer',
    ...(Object.fromEntries(columns) as Record<string, string>),
    ...BELONGINGS,
  };
}

/** Creates the tables of one session. */
export function createStagedTables(): string {
  const table = (name: string, columns: Record<string, string>) =>
    `CREATE TEMPORARY TABLE ${name} (${Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})`;
  return [
    ...LOADED.map((resource) => table(staged(resource), stagedColumns(resource))),
    ...LOADED.map((resource) => table(handled(resource), { id: 'bigint', seq: 'bigint' })),
    ...LOADED.map(incomingTable),
    table(ROW_TEXTS, { seq: 'bigint', file: 'integer', line: 'integer', text: 'text' }),
    table(ALTERNATES, { resource: 'text', alternate: 'uuid', public_id: 'uuid' }),
    table(RELATIVES, { corpus: 'text', relative: 'text' }),
  ].join(';\n');
}

/** The columns of a resource that name other records. */
export const referencesOf = (resource: LoadedResource): string[] => columnsOf(resource).filter(isReference);

/** The resource that a reference column names. */
export function resourceOf(column: string): LoadedResource {
  return column === 'parent_id' ? 'organization' : (column.replace(/_id$/, '') as LoadedResource);
}

/** A staged row as its file has it. */
export interface RowText {
  readonly position: Position;
  readonly row: unknown;
}

/** Finds staged rows again, for what is to be said about them. */
export class RowTexts {
  constructor(
    private readonly session: Session,
    private readonly files: readonly ImportFile[],
    private readonly resource: LoadedResource,
  ) {}

  async find(seqs: readonly (number | null)[]): Promise<Map<number, RowText>> {
    const wanted = [...new Set(seqs)].filter((seq) => seq !== null);
    if (wanted.length === 0) return new Map();
    const rows = await this.session.query<{ seq: number; file: number; line: number; text: string }>(
      `SELECT seq::float8 AS seq, file, line, text FROM ${ROW_TEXTS} WHERE seq = ANY($1::bigint[])`,
      [wanted],
    );
    return new Map(
      rows.map(({ seq, file, line, text }) => [
        seq,
        { position: this.position(file, line), row: JSON.parse(text) as unknown },
      ]),
    );
  }

  /** How many of the rows stand in each file, and where the first of them is. */
  async countByFile(seqs: readonly number[]): Promise<{ position: Position; rows: number }[]> {
    const rows = await this.session.query<{ file: number; line: number; rows: number }>(
      `SELECT file, min(line) AS line, count(*)::int AS rows FROM ${ROW_TEXTS} WHERE seq = ANY($1::bigint[]) GROUP BY file`,
      [seqs],
    );
    return rows.map(({ file, line, rows }) => ({ position: this.position(file, line), rows }));
  }

  private position(file: number, line: number): Position {
    return { file: this.files[file]!.path, line, resource: this.resource };
  }
}
