import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inspectFiles } from '../../src/importer/files/import-file.js';
import { importFiles, type ImportOptions } from '../../src/importer/import-files.js';
import type { ImportSummary } from '../../src/importer/report.js';
import { NO_PROGRESS, type Progress } from '../../src/progress/progress.js';
import type { LoadedResource } from '../../src/database/resources.js';
import { testDatabaseUrl } from './postgres.js';
import { rows } from './sql.js';

type Rows = readonly unknown[];

/** Writes the files of an import into a folder, and runs imports of them. */
export class Importing {
  readonly folder = mkdtempSync(join(tmpdir(), 'directory-import-'));

  /** Writes a file and returns its path. Writes rows as JSON Lines, gzipped if the name ends in `.gz`. */
  file(name: string, content: string | Buffer | Rows): string {
    const path = join(this.folder, name);
    const bytes = Array.isArray(content)
      ? Buffer.from(content.map((row) => `${JSON.stringify(row)}\n`).join(''))
      : Buffer.from(content as string);
    writeFileSync(path, name.endsWith('.gz') && Array.isArray(content) ? gzipSync(bytes) : bytes);
    return path;
  }

  get rejectsPath(): string {
    return join(this.folder, 'rejects.jsonl');
  }

  /**
   * Imports files by name and content into this worker's database. Rows without a source cite example.org.
   */
  async load(
    files: Readonly<Record<string, string | Buffer | Rows>>,
    options: Partial<ImportOptions> & { resource?: LoadedResource } = {},
    progress: Progress = NO_PROGRESS,
  ): Promise<{ summary: ImportSummary; rejects: any[] }> {
    rmSync(this.rejectsPath, { force: true });
    const paths = Object.entries(files).map(([name, content]) => this.file(name, content));
    const summary = await importFiles(
      await testDatabaseUrl(),
      await inspectFiles(paths, options.resource ?? null),
      {
        sourceUrl: 'https://example.org/roll',
        sourceCategory: 'import',
        rejects: this.rejectsPath,
        ...options,
      },
      progress,
    );
    return { summary, rejects: this.rejects() };
  }

  /** Returns the lines of the rejects file, with file names in place of paths. */
  rejects(): any[] {
    let text: string;
    try {
      text = readFileSync(this.rejectsPath, 'utf8');
    } catch {
      return [];
    }
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line.replaceAll(`${this.folder}/`, '')) as unknown);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const STATE = {
  people: `SELECT t.public_id, first_name, last_name, url, source_category FROM people t JOIN source_references s ON s.id = t.citation_id`,
  organizations: `SELECT t.public_id, t.name, t.domain, t.organization_type, p.public_id AS parent, url, source_category
    FROM organizations t JOIN source_references s ON s.id = t.citation_id LEFT JOIN organizations p ON p.id = t.parent_id`,
  memberships: `SELECT t.public_id, p.public_id AS person, o.public_id AS organization, role, title, start_date::text, end_date::text, url
    FROM memberships t JOIN people p ON p.id = person_id JOIN organizations o ON o.id = organization_id
    JOIN source_references s ON s.id = t.citation_id`,
  places: `SELECT t.public_id, t.name, address, latitude, longitude, coalesce(p.public_id, o.public_id, m.public_id) AS owner
    FROM places t LEFT JOIN people p ON p.id = t.person_id LEFT JOIN organizations o ON o.id = t.organization_id
    LEFT JOIN memberships m ON m.id = t.membership_id`,
  name_aliases: `SELECT t.name, coalesce(p.public_id, o.public_id) AS owner, url FROM name_aliases t
    JOIN source_references s ON s.id = t.citation_id
    LEFT JOIN people p ON p.id = t.person_id LEFT JOIN organizations o ON o.id = t.organization_id`,
  email_addresses: `SELECT address, verified_at, coalesce(p.public_id, o.public_id, m.public_id) AS owner
    FROM email_addresses t LEFT JOIN people p ON p.id = t.person_id LEFT JOIN organizations o ON o.id = t.organization_id
    LEFT JOIN memberships m ON m.id = t.membership_id`,
  source_references: `SELECT subject_type, coalesce(p.public_id, o.public_id, m.public_id, l.public_id) AS subject, source_category, url,
      metadata, fields FROM source_references t
    LEFT JOIN people p ON subject_type = 'person' AND p.id = subject_id
    LEFT JOIN organizations o ON subject_type = 'organization' AND o.id = subject_id
    LEFT JOIN memberships m ON subject_type = 'membership' AND m.id = subject_id
    LEFT JOIN places l ON subject_type = 'place' AND l.id = subject_id`,
  changes: `SELECT resource, action, changed FROM changes`,
  outbox: `SELECT topic, resource, count(*) FROM outbox GROUP BY topic, resource`,
};

/**
 * Counts the rows of each table and computes a digest of their values, except ids and times, which differ
 * between runs.
 */
export async function directoryState(): Promise<Record<string, { rows: number; digest: string }>> {
  const state: Record<string, { rows: number; digest: string }> = {};
  for (const [table, sql] of Object.entries(STATE)) {
    const [row] = await rows<{ rows: number; digest: string }>(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS digest FROM (${sql}) t`,
    );
    state[table] = row!;
  }
  return state;
}

/**
 * Returns everything that an import could change: rows, their versions and the positions of sequences.
 * Their `xmax` is no part of it: a row lock sets it, and autovacuum clears it again.
 */
export async function traces(): Promise<unknown> {
  const tables = ['source_references', 'people', 'organizations', 'memberships', 'places', 'name_aliases'];
  const traces: unknown[] = [];
  for (const table of [...tables, 'email_addresses', 'changes', 'outbox', 'former_ids']) {
    traces.push(await rows(`SELECT '${table}' AS name, count(*), max(xmin::text::bigint) FROM ${table}`));
  }
  traces.push(await rows('SELECT sequencename, last_value FROM pg_sequences ORDER BY 1'));
  return traces;
}
