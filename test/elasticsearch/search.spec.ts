import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('searching with Elasticsearch', () => {
  let server: ElasticsearchServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await ElasticsearchServer.start();
    app = await TestApp.start({ ELASTICSEARCH_URL: server.url });
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it('finds what was indexed there, and says who answers', async () => {
    const person = await new Directory(app).person({ first_name: 'Maria', last_name: 'Quillfeather' });
    await indexAll(app);
    const { status, body } = await app.get('/api/v1/search?q=quillfeather');
    expect(status).toBe(200);
    expect(body.results.map((result: any) => result.public_id)).toEqual([person.public_id]);
    expect(body.meta.backend).toBe('elasticsearch');
  });
});
