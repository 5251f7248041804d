import { setTimeout as sleep } from 'node:timers/promises';
import { ElasticsearchConnection } from '../../src/search/engines/elasticsearch/elasticsearch-connection.js';
import { INDEX_DEFINITION } from '../../src/search/engines/elasticsearch/elasticsearch-indices.js';
import { Directory } from '../factories/directory.js';
import { TestApp, type Answer } from '../support/app.js';
import { clientOf, indexAll } from '../support/indexing.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

const TIMEOUT_MS = 2_000;

describeWithElasticsearch('Elasticsearch', () => {
  let server: ElasticsearchServer;
  let app: TestApp;
  let person: any;
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
    app = await TestApp.start({
      ELASTICSEARCH_URL: server.url,
      ELASTICSEARCH_TIMEOUT_MS: String(TIMEOUT_MS),
    });
    const directory = new Directory(app);
    person = await directory.person({ first_name: 'Maria', last_name: 'Quillfeather' });
    const organization = await directory.organization({ domain: 'quill.example.org' });
    await directory.membership({
      person_public_id: person.public_id,
      organization_public_id: organization.public_id,
    });
    await indexAll(app);
  });
  afterAll(async () => {
    await app.stop();
    server.release();
  });

  const search = (q = 'quillfeather') => app.get(`/api/v1/search?type=person&q=${q}`);
  const contacts = () => app.get('/api/v1/lookup/domain_contacts?domain=quill.example.org');
  const backendOf = ({ body }: Answer): string => body.meta.backend;
  const savedSearches = async () => {
    await app.searchesRecorded();
    return (await app.get('/api/v1/zero_result_searches?status=all')).body.zero_result_searches;
  };

  /** Searches until Elasticsearch answers. */
  async function recovered(): Promise<void> {
    while (backendOf(await search()) !== 'elasticsearch') await sleep(20);
  }

  function expectFound(answer: Answer): void {
    expect(answer.status).toBe(200);
    expect(answer.body.results.map((result: any) => result.public_id)).toEqual([person.public_id]);
    expect(answer.body.meta.total_count).toBe(1);
  }

  /** Checks the behavior during any outage, and after `restore`. */
  async function expectOutage(restore: () => Promise<void>): Promise<void> {
    const engine = app.app.get(ElasticsearchConnection).engine!;
    const asked = jest.spyOn(engine, 'find');
    const answers = await Promise.all(Array.from({ length: 8 }, () => search()));
    for (const answer of answers) {
      expectFound(answer);
      expect(backendOf(answer)).toBe('database');
    }

    // The requests that those calls began have to end first.
    await Promise.allSettled(asked.mock.results.map(({ value }) => value));
    await sleep(100);
    asked.mockClear();
    for (let call = 0; call < 5; call++) expectFound(await search());
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();

    const refused = await contacts();
    expect(refused.status).toBe(503);
    expect(refused.body.error).toBe('search_unavailable');
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.headers['x-api-credits-charged']).toBe('0');

    await restore();
    await recovered();
    expectFound(await search());
    const answered = await contacts();
    expect(answered.status).toBe(200);
    expect(answered.body.contacts).toHaveLength(1);
  }

  it('hangs: PostgreSQL answers, and later calls do not contact it', async () => {
    expect(backendOf(await search())).toBe('elasticsearch');
    await server.pause();
    await expectOutage(server.resume);
  });

  it('is killed: PostgreSQL answers until Elasticsearch is restarted', async () => {
    await server.kill();
    await expectOutage(() => server.start());
  });

  it('is stopped during calls: every call is answered', async () => {
    const answers: Promise<Answer>[] = [];
    const stopped = server.stop();
    let isOver = false;
    void stopped.then(() => (isOver = true));
    while (!isOver) {
      answers.push(search());
      await sleep(5);
    }
    for (const answer of await Promise.all(answers)) expectFound(answer);
    await expectOutage(() => server.start());
  });

  it('loses its index: the missing index is not taken for a result', async () => {
    const client = clientOf(app.app);
    await client!.indices.delete({ index: 'directory-1' });
    await expectOutage(() => indexAll(app));
  });

  it('loses its documents: no zero-result search is recorded', async () => {
    await server.stop();
    await server.wipe();
    await server.start();
    const client = clientOf(app.app);
    await client!.indices.create({ index: 'directory-1', aliases: { directory: {} }, ...INDEX_DEFINITION });
    await expectOutage(async () => {
      await client!.indices.delete({ index: 'directory-1' });
      await indexAll(app);
    });
    expect(await savedSearches()).toEqual([]);
  });

  it('is down during a zero-result search: the result of PostgreSQL is recorded', async () => {
    await server.kill();
    const answer = await search('zzyzx');
    expect(answer.body.results).toEqual([]);
    expect(backendOf(answer)).toBe('database');
    expect(await savedSearches()).toMatchObject([{ query: 'zzyzx', search_count: 1 }]);
    await server.start();
    await recovered();
  });
});
