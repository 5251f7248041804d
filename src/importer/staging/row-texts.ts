import type { LoadedResource } from '../../source-references/cited-load.js';
import type { ImportFile } from '../files/import-file.js';
import type { Position } from '../notes.js';
import type { Session } from '../session.js';
import { ROW_TEXTS } from './staged-tables.js';

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
