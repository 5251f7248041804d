import { describeSearchContract } from '../support/search-contract/contract.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('one contract', () => {
  let server: ElasticsearchServer;
  beforeAll(async () => {
    server = await ElasticsearchServer.acquire();
  });
  afterAll(() => server.release());

  describe.each(['elasticsearch', 'database'] as const)('kept by the engine on %s', (backend) => {
    // Whatever else the machine does: this is about what is answered, not when.
    const elasticsearch = () => ({ ELASTICSEARCH_URL: server.url, ELASTICSEARCH_TIMEOUT_MS: '60000' });
    describeSearchContract(backend, () => (backend === 'elasticsearch' ? elasticsearch() : {}));
  });
});
