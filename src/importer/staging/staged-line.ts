import { columnsOf, givenBit, isReference } from '../../source-references/cited-load.js';
import type { ImportRow, RowReference } from '../rows/import-row.js';
import { arrayText, copyLine, type CopyValue } from './copy-text.js';

/** A row in the columns of `stagedColumns`, for COPY. */
export function stagedLine(seq: number, row: ImportRow): string {
  const { resource, values, emails, aliases, sources } = row;
  let given = 0;
  const columns: CopyValue[] = [];
  for (const column of columnsOf(resource)) {
    const value = values[column];
    if (value !== undefined) given += givenBit(resource, column);
    if (isReference(column)) {
      const reference = value as RowReference | null | undefined;
      columns.push(reference?.publicId, reference?.key);
    } else {
      columns.push(value as CopyValue);
    }
  }
  const detailed = sources.some((source) => source.details !== null);
  return copyLine([
    seq,
    // The places of a membership wait for the memberships.
    values['membership_id'] ? 1 : 0,
    row.publicId,
    row.derived,
    row.corpus.name,
    given,
    ...columns,
    arrayText(emails.map((email) => email.address)),
    arrayText(emails.map((email) => email.verifiedAt)),
    arrayText(aliases),
    arrayText(sources.map((source) => source.category)),
    arrayText(sources.map((source) => source.url)),
    detailed ? JSON.stringify(sources.map((source) => source.details)) : null,
    row.ownSources,
  ]);
}
