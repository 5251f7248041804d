import { BELONGINGS, incomingTable } from '../../records/cited-load.js';
import { LOADED, type LoadedResource } from '../../database/resources.js';
import { columnTypes, columnNames, isReference } from '../../records/schemas.js';
import type { ImportFile } from '../files/import-file.js';
import { type ImportReport, JsonText, type Note, type Position } from '../report.js';
import type { Session } from '../session.js';

/** A row's position in the loading order of its resource. */
export interface StagedPlace {
  readonly level: number;
  readonly seq: number;
}

/*
 * Temporary tables hold all rows of the import before any is loaded. The order of rows in the files therefore does not
 * matter, and a killed process leaves nothing behind.
 */

export const staged = (resource: LoadedResource): string => `staged_${resource}`;

/** The verbatim text of each row, for the rejects file. */
export const ROW_TEXTS = 'row_texts';
/** Public ids by which rows reference a row that names a different public id. */
export const ALTERNATES = 'alternate_ids';
/** The corpora in which a reference may also be resolved. */
export const RELATIVES = 'related_corpora';
/** The seqs of the staged rows that were rejected. */
export const REJECTED = 'rejected_rows';
/** The records that this import has handled so far, with the first row of each. */
export const handled = (resource: LoadedResource): string => `handled_${resource}`;

/** The columns for the referenced public id and for the referenced id in the corpus. */
export const refColumn = (column: string): string => `${column}_ref`;
export const keyColumn = (column: string): string => `${column}_key`;

/** Columns and types of a staged row. Rows of level 0 are loaded before those of level 1, and so on. */
export function stagedColumns(resource: LoadedResource): Record<string, string> {
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

/** SQL that creates the tables of one session. */
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
    table(REJECTED, { seq: 'bigint PRIMARY KEY' }),
  ].join(';\n');
}

export const referencesOf = (resource: LoadedResource): string[] => columnNames(resource).filter(isReference);

export interface RowText {
  readonly position: Position;
  readonly row: JsonText;
}

/** The rows of a resource as they were in their files, by seq. */
export class RowTexts {
  constructor(
    readonly session: Session,
    private readonly files: readonly ImportFile[],
    readonly resource: LoadedResource,
  ) {}

  async find(seqs: readonly number[]): Promise<Map<number, RowText>> {
    const rows = await this.session.query<{ seq: number; file: number; line: number; text: string }>(
      `SELECT seq::float8 AS seq, file, line, text FROM ${ROW_TEXTS} WHERE seq = ANY($1::bigint[])`,
      [[...new Set(seqs)]],
    );
    return new Map(
      rows.map(({ seq, file, line, text }) => [
        seq,
        {
          position: { file: this.files[file]!.path, line, resource: this.resource },
          row: new JsonText(text),
        },
      ]),
    );
  }
}

/** Rejects staged rows, each with its problems, and notes their seqs for the rows that repeat them. */
export async function rejectStaged(
  texts: RowTexts,
  report: ImportReport,
  problems: ReadonlyMap<number, readonly Note[]>,
  known?: ReadonlyMap<number, RowText>,
): Promise<void> {
  const seqs = [...problems.keys()];
  if (seqs.length === 0) return;
  const found = known ?? (await texts.find(seqs));
  for (const [seq, notes] of problems) {
    const { position, row } = found.get(seq)!;
    report.reject(position, notes, row);
  }
  await texts.session.query(`INSERT INTO ${REJECTED} SELECT unnest($1::bigint[])`, [seqs]);
}
