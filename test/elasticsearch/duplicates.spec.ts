import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { indexAll } from '../support/indexing.js';
import { describeWithElasticsearch, ElasticsearchServer } from './support/server.js';

describeWithElasticsearch('A scan for duplicates', () => {
  let server: ElasticsearchServer;
  let app: TestApp;
  let directory: Directory;

  beforeAll(async () => {
    server = await ElasticsearchServer.start();
    const environment = { ELASTICSEARCH_URL: server.url, ELASTICSEARCH_TIMEOUT_MS: '60000' };
    Object.assign(process.env, environment);
    app = await TestApp.start(environment);
    directory = new Directory(app);
  });
  afterAll(async () => {
    restoreDatabaseUrl();
    delete process.env['ELASTICSEARCH_URL'];
    delete process.env['ELASTICSEARCH_TIMEOUT_MS'];
    await app.stop();
    await server.stop();
  });

  const searches = async (): Promise<number> => {
    const { _all }: any = await (await fetch(`${server.url}/_stats/search`)).json();
    return _all.total.search.query_total;
  };
  const othersOf = async (publicId: string): Promise<string[]> =>
    (await app.get(`/api/v1/duplicates?public_id=${publicId}`)).body.duplicates
      .flatMap(({ records }: any) => records.map(({ public_id }: any) => public_id))
      .filter((id: string) => id !== publicId);

  it('finds the same pairs with and without the index', async () => {
    const [misspelt, correct] = await directory.duplicated('Wilhelmina', 'Vandersteen', 'Vandrestien');
    const namesakes = [
      await directory.person({ first_name: 'Barnaby', last_name: 'Quillfeather' }),
      (await directory.membership({
        person_public_id: (await directory.person({ first_name: 'Barnaby', last_name: 'Quillfeather' }))
          .public_id,
      })) as { person_public_id: string },
    ] as const;
    const stranger = await directory.person({ first_name: 'Wilhelmina', last_name: 'Ostrowska' });
    const [society, other] = [
      await directory.organization({ name: 'Royal Society of Lantern Makers' }),
      await directory.organization({ name: 'Royal Society of Lantern Mackers' }),
    ];
    await indexAll(app);
    const before = await searches();
    await directoryJson(['duplicates:scan']);
    expect(await searches()).toBeGreaterThan(before);
    expect(await othersOf(misspelt)).toEqual([correct]);
    expect(await othersOf(namesakes[0].public_id)).toEqual([namesakes[1].person_public_id]);
    expect(await othersOf(stranger.public_id)).toEqual([]);
    expect(await othersOf(society.public_id)).toEqual([other.public_id]);
  });
});
