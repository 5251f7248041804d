import { isRecord } from '../../values/json.js';
import { ownsEmails, ownsAliases } from '../../records/parts.js';
import { publicId } from '../../values/public-id.js';
import { text } from '../../values/text.js';
import type { SourceRow } from '../files/source-row.js';
import { readAliases, readEmails, readSources, type RowSource } from './collections.js';
import { FIELDS, RESOURCE_ROWS } from './resource-rows.js';
import { publicIdOf, publicIdOfContent, type Corpus, type ImportRow } from './import-row.js';
import { RowFields } from './row-fields.js';

export interface RowContext {
  readonly corpus: Corpus;
  /** Category of sources without one. */
  readonly category: string;
  /** Citation of rows without sources. */
  readonly fallback: RowSource | null;
}

interface ReadRow {
  readonly row: ImportRow | null;
  readonly fields: RowFields;
}

const corpusName = text();

/** The content that identifies a row without an id. */
const IDENTIFYING_CONTENT: Readonly<Record<SourceRow['resource'], string>> = {
  person: 'a name',
  organization: 'a name',
  membership: 'a person and an organization',
  place: 'an owner, and an address or both coordinates',
};

/** Converts a row of any format to the directory's form. Never throws, whatever the row contains. */
export function readRow({ resource, value }: SourceRow, context: RowContext): ReadRow {
  const fields = new RowFields(isRecord(value) ? value : {});
  if (!isRecord(value)) {
    fields.problem('row', 'invalid_type', 'must be a JSON object');
    return { row: null, fields };
  }
  for (const key in value) {
    if (!FIELDS[resource].has(key) && hasValue(value[key])) fields.unknown.push(key);
  }
  const named = fields.read('corpus', corpusName);
  const corpus = named ? { name: named, afterFile: false } : context.corpus;
  const { values, name, alias, content } = RESOURCE_ROWS[resource](fields, corpus.name);
  const identity = readIdentity(fields, resource, corpus.name, content);
  const own = readSources(fields, context.category);
  const sources = own.length > 0 ? own : context.fallback ? [context.fallback] : [];
  if (sources.length === 0) {
    const hint = 'is required: the row has no usable source, and there is no --source-url';
    fields.problem('sources', 'required', hint);
  }
  const emails = ownsEmails(resource) ? readEmails(fields) : [];
  const aliases = ownsAliases(resource) ? readAliases(fields, name, alias) : [];
  if (identity === null || fields.problems.length > 0) return { row: null, fields };
  const row = { resource, ...identity, corpus, values, emails, aliases, sources, ownSources: own.length > 0 };
  return { row, fields };
}

function readIdentity(
  fields: RowFields,
  resource: SourceRow['resource'],
  corpus: string,
  content: readonly unknown[] | null,
): Pick<ImportRow, 'publicId' | 'ownId' | 'derived' | 'alternate'> | null {
  const hex = fields.read('public_id', publicId);
  const id = fields.id('id');
  const hashed = id ? publicIdOf(corpus, id) : null;
  if (hex) return { publicId: hex, ownId: true, derived: false, alternate: hashed === hex ? null : hashed };
  if (hashed) return { publicId: hashed, ownId: false, derived: false, alternate: null };
  if (content) {
    const publicId = publicIdOfContent(resource, content);
    return { publicId, ownId: false, derived: true, alternate: null };
  }
  if (fields.problems.length === 0) {
    fields.problem(
      'id',
      'required',
      `is required, since the row does not say enough: ${IDENTIFYING_CONTENT[resource]}`,
    );
  }
  return null;
}

/** Leaving an empty value out loses nothing. */
const hasValue = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && !isEmptyObject(value);

const isEmptyObject = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;
