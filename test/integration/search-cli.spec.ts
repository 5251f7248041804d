import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { sql } from '../support/sql.js';
import { ProcessLock } from '../../src/database/process-lock.js';
import { REBUILD_LOCK } from '../../src/search/indexing/elasticsearch-rebuild.js';
import { Database } from '../../src/database/database.js';

let api: TestApp;
let make: Directory;
beforeEach(async () => {
  api = await TestApp.start({}, { background: true });
  make = new Directory(api);
});
afterEach(() => api.stop());
afterAll(restoreDatabaseUrl);

const stored = () =>
  sql(
    api,
    `SELECT type, record_id, connections, name_length, organization_types, keys::text,
       (SELECT json_agg(n ORDER BY name) FROM search_names n WHERE (n.type, n.record_id) = (d.type, d.record_id)) AS names
     FROM search_documents d ORDER BY type, record_id`,
  );

/** Creates a person in an organization at a place, and indexes them. */
async function someRecords() {
  const organization = await make.organization({ name: 'Navy', organization_type: 'force' });
  const person = await make.person({ first_name: 'Grace', last_name: 'Hopper' });
  const membership = await make.membership({
    person_public_id: person.public_id,
    organization_public_id: organization.public_id,
  });
  const place = await make.place({ organization_public_id: organization.public_id, name: 'Arlington' });
  await api.settled();
  return { organization, person, membership, place };
}

describe('reindex', () => {
  it('rewrites every document, and removes those without a record', async () => {
    await someRecords();
    const before = await stored();
    expect(before).toHaveLength(4);
    await sql(api, `TRUNCATE search_names`);
    await sql(api, `DELETE FROM search_documents WHERE type = 'place'`);
    await sql(api, `UPDATE search_documents SET keys = '''nxyz''' WHERE type = 'person'`);
    await sql(
      api,
      `INSERT INTO search_documents VALUES ('person', 999, 1, 0, 3, '{}', '''nxyz'''), ('person', 1000, 1, -1, 0, '{}', '')`,
    );
    expect(await directory(['reindex'])).toEqual({
      code: 0,
      stdout: '4 documents were indexed.\n',
      sentence: null,
    });
    const removed = {
      type: 'person',
      record_id: 999,
      connections: -1,
      name_length: 0,
      organization_types: [],
    };
    expect(await stored()).toEqual([...before, { ...removed, keys: '', names: null }].sort(byRecord));
    expect(await directoryJson(['reindex', '--engine', 'database'])).toEqual({
      engines: ['database'],
      documents: 4,
      refused: 0,
      index: null,
    });
    expect(await stored()).toEqual(before);
  });

  it('continues during writes, and loses none of them', async () => {
    const { person } = await someRecords();
    let ended = false;
    const reindexing = (async () => {
      for (let time = 0; time < 5; time++) await directory(['reindex']);
      ended = true;
    })();
    let last = '';
    for (let time = 0; !ended; time++) {
      last = `Name${String.fromCharCode(97 + (time % 26))}${time}`;
      await api.patch(`/api/v1/people/${person.public_id}`, { last_name: last, source: SOURCE });
    }
    await reindexing;
    await api.settled();
    const { body } = await api.get(`/api/v1/search?q=grace+${last}`);
    expect(body.results.map((result: any) => result.person?.last_name)).toContain(last);
    expect(await directory(['search:check'])).toMatchObject({ code: 0 });
  });

  it('is refused while another reindex is running', async () => {
    const lock = await ProcessLock.take(api.app.get(Database).pool, REBUILD_LOCK);
    expect((await directory(['reindex'])).sentence).toBe(
      'Another process is already rebuilding the search index. Wait until it has finished.',
    );
    await lock!.release();
    expect((await directory(['reindex'])).code).toBe(0);
  });

  it.each([
    [['--engine', 'elasticsearch'], '--engine elasticsearch requires ELASTICSEARCH_URL: set it.'],
    [['--engine', 'lucene'], /^Option '--engine <engine>' argument 'lucene' is invalid/],
  ])('reports what is wrong with %j', async (args, sentence) => {
    expect((await directory(['reindex', ...args])).sentence).toMatch(sentence);
  });
});

