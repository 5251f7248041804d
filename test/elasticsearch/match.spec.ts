import { describeMatching } from '../support/match-contract.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('matching', () => {
  let server: ElasticsearchServer;
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
  });
  afterAll(() => server.release());

  describeMatching('elasticsearch', () => ({
    ELASTICSEARCH_URL: server.url,
    ELASTICSEARCH_TIMEOUT_MS: '60000',
  }));
});
