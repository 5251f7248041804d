import { Client } from '@elastic/elasticsearch';
import { createDataSource } from '../../../src/entities.js';
import { Database } from '../../../src/database/database.js';
import { DatabaseEngine } from '../../../src/search/engines/database/database-engine.js';
import { ElasticsearchEngine } from '../../../src/search/engines/elasticsearch/elasticsearch-engine.js';
import { searchOn } from '../../../test/support/database-search.js';
import type { CorpusDatabase } from '../corpus.js';
import { readQuestions, type Question } from './questions.js';
import { topicQuestions } from './topics.js';

/** What searches send before they read their results, on average. */
interface Sent {
  statements: number;
  requests: number;
  /** Steps: what a search sends one after another. */
  steps: number;
}

/** Prints the statements and requests to Elasticsearch of a search on each engine, by kind of question. */
export async function reportRoundTrips(
  { url, client }: CorpusDatabase,
  elasticsearchUrl: string,
): Promise<void> {
  const sent: Sent = { statements: 0, requests: 0, steps: 0 };
  let underWay = 0;
  const counted = async <T>(what: 'statements' | 'requests', send: () => Promise<T>): Promise<T> => {
    sent[what]++;
    if (underWay++ === 0) sent.steps++;
    try {
      return await send();
    } finally {
      underWay--;
    }
  };
  const dataSource = await createDataSource(url).initialize();
  const db = new Database(dataSource);
  const query = db.query.bind(db);
  db.query = (...args) => counted('statements', () => query(...args));
  const elasticsearch = new Client({ node: elasticsearchUrl });
  const request = elasticsearch.transport.request.bind(elasticsearch.transport);
  elasticsearch.transport.request = (...args: Parameters<typeof request>) =>
    counted('requests', () => request(...args) as Promise<never>);
  const engines = [new ElasticsearchEngine(elasticsearch, 'directory'), new DatabaseEngine(db)];
  const unknown = await topicQuestions(client, 20, /^question about an unknown name$/);
  const kinds = Map.groupBy([...readQuestions('query-set.json'), ...unknown], ({ kind }: Question) => kind);
  for (const engine of engines) {
    const search = searchOn(engine, db);
    await search.find(
      'a search that reads the frequencies of words',
      { types: [] },
      { offset: 0, limit: 10 },
    );
    for (const [kind, questions] of kinds) {
      if (!/^(exact|typo|question about an unknown name)/.test(kind)) continue;
      Object.assign(sent, { statements: 0, requests: 0, steps: 0 });
      for (const { query: q } of questions) await search.find(q, { types: [] }, { offset: 0, limit: 10 });
      const mean = (value: number) => (value / questions.length).toFixed(2).padStart(5);
      console.log(
        `  ${engine.backend.padEnd(14)} ${kind.padEnd(40)} ${mean(sent.statements)} statements ${mean(sent.requests)} requests ${mean(sent.steps)} one after another`,
      );
    }
  }
  await Promise.all([elasticsearch.close(), dataSource.destroy()]);
}
