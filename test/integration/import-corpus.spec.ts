import { PLURAL } from '../../src/database/resources.js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspectFiles } from '../../src/importer/files/import-file.js';
import { importFiles } from '../../src/importer/import-files.js';
import type { ImportSummary } from '../../src/importer/report.js';
import { NO_PROGRESS } from '../../src/progress/progress.js';
import { SOURCE, TestApp } from '../support/app.js';
import { Importing, traces } from '../support/importing.js';
import { sequence } from '../support/sequence.js';
import { rows } from '../support/sql.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

/** A folder with the real corpus; importing it twice takes minutes. */
const CORPUS = process.env['BENCH_CORPUS'];

/** The corpus that BENCH_CORPUS names; otherwise generated rows with the same irregularities. */
function files(importing: Importing): string[] {
  if (CORPUS) {
    // The order of the rows must not help.
    const names = readdirSync(CORPUS).filter((name) => name.endsWith('.jsonl.gz'));
    return names
      .sort()
      .reverse()
      .map((name) => join(CORPUS, name));
  }
  const corpus = 'generated';
  const numbers = Array.from({ length: 1_500 }, (_, index) => index);
  return [
    importing.file(
      'memberships.jsonl.gz',
      numbers.map((id) => ({
        corpus: id % 3 === 0 ? 'generated-retired' : corpus,
        person_id: id,
        organization_id: id % 50,
        role: id === 7 ? '' : 'member',
        start_date: id % 2 === 0 ? null : '2020-01-01',
        end_date: id % 40 === 1 ? '2019-12-31' : null,
      })),
    ),
    importing.file(
      'places.jsonl.gz',
      numbers.map((id) => ({
        id: `${id}#office`,
        corpus,
        owner_type: 'person',
        owner_id: id,
        address: `Street ${id}`,
        latitude: id === 5 ? 441.5 : 1,
        longitude: 2,
      })),
    ),
    importing.file(
      'people.jsonl.gz',
      numbers.map((id) => ({
        id,
        corpus,
        first_name: id === 3 ? 'Ame\u0301lie\u200b' : `Name ${id}`,
        emails: id === 4 ? ['Room S-207'] : [],
        aliases: [`N${id}`, '100% _x_'],
        sources:
          id === 6
            ? [{ category: 'x', url: 'ftp://example.org/' }]
            : [{ category: 'x', url: 'https://example.org/' }],
      })),
    ),
    importing.file(
      'organizations.jsonl.gz',
      numbers
        .slice(0, 200)
        .map((id) => ({ id, corpus, name: `O${id}`, parent_id: id % 20 < 19 ? id + 1 : null, city: 'X' })),
    ),
  ];
}

async function importOf(importing: Importing): Promise<() => Promise<ImportSummary>> {
  const inputs = await inspectFiles(files(importing));
  const options = {
    sourceUrl: 'https://example.org/corpus',
    sourceCategory: 'import',
    rejects: importing.rejectsPath,
  };
  return async () => importFiles(await testDatabaseUrl(), inputs, options, NO_PROGRESS);
}

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

describe(CORPUS ? `The corpus in ${CORPUS}` : 'Generated rows', () => {
  it('loads completely in any order, and a second import writes nothing', async () => {
    const run = await importOf(importing);
    const first = await run();
    expectSum(first);
    if (CORPUS) {
      expect(first.resources).toMatchObject({
        people: { read: 38_717, created: 38_717 },
        organizations: { read: 67_169, created: 67_169 },
        memberships: { read: 84_260, created: 84_088, rejected: 124 },
        places: { read: 49_147, created: 49_147 },
      });
    }
    const findings = importing.rejects();
    expect(findings.filter(({ severity }) => severity === 'rejected')).toHaveLength(first.total.rejected);
    expect(findings.filter(({ severity }) => severity === 'warning')).toHaveLength(first.total.warnings);
    for (const { severity, row, code, message } of findings) {
      expect([typeof code, typeof message]).toEqual(['string', 'string']);
      if (severity === 'rejected') expect(row).toBeInstanceOf(Object);
    }
    await expectCited(first.total.created);

    const before = await traces();
    const second = await run();
    expectSum(second);
    expect(second.total).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: first.total.created + first.total.unchanged,
      rejected: first.total.rejected,
      conflicts: 0,
      warnings: first.total.warnings,
    });
    expect(await traces()).toEqual(before);
  }, 900_000);

  it('writes nothing in an import after records of it were merged', async () => {
    const app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
    const run = await importOf(importing);
    const first = await run();
    await mergeSome(app, CORPUS ? 500 : 120);
    await app.stop();
    const before = await traces();
    const { total } = await run();
    expect(total).toMatchObject({ created: 0, updated: 0, rejected: first.total.rejected });
    expect(await traces()).toEqual(before);
  }, 900_000);
});

