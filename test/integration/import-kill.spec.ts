import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from '../support/child.js';
import { directoryState, Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

const PEOPLE = 2_400;
const ORGANIZATIONS = 2_200;
const BATCH_ROWS = 1_000;

/** A directory of connected records, in several batches of each resource. */
function roll() {
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const corpus = 'roll';
  return {
    'memberships.jsonl.gz': many(PEOPLE, (id) => ({
      corpus,
      person_id: id,
      organization_id: id % 100,
      role: `role ${id % 7}`,
    })),
    'places.jsonl.gz': many(400, (id) => ({
      corpus,
      id,
      owner_type: 'organization',
      owner_id: id,
      address: `Street ${id}`,
    })),
    'organizations.jsonl.gz': many(ORGANIZATIONS, (id) => ({
      corpus,
      id,
      name: `Organization ${id}`,
      parent_id: id < 100 ? null : id % 100,
      aliases: [`O ${id}`],
    })),
    'people.jsonl.gz': many(PEOPLE, (id) => ({
      corpus,
      id,
      first_name: `Name ${id}`,
      emails: id % 3 === 0 ? [`person-${id}@example.org`] : [],
      aliases: id % 2 === 0 ? [`P ${id}`] : [],
      sources: [{ category: 'register', url: `https://example.org/${id}` }],
    })),
  };
}

/** A part of the import, and the number of its progress lines to wait for; while it loads, one per batch. */
const KILLS = [
  ['Reading', 1],
  ['Loading', 0],
  ['Loading', 1],
  ['Loading', 2],
  ['Loading', 4],
  ['Loading', 5],
] as const;

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

async function start(files: readonly string[]): Promise<Child> {
  return Child.start('run-import.ts', [
    await testDatabaseUrl(),
    importing.rejectsPath,
    String(BATCH_ROWS),
    ...files,
  ]);
}

/** Expects what must hold of whole batches after any part of an import. */
async function expectWhole(): Promise<void> {
  const [counts] = await rows(`SELECT
    (SELECT count(*)::int FROM people WHERE NOT EXISTS (SELECT FROM changes c WHERE c.resource = 'person' AND c.record_id = people.id)) AS unlogged,
    (SELECT count(*)::int FROM changes c WHERE c.resource = 'person' AND NOT EXISTS (SELECT FROM people WHERE id = c.record_id)) AS logged_only,
    (SELECT count(*)::int FROM people WHERE NOT EXISTS (SELECT FROM outbox o WHERE o.resource = 'person' AND o.record_id = people.id)) AS unindexed,
    (SELECT count(*)::int FROM people p WHERE substr(first_name, 6)::int % 2 = 0 AND NOT EXISTS (SELECT FROM name_aliases a WHERE a.person_id = p.id)) AS nameless,
    (SELECT count(*)::int FROM people p WHERE substr(first_name, 6)::int % 3 = 0 AND NOT EXISTS (SELECT FROM email_addresses a WHERE a.person_id = p.id)) AS unaddressed,
    (SELECT count(*)::int FROM organizations o WHERE NOT EXISTS (SELECT FROM name_aliases a WHERE a.organization_id = o.id)) AS bare,
    (SELECT count(*)::int FROM organizations o WHERE o.parent_id IS NULL AND substr(name, 14)::int >= 100) AS orphans`);
  expect(new Set(Object.values(counts as object))).toEqual(new Set([0]));
}

/** Waits until PostgreSQL has ended the killed import's sessions, with their temporary tables and locks. */
async function noSessions(): Promise<void> {
  for (;;) {
    const [row] = await rows(`SELECT count(*)::int AS sessions FROM pg_stat_activity
      WHERE application_name = 'directory-service import' AND datname = current_database()`);
    if (row.sessions === 0) return;
    await sleep(20);
  }
}

describe('A killed import', () => {
  it('leaves whole batches at any point, and a second run completes it', async () => {
    const files = Object.entries(roll()).map(([name, content]) => importing.file(name, content));
    const undisturbed = await start(files);
    expect([await undisturbed.exited, await undisturbed.stderr]).toEqual([0, '']);
    const wanted = await directoryState();
    expect(wanted['people']).toMatchObject({ rows: PEOPLE });
    expect(wanted['memberships']).toMatchObject({ rows: PEOPLE });

    await resetDatabase();
    const kept: number[] = [];
    for (const [part, lines] of KILLS) {
      const killed = await start(files);
      while ((await killed.line()) !== part);
      for (let line = 0; line < lines; line++) await killed.line();
      // A little longer, so that the kill falls into a batch and not between two.
      await sleep(Math.random() * 30);
      await killed.end('SIGKILL');
      await expectWhole();
      const [row] =
        await rows(`SELECT (SELECT count(*)::int FROM people) + (SELECT count(*)::int FROM organizations)
        + (SELECT count(*)::int FROM memberships) + (SELECT count(*)::int FROM places) AS records`);
      kept.push(row.records);
    }
    expect(kept).toEqual([...kept].sort((one, other) => one - other));
    expect(kept.at(-1)).toBeGreaterThan(0);

    const last = await start(files);
    expect([await last.exited, await last.stderr]).toEqual([0, '']);
    await noSessions();
    expect(await directoryState()).toEqual(wanted);
  }, 300_000);
});

describe('Two imports at the same time', () => {
  it('run one after the other', async () => {
    const path = importing.file('people.jsonl', [{ corpus: 'c', id: 1, first_name: 'Ada' }]);
    const blocker = await holdImportLock();
    const second = await start([path]);
    expect(await second.line()).toBe('Another import is running; waiting for its end.');
    expect(await rows('SELECT FROM people')).toEqual([]);
    await blocker.release();
    expect(await second.exited).toBe(0);
    expect(await rows('SELECT first_name FROM people')).toEqual([{ first_name: 'Ada' }]);
  });

  it('write each row once', async () => {
    const path = importing.file(
      'people.jsonl',
      Array.from({ length: 3_000 }, (_, id) => ({ corpus: 'c', id, first_name: `N${id}` })),
    );
    const both = await Promise.all([start([path]), start([path])]);
    expect(await Promise.all(both.map((child) => child.exited))).toEqual([0, 0]);
    expect(await rows('SELECT count(*)::int FROM people')).toEqual([{ count: 3_000 }]);
    expect(await rows('SELECT count(*)::int FROM changes')).toEqual([{ count: 3_000 }]);
  });
});

/** Holds the lock that every import holds. */
async function holdImportLock(): Promise<{ release(): Promise<void> }> {
  const { Session } = await import('../../src/importer/session.js');
  const session = await Session.open(await testDatabaseUrl());
  await session.lock(() => {
    throw new Error('The lock is taken.');
  });
  return { release: () => session.close() };
}
