import { SOURCE, TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.stop());

it('walks through every resource', async () => {
  const person = await app.post('/api/v1/people', {
    person: { first_name: 'Ada', last_name: 'Lovelace', aliases: ['Augusta'], emails: ['Ada@Example.org'] },
    source_reference: SOURCE,
  });
  console.log(person.status, JSON.stringify(person.body, null, 1), person.headers);
  const org = await app.post('/api/v1/advertisers/quick_add', {
    name: 'Society', domain: 'society.example', organization_type: 'club', source_url: 'https://example.org',
    person: { first_name: 'Charles', last_name: 'Babbage', email: 'c@society.example' },
  });
  console.log(org.status, JSON.stringify(org.body, null, 1));
  const p = person.body.person.public_id;
  const o = org.body.organization.public_id;
  const m = await app.post('/api/v1/memberships', { person_id: person.body.person.id, organization_public_id: o, start_date: '2020-01-01', source: SOURCE });
  const pl = await app.post('/api/v1/places', { place: { person_public_id: p, latitude: 1, longitude: 2 }, citation: SOURCE });
  const al = await app.post('/api/v1/name_aliases', { name: 'X', aliasable_type: 'Organization', aliasable_id: org.body.organization.id, source: SOURCE });
  const sr = await app.post('/api/v1/source_references', { ...SOURCE, person_public_id: p });
  for (const r of [m, pl, al, sr]) console.log(r.status, r.text);
  const up = await app.patch(`/api/v1/people/${p}`, { person: { first_name: null, public_id: 'a'.repeat(32) }, source: SOURCE });
  console.log(up.status, up.text);
  for (const path of ['/api/v1/me', `/api/v1/people/${p}`, `/api/v1/people/${'a'.repeat(32)}/changes`, '/api/v1/people?page=0&x=1', '/api/v1/organizations?domain=society.example', `/api/v1/advertisers/${o}/members`, '/api/v1/nope', `/api/v1/source_references/${sr.body.source_reference?.public_id}`]) {
    const r = await app.get(path);
    console.log(path, r.status, r.text.slice(0, 900), r.headers['location']);
  }
  console.log((await app.call('PUT', '/api/v1/people')).text);
  const bad = await app.post('/api/v1/people', '{"person":{"first_name":5,"__proto__":1,"emails":["x",{"address":"a@b.cd","verified_at":3}]},"last_name":1}');
  console.log(bad.status, bad.text);
  const d = await app.delete(`/api/v1/people/${'a'.repeat(32)}`);
  console.log(d.status, (await app.get(`/api/v1/people/${p}`)).text, (await app.get(`/api/v1/people/${p}/changes`)).text);
});