/** Neighbors in these orders have many characters in common. */
const RELATED = {
  people: `SELECT public_id FROM people p ORDER BY
    (SELECT min(m.organization_id) FROM memberships m WHERE m.person_id = p.id), p.id`,
  organizations: 'SELECT public_id FROM organizations ORDER BY parent_id, id',
};

/**
 * Merges pairs, half of them people: related ones, unrelated ones, and ones with a record of an earlier
 * merge.
 */
async function mergeSome(app: TestApp, many: number): Promise<void> {
  const draw = sequence(22);
  for (const plural of ['people', 'organizations'] as const) {
    const left = (await rows(RELATED[plural])).map(
      ({ public_id }) => public_id.replaceAll('-', '') as string,
    );
    const survivors = new Set<string>();
    for (let done = 0; done < many / 2;) {
      const one = draw(left.length);
      const other = draw(2) === 0 ? left[one + 1] : left[draw(left.length)];
      const known = [...survivors][draw(3 * survivors.size)];
      const [survivor, merged] = draw(2) === 0 ? [known ?? left[one], other] : [left[one], known ?? other];
      if (merged === undefined || survivor === merged) continue;
      const field = plural === 'people' ? 'last_name' : 'name';
      const { status, body } = await app.post(`/api/v1/${plural}/${survivor}/merge`, {
        merge: { public_ids: [merged], force: true, fields: draw(4) === 0 ? { [field]: merged } : {} },
        source: SOURCE,
      });
      if (status === 409) {
        expect(body.details).toMatchObject([{ code: 'hierarchy' }]);
        continue;
      }
      expect(status).toBe(200);
      done++;
      left.splice(left.indexOf(merged), 1);
      survivors.delete(merged);
      survivors.add(survivor!);
    }
  }
}

function expectSum({ resources, total }: ImportSummary): void {
  for (const { read, created, updated, unchanged, rejected } of [...Object.values(resources), total]) {
    expect(created + updated + unchanged + rejected).toBe(read);
  }
}

/**
 * Expects that every record references a citation about itself and has one change-log and one outbox row, and
 * that no other rows exist.
 */
async function expectCited(created: number): Promise<void> {
  const { source_reference: _, ...tables } = PLURAL;
  let records = 0;
  for (const [resource, table] of Object.entries(tables)) {
    const [row] = await rows(`SELECT count(*)::int AS records,
        count(*) FILTER (WHERE s.subject_type = '${resource}' AND s.subject_id = t.id)::int AS cited,
        (SELECT count(DISTINCT record_id)::int FROM changes WHERE resource = '${resource}') AS logged,
        (SELECT count(DISTINCT record_id)::int FROM outbox WHERE resource = '${resource}' AND topic = 'search:loads') AS queued
      FROM ${table} t LEFT JOIN source_references s ON s.id = t.citation_id`);
    expect(row).toEqual({
      records: row.records,
      cited: row.records,
      logged: row.records,
      queued: row.records,
    });
    if (resource !== 'name_alias') records += row.records;
  }
  expect(records).toBe(created);
  const [hidden] = await rows(
    `SELECT count(*)::int AS count FROM people WHERE first_name ~ '[\\u200b\\u0301]'`,
  );
  expect(hidden).toEqual({ count: 0 });
}
