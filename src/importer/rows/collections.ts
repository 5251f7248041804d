import { timestamp } from '../../values/dates.js';
import { emailAddress } from '../../values/email.js';
import { fieldNames, metadata, isRecord } from '../../values/json.js';
import { text, webUrl } from '../../values/text.js';
import type { RowFields } from './row-fields.js';

export interface RowEmail {
  readonly address: string;
  readonly verifiedAt: string | null;
}

export interface RowSource {
  readonly category: string;
  readonly url: string;
  readonly details: { readonly metadata?: unknown; readonly fields?: readonly string[] } | null;
}

const name = text();
const category = text(100);

/** The email addresses of a row, without duplicates, ignoring case. An invalid one is left out with a warning. */
export function readEmails(fields: RowFields): RowEmail[] {
  const found = new Map<string, RowEmail>();
  for (const key of ['emails', 'email_addresses', 'email']) {
    for (const [path, item] of listOf(fields, key)) {
      if (isRecord(item))
        countUnknown(fields, key, item, ['id', 'address', 'verified_at', 'created_at', 'updated_at']);
      const address = isRecord(item)
        ? fields.item(`${path}.address`, item['address'], emailAddress)
        : fields.item(path, item, emailAddress);
      if (address === null) continue;
      const verified = isRecord(item) ? (item['verified_at'] ?? null) : null;
      const verifiedAt = verified === null ? null : fields.item(`${path}.verified_at`, verified, timestamp);
      found.set(address.toLowerCase(), { address, verifiedAt });
    }
  }
  return [...found.values()];
}

/** The further names of a row, without duplicates and without its main name. */
export function readAliases(fields: RowFields, known: string | null, further: string | undefined): string[] {
  const { row } = fields;
  const found = new Set<string>();
  const add = (path: string, value: unknown) => {
    const alias = fields.item(path, value, name);
    if (alias !== null && alias !== known) found.add(alias);
  };
  if (further !== undefined) add('name', further);
  for (const key of ['aliases', 'name_aliases']) {
    for (const [path, item] of listOf(fields, key)) {
      if (!isRecord(item)) add(path, item);
      else {
        countUnknown(fields, key, item, ['id', 'public_id', 'name', 'created_at', 'updated_at']);
        add(`${path}.name`, item['name']);
      }
    }
  }
  for (const key of ['nickname', 'acronyms', 'extra_domains']) {
    for (const [path, item] of listOf(fields, key)) add(path, item);
  }
  // A label is a pair of language and name: ["en", "Senate"].
  for (const [path, item] of listOf(fields, 'labels')) add(path, Array.isArray(item) ? item.at(-1) : item);
  if (isRecord(row['names'])) {
    for (const [language, value] of Object.entries(row['names'])) add(`names.${language}`, value);
  } else {
    for (const [path, item] of listOf(fields, 'names')) add(path, item);
  }
  return [...found];
}

/** The citations of a row, without duplicates. An unusable one is left out with a warning. */
export function readSources(fields: RowFields, fallback: string): RowSource[] {
  const { row } = fields;
  const defaultCategory = fields.readOrLeaveOut('source_category', category) ?? fallback;
  const found = new Map<string, RowSource>();
  const add = (path: string, item: Readonly<Record<string, unknown>>) => {
    const url = fields.item(path === 'source_url' ? path : `${path}.url`, item['url'], webUrl);
    if (url === null) return;
    const given = item['source_category'] ?? item['category'] ?? null;
    const kind = given === null ? null : fields.item(`${path}.category`, given, category);
    const source = { category: kind ?? defaultCategory, url, details: readDetails(fields, path, item) };
    found.set(`${source.category} ${url}`, source);
  };
  for (const key of ['source', 'sources']) {
    for (const [path, item] of listOf(fields, key)) {
      if (isRecord(item)) countUnknown(fields, key, item, SOURCE_KEYS);
      add(path, isRecord(item) ? item : { url: item });
    }
  }
  if (row['source_url'] !== undefined && row['source_url'] !== null) {
    add('source_url', { url: row['source_url'] });
  }
  return [...found.values()];
}

const SOURCE_KEYS = ['category', 'source_category', 'url', 'metadata', 'fields', 'note'];

function readDetails(
  fields: RowFields,
  path: string,
  item: Readonly<Record<string, unknown>>,
): RowSource['details'] {
  const { metadata: given = null, note = null, fields: names = null } = item;
  if (given === null && note === null && names === null) return null;
  // Popolo's sources have a note, which the directory stores in the metadata.
  const facts = note === null ? given : { ...(isRecord(given) ? given : {}), note };
  const kept = facts === null ? null : fields.item(`${path}.metadata`, facts, metadata);
  const supported = names === null ? null : fields.item(`${path}.fields`, names, fieldNames);
  if (kept === null && supported === null) return null;
  return {
    ...(kept === null ? {} : { metadata: kept }),
    ...(supported === null ? {} : { fields: supported }),
  };
}

/** The items of a list with their paths; a single value is a list of one. */
function listOf(fields: RowFields, key: string): [path: string, item: unknown][] {
  const value = fields.row[key];
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.map((item, index) => [`${key}[${index}]`, item]);
  return [[key, value]];
}

function countUnknown(
  fields: RowFields,
  key: string,
  item: Readonly<Record<string, unknown>>,
  known: readonly string[],
): void {
  for (const name in item) {
    if (!known.includes(name) && item[name] !== null) fields.unknown.push(`${key}[].${name}`);
  }
}
