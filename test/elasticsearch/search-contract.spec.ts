import { describeSearchContract } from '../support/search-contract/contract.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('one contract', () => {
  let server: ElasticsearchServer;
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
  });
  afterAll(() => server.release());

  describe.each(['elasticsearch', 'database'] as const)('cached by the engine on %s', (backend) => {
    // Tests what is answered, not when, on a machine under any load.
    const elasticsearch = () => ({ ELASTICSEARCH_URL: server.url, ELASTICSEARCH_TIMEOUT_MS: '60000' });
    describeSearchContract(backend, () => (backend === 'elasticsearch' ? elasticsearch() : {}));
  });
});
