import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../src/database/database.js';
import { ElasticsearchConnection } from '../../src/search/engines/elasticsearch/elasticsearch-connection.js';
import { documentId } from '../../src/search/engines/elasticsearch/elasticsearch-indices.js';
import { ProcessLock } from '../../src/database/process-lock.js';
import { REBUILD_LOCK } from '../../src/search/indexing/elasticsearch-rebuild.js';
import { crowd } from '../factories/crowd.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { Child } from '../support/child.js';
import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { sql } from '../support/sql.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('reindex, with Elasticsearch', () => {
  let server: ElasticsearchServer;
  let api: TestApp;
  let make: Directory;
  let alias: string;
  let aliases = 0;

  jest.setTimeout(240_000);
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
  });
  afterAll(() => server.release());

  beforeEach(async () => {
    process.env['ELASTICSEARCH_URL'] = server.url;
    process.env['ELASTICSEARCH_INDEX'] = alias = `rebuilt-${++aliases}`;
    api = await TestApp.start(environment(), { background: true });
    make = new Directory(api);
    await until(async () => (await behindAlias()).length > 0);
  });
  afterEach(() => api.stop());
  afterAll(() => {
    restoreDatabaseUrl();
    delete process.env['ELASTICSEARCH_URL'];
    delete process.env['ELASTICSEARCH_INDEX'];
  });

  const environment = () => ({
    ELASTICSEARCH_URL: server.url,
    ELASTICSEARCH_INDEX: alias,
    // A busy machine is not an outage.
    ELASTICSEARCH_TIMEOUT_MS: '20000',
  });
  const client = () => api.app.get(ElasticsearchConnection).writer!;
  const versions = async () => Object.keys(await client().indices.get({ index: `${alias}-*` }));
  const behindAlias = async () =>
    (await client().indices.existsAlias({ name: alias }))
      ? Object.keys(await client().indices.getAlias({ name: alias }))
      : [];
  const rebuilds = () => sql(api, 'SELECT index_name FROM search_rebuilds');
  /** Counts the documents that were indexed. */
  const documentsIn = async (index: string): Promise<number> =>
    (await client().indices.stats({ index, metric: 'indexing' }))._all.primaries?.indexing?.index_total ?? 0;
  const queued = () => sql(api, `SELECT FROM outbox WHERE topic = 'search:rebuild'`);

  async function until(condition: () => Promise<boolean>): Promise<void> {
    while (!(await condition())) await sleep(20);
  }

  async function expectCurrent(): Promise<void> {
    await api.settled();
    expect(await directory(['search:check'])).toMatchObject({ code: 0, sentence: null });
  }

  it('replaces the live index with a new one, and deletes the old one', async () => {
    await crowd(api, 1_200);
    await expectCurrent();
    const [before] = await behindAlias();
    const { documents, index, engines } = await directoryJson(['reindex']);
    expect([documents, engines]).toEqual([1_200, ['database', 'elasticsearch']]);
    expect(index).not.toBe(before);
    expect(await behindAlias()).toEqual([index]);
    expect(await versions()).toEqual([index]);
    expect([await rebuilds(), await queued()]).toEqual([[], []]);
    await expectCurrent();
  });

  it('continues during searches and writes, and loses none of them', async () => {
    await crowd(api, 3_000);
    await expectCurrent();
    const people = await Promise.all(Array.from({ length: 5 }, () => make.person({ last_name: 'Before' })));
    const doomed = await Promise.all(Array.from({ length: 20 }, () => make.person({ last_name: 'Doomed' })));
    let ended = false;
    const work = async (step: (time: number) => Promise<void>) => {
      for (let time = 0; !ended; time++) await step(time);
    };
    const totals = new Set<number>();
    const busy = Promise.all([
      work(async (time) => {
        const { public_id } = people[time % people.length];
        await api.patch(`/api/v1/people/${public_id}`, { last_name: `After${time}`, source: SOURCE });
        const gone = doomed.pop();
        if (gone) await api.delete(`/api/v1/people/${gone.public_id}`);
        await make.person({ first_name: 'New', last_name: `Comer${time}` });
      }),
      work(async () => {
        const { status, body } = await api.get('/api/v1/search?q=crowd&type=person');
        expect([status, body.meta.backend]).toEqual([200, 'elasticsearch']);
        totals.add(body.meta.total_count);
      }),
    ]);
    for (let time = 0; time < 3; time++) expect((await directory(['reindex'])).sentence).toBeNull();
    ended = true;
    await busy;
    expect([...totals]).toEqual([3_000]);
    await expectCurrent();
    expect(await versions()).toEqual(await behindAlias());
  });

  it('finishes during continuous writes', async () => {
    await crowd(api, 300);
    await expectCurrent();
    await api.app.get(Database).pool.query(`
      CREATE FUNCTION write_more() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO outbox (topic, resource, record_id) SELECT 'search:rebuild', 'person', id FROM people LIMIT 1;
        RETURN NULL;
      END $$;
      CREATE TRIGGER more AFTER DELETE ON outbox FOR EACH STATEMENT
        WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION write_more();
      INSERT INTO outbox (topic, resource, record_id) SELECT 'search:rebuild', 'person', id FROM people LIMIT 1`);
    expect(await directoryJson(['reindex'])).toMatchObject({ documents: 300 });
    await api.app.get(Database).pool.query('DROP FUNCTION write_more CASCADE');
    await expectCurrent();
  });

  it('loses no queued write when it is killed just after the new index goes live', async () => {
    const { public_id } = await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await expectCurrent();
    const [live] = await behindAlias();
    const [{ id }] = await sql(api, 'SELECT id FROM people WHERE public_id = $1', [public_id]);
    await client().delete({ index: live!, id: documentId({ type: 'person', id }) });
    await sql(api, 'INSERT INTO search_rebuilds (index_name) VALUES ($1)', [live]);
    await sql(
      api,
      `INSERT INTO outbox (topic, resource, record_id) VALUES ('search:rebuild', 'person', $1)`,
      [id],
    );
    await until(async () => (await rebuilds()).length === 0 && (await queued()).length === 0);
    await expectCurrent();
  });

  it('is refused while another reindex is running', async () => {
    let lock: ProcessLock | null = null;
    // The worker holds the lock for a moment after it has created the index.
    await until(
      async () => (lock = await ProcessLock.take(api.app.get(Database).pool, REBUILD_LOCK)) !== null,
    );
    try {
      expect((await directory(['reindex'])).sentence).toBe(
        'Another process is already rebuilding the search index. Wait until it has finished.',
      );
    } finally {
      await lock!.release();
    }
    const both = await Promise.all([directory(['reindex']), directory(['reindex'])]);
    expect(both.map(({ code }) => code)).toContain(0);
    await expectCurrent();
  });

  it('leaves the live index unchanged when it is killed, and the worker removes the partial one', async () => {
    await crowd(api, 10_000);
    await expectCurrent();
    const [live] = await behindAlias();
    const child = Child.start('run-command.ts', ['reindex'], {
      ...environment(),
      DATABASE_URL: await testDatabaseUrl(),
    });
    await until(async () => (await rebuilds()).length > 0);
    await until(async () => (await documentsIn((await rebuilds())[0].index_name)) > 0);
    // The command cannot finish while a write is queued for the new index.
    process.kill(child.pid, 'SIGSTOP');
    await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await child.end('SIGKILL');
    expect(await behindAlias()).toEqual([live]);
    // The worker detects the partial index.
    await until(async () => (await versions()).length === 1 && (await rebuilds()).length === 0);
    expect(await versions()).toEqual([live]);
    expect(await queued()).toEqual([]);
    await expectCurrent();
  });

  it('cleans up on SIGTERM, and when Elasticsearch refuses the documents', async () => {
    await crowd(api, 10_000);
    await expectCurrent();
    const child = Child.start('run-command.ts', ['reindex'], {
      ...environment(),
      DATABASE_URL: await testDatabaseUrl(),
    });
    await until(async () => (await rebuilds()).length > 0);
    expect(await child.end('SIGTERM')).toBe(143);
    expect([await rebuilds(), await queued(), await versions()]).toEqual([[], [], await behindAlias()]);

    await client().cluster.putSettings({ persistent: { 'cluster.blocks.read_only_allow_delete': true } });
    try {
      expect((await directory(['reindex'])).sentence).toMatch(
        /^The search index could not be rebuilt \(.*\)\. Fix the cause, and run reindex again\.$/s,
      );
    } finally {
      await client().cluster.putSettings({ persistent: { 'cluster.blocks.read_only_allow_delete': null } });
    }
    expect((await directory(['reindex'])).sentence).toBeNull();
    expect(await versions()).toEqual(await behindAlias());
    await expectCurrent();
  });

  it('runs in the worker if another release created the index', async () => {
    await crowd(api, 100);
    await expectCurrent();
    const [live] = await behindAlias();
    await client().indices.putMapping({ index: live!, _meta: { schema: 'another' } });
    await until(async () => {
      const [now] = await behindAlias();
      return now !== undefined && now !== live;
    });
    await until(async () => (await versions()).length === 1);
    await expectCurrent();
  });
});