describe('search:check', () => {
  it('reports no difference for a correct index', async () => {
    await someRecords();
    expect(await directory(['search:check'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^4 records; LC_CTYPE \S+\.\ndatabase: 4 documents, 0 differ\.\nNothing differs\.\n$/,
      ),
      sentence: null,
    });
    expect(await directoryJson(['search:check'])).toEqual({
      records: 4,
      engines: [
        {
          engine: 'database',
          documents: 4,
          differences: [],
          complete: true,
          repaired: 0,
          behind: false,
          failure: null,
        },
      ],
      database: { lc_ctype: expect.any(String), knows_letters: true },
      outbox: [],
      dead_letters: [],
      problems: [],
    });
  });

  it.each([
    ['missing', `DELETE FROM search_documents WHERE type = 'person'`, 'person'],
    ['outdated', `UPDATE search_documents SET keys = '''nxyz''' WHERE type = 'organization'`, 'organization'],
    ['outdated', `UPDATE search_documents SET connections = 7 WHERE type = 'person'`, 'person'],
    ['outdated', `UPDATE search_documents SET organization_types = '{x}' WHERE type = 'person'`, 'person'],
    ['outdated', `DELETE FROM search_names WHERE type = 'place'`, 'place'],
    ['outdated', `INSERT INTO search_names VALUES ('person', 1, 'somebody else')`, 'person'],
    ['outdated', `DELETE FROM search_words WHERE word = 'hopper'`, 'person'],
    ['superfluous', `INSERT INTO search_documents VALUES ('person', 999, 1, 0, 3, '{}', '''n''')`, 'person'],
  ])('reports a document that is %s: %s', async (kind, damage, type) => {
    await someRecords();
    await sql(api, damage);
    const { code, stdout, sentence } = await directory(['search:check']);
    expect([code, sentence]).toEqual([
      null,
      expect.stringMatching(
        new RegExp(
          `^The search index is inconsistent: (1 document is|2 documents are) ${kind} in database\\.$`,
        ),
      ),
    ]);
    expect(stdout).toContain(`  ${kind}: ${type} `);

    const repaired = await directory(['search:check', '--repair']);
    expect(repaired).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/0 differ, [12] were repaired/),
    });
    expect(await directory(['search:check'])).toMatchObject({ code: 0 });
  });

  it('does not report concurrent writes as differences', async () => {
    const { person } = await someRecords();
    let ended = false;
    const writing = (async () => {
      for (let time = 0; !ended; time++) {
        await make.person({ last_name: `Number ${time}` });
        if (time % 10 > 0) continue;
        await api.patch(`/api/v1/people/${person.public_id}`, { last_name: `N${time}`, source: SOURCE });
      }
    })();
    const outcomes = [];
    for (let time = 0; time < 3; time++) outcomes.push(await directory(['search:check']));
    ended = true;
    await writing;
    expect(outcomes.map(({ sentence }) => sentence)).toEqual([null, null, null]);
  });

  it('reports the backlog and its age', async () => {
    await api.stop();
    api = await TestApp.start();
    await sql(api, `INSERT INTO outbox (topic, resource, record_id) VALUES ('search', 'person', 1)`);
    expect(await directory(['search:check'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^"search": 1 waiting, the oldest for \d seconds\.$/m),
    });
    expect((await directoryJson(['search:check'])).engines).toMatchObject([{ behind: true }]);
    await sql(api, `UPDATE outbox SET created_at = now() - interval '2 minutes'`);
    expect((await directory(['search:check'])).sentence).toMatch(
      /^The search index is behind: "search" is 12\d seconds behind, with 1 waiting \(is a worker running\?\): check again once no messages wait\.$/,
    );
  });
});

describe('search:dead-letters', () => {
  const refuse = () =>
    sql(api, `ALTER TABLE search_names ADD CONSTRAINT no_names CHECK (name <> 'grace hopper')`);
  const accept = () => sql(api, 'ALTER TABLE search_names DROP CONSTRAINT IF EXISTS no_names');
  afterEach(accept);

  it('lists none if none exist', async () => {
    expect((await directory(['search:dead-letters'])).stdout).toBe('There are no dead letters.\n');
    expect(await directoryJson(['search:dead-letters', '--replay'])).toEqual({
      dead_letters: [],
      replayed: 0,
    });
  });

  it('lists refused documents, and retries them', async () => {
    await refuse();
    const { person } = await someRecords();
    const listed = await directory(['search:dead-letters']);
    expect(listed.stdout).toMatch(new RegExp(`^\\S+Z database: person ${person.public_id}: .*no_names`));
    expect((await directory(['search:check'])).sentence).toContain(
      '1 document is missing in database; 1 document is refused by database, see search:dead-letters',
    );

    expect((await directoryJson(['search:dead-letters', '--replay'])).replayed).toBe(1);
    await api.settled();
    expect((await directoryJson(['search:dead-letters'])).dead_letters).toEqual([
      {
        target: 'database',
        type: 'person',
        id: person.id,
        public_id: person.public_id,
        reason: expect.stringContaining('no_names'),
        refused_at: expect.any(String),
      },
    ]);

    await accept();
    expect((await directory(['search:dead-letters', '--replay'])).stdout).toContain(
      'The worker will retry 1 of 1.',
    );
    await api.settled();
    expect((await directory(['search:dead-letters'])).stdout).toBe('There are no dead letters.\n');
    expect(await directory(['search:check'])).toMatchObject({ code: 0 });
  });

  it('lists those that a reindex found', async () => {
    await someRecords();
    await sql(api, `DELETE FROM search_names`);
    await refuse();
    expect((await directory(['reindex'])).stdout).toContain('1 were refused: see search:dead-letters.');
  });

  it('deletes those of deleted records', async () => {
    await refuse();
    const person = await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await api.settled();
    await sql(api, `UPDATE search_dead_letters SET record_id = record_id`);
    await api.delete(`/api/v1/people/${person.public_id}`);
    await api.settled();
    expect((await directory(['search:dead-letters'])).stdout).toBe('There are no dead letters.\n');
  });
});

const TYPES = ['person', 'organization', 'membership', 'place'];
const byRecord = (one: any, other: any): number =>
  TYPES.indexOf(one.type) - TYPES.indexOf(other.type) || one.record_id - other.record_id;
