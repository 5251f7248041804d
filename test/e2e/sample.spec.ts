import { readFileSync } from 'node:fs';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { PLURAL } from '../../src/database/resources.js';
import { CITED } from '../../src/records/schemas.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { TestApp } from '../support/app.js';
import { query } from '../support/sql.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let app: TestApp;
let key: string;

const load = () => loadSample(app.app.get(Database), app.app.get(AccountOpening));
const get = async (path: string) => (await app.get(`/api/v1${path}`, { key })).body;
const all = async (plural: string) => (await get(`/${plural}`))[plural] as Record<string, any>[];
const find = async (plural: string, name: string) =>
  (await all(plural)).find((record) => record['name'] === name)!;

beforeAll(async () => {
  app = await TestApp.start();
  await resetDatabase();
  key = (await load())!;
});
afterAll(() => app.stop());

it('is loaded once, and only into a database without records', async () => {
  const before = await query(await testDatabaseUrl(), 'SELECT count(*) FROM changes');
  expect(await load()).toBeNull();
  expect(await query(await testDatabaseUrl(), 'SELECT count(*) FROM changes')).toEqual(before);
});

it('contains every kind of record', async () => {
  const counts = Object.fromEntries(
    await Promise.all(
      CITED.map(
        async (resource) => [PLURAL[resource], (await get(`/${PLURAL[resource]}`)).meta.total_count] as const,
      ),
    ),
  );
  expect(counts).toEqual({ people: 28, organizations: 9, memberships: 45, places: 10, name_aliases: 22 });
});

it('cites every record, and names only reserved domains', async () => {
  const [sources] = await query<{ urls: string[] }>(
    await testDatabaseUrl(),
    `SELECT array_agg(DISTINCT url) AS urls FROM source_references
     UNION ALL SELECT array_agg(DISTINCT 'https://' || domain) FROM organizations`,
  );
  for (const url of sources!.urls) expect(new URL(url).hostname).toMatch(/\.example$/);
  for (const plural of CITED.map((resource) => PLURAL[resource])) {
    for (const { public_id } of await all(plural)) {
      const [record] = Object.values(await get(`/${plural}/${public_id}`)) as Record<string, any>[];
      expect(record!['source_references'].length).toBeGreaterThan(0);
    }
  }
});

it('has a hierarchy, and organizations that share a domain', async () => {
  const { organizations } = await get('/organizations?domain=harbourlight.example');
  expect(organizations).toHaveLength(3);
  const [parent, ...children] = organizations;
  expect(children.map((child: any) => child.parent_organization_public_id)).toEqual([
    parent.public_id,
    parent.public_id,
  ]);
});

it('has places that hide their coordinates, and one that shows them', async () => {
  expect(await find('places', 'Head office')).toMatchObject({ latitude: null, longitude: null });
  expect(await find('places', 'Station hut')).toMatchObject({
    latitude: 78.9231,
    longitude: 11.9225,
    address: null,
  });
});

it('has a history: a rename, an end date, a corrected source', async () => {
  const library = await find('organizations', 'Norrvik Public Library');
  const { changes } = await get(`/organizations/${library['public_id']}/changes`);
  expect(changes.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
  expect(changes[0].changed).toEqual({
    name: { from: 'Norrvik Reading Room', to: 'Norrvik Public Library' },
  });

  const council = (await all('memberships')).find(({ title }) => title === 'Member of the city council')!;
  expect(council).toMatchObject({ end_date: '2019-08-31', current: false });

  const maren = await find('people', 'Maren Lindqvist');
  const { person } = await get(`/people/${maren['public_id']}`);
  const corrected = person.source_references.find(({ url }: { url: string }) => url.endsWith('/2023-0951'));
  const { source_reference } = await get(`/source_references/${corrected.public_id}`);
  expect(source_reference.source_references).toHaveLength(1);
});

it('has thirty related records, and findings of several kinds', async () => {
  const hub = await find('organizations', 'Harbour Light Foundation');
  const { graph } = await get(`/organizations/${hub['public_id']}/graph?depth=2`);
  const { research_requests } = await get('/research_requests?findings=open');
  expect(research_requests).toMatchObject([{ domain: 'lanternroom.example', open_findings_count: 6 }]);
  const { research_request } = await get(`/research_requests/${research_requests[0].id}`);
  expect(research_request.pages[0].read_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
  expect(graph.nodes).toHaveLength(30);
});

it('gives the response that the README shows to its first call', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, path] = /"\$API(\/organizations\?[^"]+)"/.exec(readme)!;
  const shown = JSON.parse(/```json\n([^`]+)```/.exec(readme)![1]!);
  const moments = { created_at: expect.any(String), updated_at: expect.any(String) };
  const organizations = shown.organizations.map((one: object) => ({ ...one, ...moments }));
  expect(await get(path!)).toEqual({ ...shown, organizations });
});
