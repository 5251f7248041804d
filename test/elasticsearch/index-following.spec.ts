import { setTimeout as sleep } from 'node:timers/promises';
import { ElasticsearchConnection } from '../../src/search/engines/elasticsearch/elasticsearch-connection.js';
import { ElasticsearchIndex } from '../../src/search/engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../../src/search/engines/elasticsearch/elasticsearch-indices.js';
import { crowd } from '../factories/crowd.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { sql } from '../support/sql.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('The index in Elasticsearch', () => {
  let server: ElasticsearchServer;
  let api: TestApp;
  let make: Directory;
  let indexes = 0;

  // Stopping and starting takes time on a busy machine.
  jest.setTimeout(240_000);
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
  });
  afterAll(() => server.release());

  beforeEach(async () => {
    // Each test has a separate index. Commands read the environment.
    process.env['ELASTICSEARCH_URL'] = server.url;
    process.env['ELASTICSEARCH_INDEX'] = `test-${++indexes}`;
    api = await TestApp.start(environment(), { background: true });
    make = new Directory(api);
    // The service creates the index.
    while (!(await client().indices.existsAlias({ name: process.env['ELASTICSEARCH_INDEX']! })))
      await sleep(20);
  });
  afterEach(() => api.stop());
  afterAll(() => {
    restoreDatabaseUrl();
    delete process.env['ELASTICSEARCH_URL'];
    delete process.env['ELASTICSEARCH_INDEX'];
  });

  const environment = () => ({
    ELASTICSEARCH_URL: process.env['ELASTICSEARCH_URL']!,
    ELASTICSEARCH_INDEX: process.env['ELASTICSEARCH_INDEX']!,
    // A busy machine is not an outage.
    ELASTICSEARCH_TIMEOUT_MS: '3000',
  });
  const client = () => api.app.get(ElasticsearchConnection).writer!;

  async function search(query: string) {
    const { body } = await api.get(`/api/v1/search?${query}`);
    return { backend: body.meta.backend as string, total: body.meta.total_count as number };
  }

  /** Waits until a search returns this. */
  async function untilFound(query: string, backend: string, total = 1): Promise<void> {
    for (;;) {
      const answer = await search(query);
      if (answer.backend === backend && answer.total === total) return;
      await sleep(20);
    }
  }

  /** Waits until the engines are current, and checks it. */
  async function expectCurrent(): Promise<void> {
    await api.settled();
    expect(await directory(['search:check'])).toMatchObject({ code: 0, sentence: null });
  }

  /** Counts the messages of the topic, and of its lane for loads. */
  const waitingFor = async (topic: string): Promise<number> =>
    (await sql(api, 'SELECT count(*) FROM outbox WHERE topic IN ($1, $2)', [topic, `${topic}:loads`]))[0]
      .count;

  /** Kills the server during the bulk request with this number, before a later one begins. */
  function killedDuring(bulk: number): Promise<void> {
    const killed = Promise.withResolvers<void>();
    const { index } = ElasticsearchIndex.prototype;
    let begun = 0;
    jest.spyOn(ElasticsearchIndex.prototype, 'index').mockImplementation(async function (
      this: ElasticsearchIndex,
      documents,
    ) {
      const indexed = index.call(this, documents);
      if (++begun !== bulk) return indexed;
      // The request may fail before the server has ended.
      indexed.catch(() => undefined);
      await server.kill();
      jest.restoreAllMocks();
      killed.resolve();
      return indexed;
    });
    return killed.promise;
  }

  it('is created by the service, and contains writes within a moment', async () => {
    await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await untilFound('q=grace+hopper', 'elasticsearch');
    const { person } = await make.membership({ role: 'stenographer' });
    await untilFound('q=stenographer&type=membership', 'elasticsearch');
    const alias = process.env['ELASTICSEARCH_INDEX']!;
    const behind = Object.keys(await client().indices.getAlias({ name: alias }));
    expect(behind).toEqual([expect.stringMatching(new RegExp(`^${alias}-\\d{17}$`))]);
    await api.delete(`/api/v1/people/${person.public_id}`);
    await expectCurrent();
  });

  it('shows current records after an update', async () => {
    const organization = await make.organization({ name: 'Analytical Society' });
    const { public_id, person } = await make.membership({
      role: 'stenographer',
      organization_public_id: organization.public_id,
    });
    const membership = async () =>
      (await api.get('/api/v1/search?q=stenographer&type=membership')).body.results[0]?.membership;
    const untilShown = async (isShown: (shown: any) => boolean) => {
      while (!isShown(await membership())) await sleep(20);
    };
    await untilShown((shown) => shown?.organization.name === 'Analytical Society');
    await api.patch(`/api/v1/organizations/${organization.public_id}`, { name: 'Bletchley', source: SOURCE });
    await untilShown((shown) => shown?.organization.name === 'Bletchley');
    await api.patch(`/api/v1/people/${person.public_id}`, { first_name: 'Joan', source: SOURCE });
    await untilShown((shown) => shown?.person.first_name === 'Joan');
    await api.patch(`/api/v1/memberships/${public_id}`, { end_date: '2020-01-31', source: SOURCE });
    await untilShown((shown) => shown?.current === false);
    await api.delete(`/api/v1/memberships/${public_id}`);
    await untilShown((shown) => shown === undefined);
  });

  it('catches up after a hang, which delays nothing in PostgreSQL', async () => {
    await expectCurrent();
    await server.pause();
    try {
      await make.person({ first_name: 'Grace', last_name: 'Hopper' });
      await untilFound('q=grace+hopper', 'database');
      const { public_id } = await make.person({ first_name: 'Ada', last_name: 'Byron' });
      await untilFound('q=ada+byron', 'database');
      await api.patch(`/api/v1/people/${public_id}`, { last_name: 'Lovelace', source: SOURCE });
      await untilFound('q=ada+lovelace', 'database');
      while ((await waitingFor('search:database')) > 0) await sleep(20);
      expect(await waitingFor('search:elasticsearch')).toBeGreaterThan(0);
    } finally {
      await server.resume();
    }
    await untilFound('q=ada+lovelace', 'elasticsearch');
    await untilFound('q=grace+hopper', 'elasticsearch');
    await expectCurrent();
  });

  it('loses nothing when Elasticsearch is killed during a bulk request', async () => {
    await expectCurrent();
    const killed = killedDuring(3);
    await crowd(api, 6_000);
    await killed;
    await untilFound('q=crowd', 'database', 6_000);
    expect(await waitingFor('search:elasticsearch')).toBeGreaterThan(0);
    await server.start();
    await untilFound('q=crowd', 'elasticsearch', 6_000);
    await expectCurrent();
    expect((await directoryJson(['search:dead-letters'])).dead_letters).toEqual([]);
  });

  it('is rebuilt when Elasticsearch comes back empty', async () => {
    await crowd(api, 1_000);
    await expectCurrent();
    await server.stop();
    await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await untilFound('q=grace+hopper', 'database');
    await server.wipe();
    await server.start();
    await untilFound('q=grace+hopper', 'elasticsearch');
    await untilFound('q=crowd', 'elasticsearch', 1_000);
    await expectCurrent();
  });

  it('is not created by a removal: Elasticsearch would create it without its fields', async () => {
    const index = new ElasticsearchIndex(client(), 'nobody');
    await expect(index.remove([{ type: 'person', id: 1, version: 7 }])).rejects.toThrow(
      'There is no index behind "nobody" in Elasticsearch',
    );
    expect(Object.keys(await client().indices.get({ index: 'nobody*' }))).toEqual([]);
  });

  it('replaces an empty index that Elasticsearch created, but no index with documents', async () => {
    const alias = process.env['ELASTICSEARCH_INDEX']!;
    await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    await untilFound('q=grace+hopper', 'elasticsearch');
    await client().indices.delete({ index: Object.keys(await client().indices.getAlias({ name: alias })) });
    await client().indices.create({ index: alias });
    await untilFound('q=grace+hopper', 'elasticsearch');
    await expectCurrent();

    await client().index({ index: 'taken', document: {}, refresh: true });
    await expect(new ElasticsearchIndices(client(), 'taken').create()).rejects.toThrow(
      '"taken" is an index with documents: ELASTICSEARCH_INDEX has to be another name',
    );
    expect((await client().count({ index: 'taken' })).count).toBe(1);
  });

  it('waits while the disk is full, and then continues', async () => {
    await expectCurrent();
    const block = (blocked: boolean | null) =>
      client().indices.putSettings({
        index: `${process.env['ELASTICSEARCH_INDEX']}-*`,
        settings: { blocks: { read_only_allow_delete: blocked as boolean } },
      });
    await block(true);
    await make.person({ first_name: 'Grace', last_name: 'Hopper' });
    while ((await waitingFor('search:elasticsearch')) === 0) await sleep(5);
    await sleep(300);
    expect(await waitingFor('search:elasticsearch')).toBeGreaterThan(0);
    expect((await directoryJson(['search:dead-letters'])).dead_letters).toEqual([]);
    await block(null);
    await untilFound('q=grace+hopper', 'elasticsearch');
    await expectCurrent();
  });

  it('turns a document that Elasticsearch refuses into a dead letter, until the record is corrected', async () => {
    await expectCurrent();
    const { public_id } = await make.organization({ name: 'Navy' });
    await make.organization({ name: 'Army' });
    await api.settled();
    // The value exceeds the maximum length of a term. No other field can.
    await sql(api, 'ALTER TABLE organizations DISABLE TRIGGER USER');
    await sql(api, `UPDATE organizations SET organization_type = repeat('x', 40000) WHERE name = 'Navy'`);
    await sql(api, 'ALTER TABLE organizations ENABLE TRIGGER USER');
    await api.patch(`/api/v1/organizations/${public_id}`, { name: 'Fleet', source: SOURCE });
    await api.settled();
    const { dead_letters } = await directoryJson(['search:dead-letters']);
    expect(dead_letters).toMatchObject([
      {
        target: 'elasticsearch',
        type: 'organization',
        public_id,
        reason: expect.stringContaining('failed to parse field [organizationTypeShown]'),
      },
    ]);
    expect((await directoryJson(['search:dead-letters', '--replay'])).replayed).toBe(1);
    await api.settled();
    expect((await directoryJson(['search:dead-letters'])).dead_letters).toHaveLength(1);
    await api.patch(`/api/v1/organizations/${public_id}`, { organization_type: 'fleet', source: SOURCE });
    await untilFound('q=fleet&type=organization', 'elasticsearch');
    await api.settled();
    expect((await directoryJson(['search:dead-letters'])).dead_letters).toEqual([]);
    await expectCurrent();
  });

  it('is not affected by messages that arrive twice and in any order', async () => {
    const { person, organization } = await make.membership();
    await api.patch(`/api/v1/organizations/${organization.public_id}`, { name: 'Latest', source: SOURCE });
    await api.delete(`/api/v1/people/${person.public_id}`);
    await expectCurrent();
    for (let time = 0; time < 3; time++) {
      await sql(
        api,
        `INSERT INTO outbox (topic, resource, record_id)
         SELECT topic, resource, record_id FROM changes, unnest('{search,search:elasticsearch}'::text[]) topic
         WHERE topic = 'search' OR resource IN ('person', 'organization', 'membership') ORDER BY random()`,
      );
      await expectCurrent();
    }
  });

  it('reports differences, and repairs them', async () => {
    await make.membership();
    await make.place();
    await expectCurrent();
    const index = process.env['ELASTICSEARCH_INDEX']!;
    const [person, organization] = await sql(
      api,
      `SELECT * FROM (VALUES ('person', (SELECT min(id) FROM people)), ('organization', (SELECT min(id) FROM organizations))) v (type, id)`,
    );
    await client().delete({ index, id: `person:${person.id}` });
    await client().index({
      index,
      id: `organization:${organization.id}`,
      document: { type: 'organization', id: organization.id, digest: 'other' },
    });
    await client().index({ index, id: 'place:999', document: { type: 'place', id: 999, digest: 'x' } });
    const report = await directory(['search:check', '--json']);
    expect(report.sentence).toBe(
      'The search index is inconsistent: 1 document is missing in elasticsearch; 1 document is outdated in elasticsearch; 1 document is superfluous in elasticsearch.',
    );
    expect(JSON.parse(report.stdout).engines[1].differences).toEqual([
      { ...person, kind: 'missing' },
      { ...organization, kind: 'outdated' },
      { type: 'place', id: 999, kind: 'superfluous' },
    ]);
    await sql(
      api,
      `INSERT INTO search_dead_letters (target, type, record_id, reason) VALUES ('elasticsearch', 'person', $1, 'once')`,
      [person.id],
    );
    expect(await directory(['search:check', '--repair'])).toMatchObject({ code: 0 });
    expect(await sql(api, 'SELECT FROM search_dead_letters')).toEqual([]);
    await expectCurrent();
  });

  it('cannot be checked while Elasticsearch is down, and the command reports it', async () => {
    await expectCurrent();
    await server.stop();
    try {
      const { stdout, sentence } = await directory(['search:check']);
      expect(sentence).toMatch(/^The search index is inconsistent: elasticsearch cannot be checked \(/);
      expect(stdout).toContain('database: 0 documents, 0 differ.');
    } finally {
      await server.start();
    }
  });
});
