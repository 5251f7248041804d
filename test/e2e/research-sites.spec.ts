import { setTimeout as sleep } from 'node:timers/promises';
import { serveSites, type SiteServer } from '../research-sites/site-server.js';
import { TestApp } from '../support/app.js';

const HOME = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lantern Society</title></head>
  <body><h1>Lantern Society</h1><a href="/contact">Contact</a></body></html>`;
const CONTACT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact</title>
  <script type="application/ld+json">{"@context": "https://schema.org", "@type": "NGO", "name": "Lantern Society",
    "url": "http://lantern.example/", "email": "mailto:office@lantern.example",
    "address": {"@type": "PostalAddress", "streetAddress": "4 Quay Street", "postalCode": "BS1 5UH",
      "addressLocality": "Bristol", "addressCountry": "GB"},
    "employee": [{"@type": "Person", "name": "Wilhelmina Oduya", "jobTitle": "Director",
      "email": "wilhelmina.oduya@lantern.example"}]}</script></head>
  <body><h1>Contact</h1><p>Lantern Society, 4 Quay Street, Bristol BS1 5UH</p>
  <p>Wilhelmina Oduya, Director, <a href="mailto:wilhelmina.oduya@lantern.example">write to her</a></p></body></html>`;

const SITES = [
  {
    host: 'lantern.example',
    pages: { '/': HOME, '/contact': CONTACT },
    truth: { names: ['Lantern Society'] },
  },
  {
    host: 'closed.example',
    pages: { '/robots.txt': { body: 'User-agent: *\nDisallow: /\n', type: 'text/plain' }, '/': HOME },
    truth: { names: [] },
  },
];

let sites: SiteServer;
let app: TestApp;
beforeAll(async () => {
  sites = await serveSites(SITES);
  // The whole service runs in one process, as it does on the embedded database.
  app = await TestApp.start(
    { RESEARCH_ALLOW_ADDRESSES: `*.example=127.0.0.1:${sites.port}`, RESEARCH_DELAY_MS: '0' },
    { background: true },
  );
});
afterAll(async () => {
  await app.stop();
  await sites.stop();
});

const lookUp = (domain: string) => app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`);

async function researched(domain: string): Promise<any> {
  const { id } = (await lookUp(domain)).body.research;
  for (;;) {
    const { research_request: request } = (await app.get(`/api/v1/research_requests/${id}/status`)).body;
    if (!['queued', 'running'].includes(request.status)) return request;
    await sleep(20);
  }
}

it('A site is read, an editor accepts a finding, and the lookup without results finds it', async () => {
  const state = await researched('lantern.example');
  expect(state).toMatchObject({ status: 'completed' });
  const path = `/api/v1/research_requests/${state.id}`;
  const { findings } = (await app.get(path)).body.research_request;
  const found = (kind: string) => findings.find((one: any) => one.kind === kind);
  expect(found('organization_name').value).toEqual({ name: 'Lantern Society' });
  expect(found('person')).toMatchObject({
    value: { name: 'Wilhelmina Oduya', role: 'Director' },
    url: 'http://lantern.example/contact',
    excerpt: expect.stringContaining('Wilhelmina Oduya'),
  });
  expect(found('postal_address').value.line).toContain('4 Quay Street');

  const accepted = await app.post(`${path}/accept`, { finding_ids: findings.map((one: any) => one.id) });
  expect(accepted.status).toBe(200);
  await app.settled();
  const { body } = await lookUp('lantern.example');
  expect(body).toMatchObject({ organizations: [{ name: 'Lantern Society' }], research: null });
  expect(body.contacts).toMatchObject([
    {
      person: { name: 'Wilhelmina Oduya' },
      membership: { role: 'Director' },
      email_addresses: [{ address: 'wilhelmina.oduya@lantern.example' }],
    },
  ]);
  const { person } = (await app.get(`/api/v1/people/${body.contacts[0].person.public_id}`)).body;
  expect(person.source_references).toMatchObject([
    { source_category: 'web', url: 'http://lantern.example/contact' },
  ]);
});

it('A site whose robots.txt forbids reading is not read', async () => {
  expect(await researched('closed.example')).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('robots.txt'),
  });
  expect(sites.requests.map(({ line }) => line)).not.toContain('GET closed.example/');
});
