import { isRecord } from '../../http/fields.js';
import { ownsAliases, ownsEmails } from '../../records/cited-load.js';
import { publicId } from '../../values/public-id.js';
import { text } from '../../values/text.js';
import type { SourceRow } from '../files/source-row.js';
import { readAliases, readEmails, readSources, type RowSource } from './collections.js';
import { FIELDS, RESOURCE_ROWS } from './resource-rows.js';
import { publicIdOf, publicIdOfContent, type Corpus, type ImportRow } from './import-row.js';
import { RowFields } from './row-fields.js';

/** What holds for all rows of a file. */
export interface RowContext {
  readonly corpus: Corpus;
  /** The category of a source that does not name its own. */
  readonly category: string;
  /** The source of rows that bring none. */
  readonly fallback: RowSource | null;
}

/** A row as it is to be loaded, or null, and everything that is to be said about it. */
interface ReadRow {
  readonly row: ImportRow | null;
  readonly fields: RowFields;
}

const corpusName = text();

/** What a row without an id is known by. */
const SAYS_ENOUGH: Readonly<Record<SourceRow['resource'], string>> = {
  person: 'a name',
  organization: 'a name',
  membership: 'a person and an organization',
  place: 'an owner, and an address or both coordinates',
};

/** Brings a row of any of the formats into the directory's form. Never throws, whatever stands in the row. */
export function readRow({ resource, value }: SourceRow, context: RowContext): ReadRow {
  const fields = new RowFields(isRecord(value) ? value : {});
  if (!isRecord(value)) {
    fields.problem('row', 'invalid_type', 'must be a JSON object');
    return { row: null, fields };
  }
  for (const key in value) {
    if (!FIELDS[resource].has(key) && saysSomething(value[key])) fields.unknown.push(key);
  }
  const named = fields.read('corpus', corpusName);
  const corpus = named ? { name: named, afterFile: false } : context.corpus;
  const { values, name, alias, says } = RESOURCE_ROWS[resource](fields, corpus.name);
  const identity = readIdentity(fields, resource, corpus.name, says);
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
  says: readonly unknown[] | null,
): Pick<ImportRow, 'publicId' | 'derived' | 'alternate'> | null {
  const hex = fields.read('public_id', publicId);
  const id = fields.id('id');
  const hashed = id ? publicIdOf(corpus, id) : null;
  if (hex) return { publicId: hex, derived: false, alternate: hashed === hex ? null : hashed };
  if (hashed) return { publicId: hashed, derived: false, alternate: null };
  if (says) return { publicId: publicIdOfContent(resource, says), derived: true, alternate: null };
  if (fields.problems.length === 0) {
    fields.problem(
      'id',
      'required',
      `is required, since the row does not say enough: ${SAYS_ENOUGH[resource]}`,
    );
  }
  return null;
}

/** Empty values lose nothing when they are left out. */
const saysSomething = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && !isEmptyObject(value);

const isEmptyObject = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;
