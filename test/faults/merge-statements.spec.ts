import { isDeepStrictEqual } from 'node:util';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { directory, restoreDatabaseUrl } from '../support/command.js';
import { endingConnection } from '../support/ending-statements.js';
import { rows } from '../support/sql.js';

/** Tables to which calls write in their own transactions. */
const INDEPENDENT_TABLES = /^(api_keys|credit_.*|idempotency_keys|throttles|record_counts|migrations)$/;

let api: TestApp;
let records: Directory;
let tables: string[];
beforeAll(async () => {
  api = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  records = new Directory(api);
  const all = await rows(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  tables = all.map(({ name }) => name as string).filter((name) => !INDEPENDENT_TABLES.test(name));
});
afterAll(async () => {
  restoreDatabaseUrl();
  await api.stop();
});

type State = Record<string, { count: number; digest: string }>;

/** Every row of every table, with the transaction that wrote it. */
async function state(): Promise<State> {
  const digests = tables.map(
    (name) => `SELECT '${name}' AS name, count(*)::int AS count,
      md5(coalesce(string_agg(t.xmin || t::text, '' ORDER BY t.ctid), '')) AS digest FROM ${name} t`,
  );
  const found = await rows(digests.join(' UNION ALL '));
  return Object.fromEntries(found.map(({ name, count, digest }) => [name, { count, digest }]));
}

/** How many rows each table gained. */
const gained = (before: State, after: State) =>
  Object.fromEntries(
    tables
      .map((name): [string, number] => [name, after[name]!.count - before[name]!.count])
      .filter(([, count]) => count !== 0),
  );

const isAnything = () => true;
const isCommit = (text: string) => /^COMMIT\b/.test(text);

/**
 * Ends the connection at each statement of `run` in turn, until `run` completes. Each time all of its changes
 * must be present, or none. After a complete run, `prepare` returns a new argument.
 */
async function drill<World>(prepare: () => Promise<World>, run: (world: World) => Promise<unknown>) {
  const outcomes = { nothing: 0, all: 0 };
  const complete: object[] = [];
  for (const [isAnswered, counts] of [
    [false, isAnything],
    [true, isCommit],
  ] as const) {
    let [world, before] = [await prepare(), await state()];
    for (let at = 1; ; at++) {
      const hasEnded = await endingConnection({ at, isAnswered, counts }, () => run(world));
      const after = await state();
      if (isDeepStrictEqual(after, before)) {
        expect(hasEnded).toBe(true);
        outcomes.nothing++;
        continue;
      }
      complete.push(gained(before, after));
      if (!hasEnded) break;
      outcomes.all++;
      [world, before] = [await prepare(), await state()];
    }
  }
  for (const one of complete) expect(one).toEqual(complete.at(-1));
  return { outcomes, gains: complete.at(-1) };
}

const merge = async (plural: string, [survivor, ...others]: readonly string[]) => {
  const body = { merge: { public_ids: others, force: true }, source: SOURCE };
  const { status, body: answer } = await api.post(`/api/v1/${plural}/${survivor}/merge`, body);
  expect([200, 503]).toContain(status);
  return answer.merge as { id: number } | undefined;
};

let worlds = 0;

/** People and organizations with every kind of part; some parts have equal values. */
async function world() {
  const mark = ++worlds;
  const [people, organizations]: [string[], string[]] = [[], []];
  for (let number = 0; number < 2; number++) {
    const organization = await records.organization({
      domain: `d${mark}.${number}.kills.example`,
      emails: [`office@${mark}.kills.example`, `o${number}@${mark}.kills.example`],
      aliases: [`Society ${mark}`],
    });
    const person = await records.person({
      ...(number === 0 ? { first_name: null } : {}),
      emails: [`p@${mark}.kills.example`, `p${number}@${mark}.kills.example`],
      aliases: [`Alias ${mark}`, `Alias ${mark} ${number}`],
    });
    organizations.push(organization.public_id);
    people.push(person.public_id);
  }
  await records.organization({ parent_organization_public_id: organizations[1] });
  for (const [number, person_public_id] of people.entries()) {
    for (const organization_public_id of organizations) {
      const owner = { person_public_id, organization_public_id };
      const { public_id } = await records.membership({
        ...owner,
        emails: [`m@${mark}.kills.example`],
        ...(number > 0 ? { end_date: '2021-01-31' } : {}),
      });
      await records.place({ membership_public_id: public_id, address: `${number} Street` });
      await records.sourceReference({ membership_public_id: public_id });
    }
    await records.place({ person_public_id, address: 'Street' });
    const { public_id } = await records.sourceReference({ person_public_id });
    const corrected = { url: 'https://kills.example/2', provenance: SOURCE };
    await api.patch(`/api/v1/source_references/${public_id}`, corrected);
  }
  for (const organization_public_id of organizations) await records.place({ organization_public_id });
  return { people, organizations };
}

jest.setTimeout(300_000);

const report = (what: string, done: object) => process.stdout.write(`${what}: ${JSON.stringify(done)}\n`);

describe('A connection that ends at any statement', () => {
  it('leaves all or nothing of a merge of people', async () => {
    const { outcomes, gains } = await drill(world, ({ people }) => merge('people', people));
    expect(gains).toMatchObject({ people: -1, memberships: -2, places: -1, merges: 1, duplicates: 1 });
    report('Ended at each statement of a merge', outcomes);
  });

  it('leaves all or nothing of an undo', async () => {
    const merged = async () => (await merge('people', (await world()).people))!.id;
    const { outcomes, gains } = await drill(merged, async (id) => {
      const { status } = await api.post(`/api/v1/merges/${id}/undo`, { source: SOURCE });
      expect([200, 503]).toContain(status);
    });
    expect(gains).toMatchObject({ people: 1, memberships: 2, places: 1 });
    report('Ended at each statement of an undo', outcomes);
  });

  it('leaves all or nothing of a merge by the command line', async () => {
    const cited = ['--force', '--source-url', 'https://kills.example/board'];
    const { outcomes, gains } = await drill(world, async ({ organizations }) => {
      const { sentence } = await directory(['merge', ...organizations, ...cited]);
      expect([null, 'The database is unavailable: retry.']).toContain(sentence);
    });
    expect(gains).toMatchObject({ organizations: -1, merges: 1, duplicates: 1 });
    report('Ended at each statement of `directory merge`', outcomes);
  });
});
