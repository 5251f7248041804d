import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type DiagnosticResult } from '@elastic/elasticsearch';
import { readConfig } from '../config/config.js';
import type { DatabaseEngine } from './engines/database/database-engine.js';
import { RefusedSearch } from './engines/elasticsearch/elasticsearch-engine.js';
import type { ElasticsearchConnection } from './engines/elasticsearch/elasticsearch-connection.js';
import type { Backend, SearchEngine } from './search-engine.js';
import { SearchBackends } from './search-backends.js';

/** An engine that has only a state. test/elasticsearch/outage.spec.ts tests the real ones. */
class Engine implements Pick<SearchEngine, 'backend' | 'isEmpty'> {
  failure: Error | null = null;
  documents = 1;
  asked = 0;

  constructor(readonly backend: Backend) {}

  isEmpty = () => this.reply(this.documents === 0);
  total = (): Promise<{ total: number }> => {
    this.asked++;
    return this.reply({ total: this.documents });
  };

  private reply<T>(value: T): Promise<T> {
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(value);
  }
}

let database: Engine;
let index: Engine;
let backends: SearchBackends;
const backendsWith = (engine: Engine | null) =>
  new SearchBackends(
    database as unknown as DatabaseEngine,
    { engine } as unknown as ElasticsearchConnection,
    readConfig({ ELASTICSEARCH_URL: 'http://127.0.0.1:9200', ELASTICSEARCH_TIMEOUT_MS: '50' }),
  );
beforeEach(() => {
  database = new Engine('database');
  index = new Engine('elasticsearch');
  backends = backendsWith(index);
});
afterEach(() => backends.onApplicationShutdown());

const work = (engine: SearchEngine) => (engine as unknown as Engine).total();
const answer = () => backends.answer(work);
const fromIndex = () => backends.answerFromIndex(work);
const refusal = (statusCode: number) =>
  new errors.ResponseError({ statusCode, body: {}, headers: {}, meta: {} } as unknown as DiagnosticResult);

it('the configured engine answers', async () => {
  expect(await answer()).toEqual({ backend: 'elasticsearch', answer: { total: 1 } });
  expect(await fromIndex()).toEqual({ backend: 'elasticsearch', answer: { total: 1 } });
  expect(database.asked).toBe(0);
});

it('PostgreSQL answers everything without another engine', async () => {
  backends = backendsWith(null);
  expect((await answer()).backend).toBe('database');
  expect((await fromIndex()).backend).toBe('database');
});

it.each([new Error('connect ECONNREFUSED'), refusal(404), refusal(429), refusal(503)])(
  'PostgreSQL answers from a failure with %s until the other engine is back',
  async (failure) => {
    index.failure = failure;
    for (let call = 0; call < 3; call++) expect((await answer()).backend).toBe('database');
    expect(index.asked).toBe(1);
    index.failure = null;
    while ((await answer()).backend !== 'elasticsearch') await sleep(10);
    expect((await fromIndex()).backend).toBe('elasticsearch');
  },
);

it('searches that need the index return 503 meanwhile', async () => {
  index.failure = new Error('gone');
  for (let call = 0; call < 2; call++) {
    await expect(fromIndex()).rejects.toMatchObject({
      status: 503,
      code: 'search_unavailable',
      options: { headers: { 'Retry-After': '2' } },
    });
  }
  expect(database.asked).toBe(0);
});

it.each([
  ['by itself', refusal(400)],
  ['among others', new RefusedSearch('parsing_exception', 400)],
])('PostgreSQL answers a query refused %s, and the index stays in use', async (_, failure) => {
  index.failure = failure;
  expect((await answer()).backend).toBe('database');
  index.failure = null;
  expect((await answer()).backend).toBe('elasticsearch');
});

it('an index without documents is not used, unless the directory is empty', async () => {
  index.documents = 0;
  expect((await answer()).backend).toBe('database');
  await expect(fromIndex()).rejects.toMatchObject({ status: 503 });

  database.documents = 0;
  while ((await answer()).backend !== 'elasticsearch') await sleep(10);
  expect(await fromIndex()).toEqual({ backend: 'elasticsearch', answer: { total: 0 } });
});

it('an error of PostgreSQL is an error', async () => {
  index.failure = new Error('gone');
  database.failure = new Error('gone too');
  await expect(answer()).rejects.toThrow('gone too');
});
