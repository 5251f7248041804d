import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Importing } from '../../support/importing.js';

/** A folder of `*.jsonl.gz` files of real records to import; optional. */
const CORPUS = process.env['BENCH_CORPUS'];

/** Records of each kind that are generated without a corpus. */
const GENERATED_ROWS = Number(process.env['FAULT_IMPORT_ROWS'] ?? 6_000);
const ORGANIZATIONS = 40;

/**
 * The files of a large import: the named corpus, else generated rows that refer to few organizations
 * repeatedly.
 */
export function importLoad(importing: Importing): string[] {
  if (CORPUS !== undefined) {
    const names = readdirSync(CORPUS).filter((name) => name.endsWith('.jsonl.gz'));
    return names.map((name) => join(CORPUS, name));
  }
  const numbers = Array.from({ length: GENERATED_ROWS }, (_, id) => id);
  const corpus = 'generated';
  return [
    importing.file(
      'people.jsonl.gz',
      numbers.map((id) => ({
        id,
        corpus,
        first_name: `Name${id}`,
        last_name: 'Imported',
        aliases: [`N${id}`],
      })),
    ),
    importing.file(
      'organizations.jsonl.gz',
      numbers.map((id) => ({ id, corpus, name: `Organization ${id}`, parent_id: id === 0 ? null : 0 })),
    ),
    importing.file(
      'memberships.jsonl.gz',
      numbers.map((id) => ({ corpus, person_id: id, organization_id: id % ORGANIZATIONS, role: 'member' })),
    ),
  ];
}
