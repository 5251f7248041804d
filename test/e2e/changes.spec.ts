import { PLURAL } from '../../src/database/resources.js';
import { CITED } from '../../src/records/schemas.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const logOf = async (plural: string, id: string) => {
  const { status, body } = await app.get(`/api/v1/${plural}/${id}/changes`);
  expect(status).toBe(200);
  return body.changes as any[];
};
const second = { ...SOURCE, url: 'https://example.org/2', metadata: { page: 1 }, fields: ['last_name'] };

describe('a change log', () => {
  it('shows who changed what and when, the values before and after, and the citation, newest first', async () => {
    const person = await directory.person({
      first_name: 'Ada',
      last_name: 'Byron',
      emails: ['a@example.org'],
    });
    const { body } = await app.patch(`/api/v1/people/${person.public_id}`, {
      last_name: 'King',
      first_name: 'Ada',
      emails: [{ address: 'b@example.org', verified_at: '2026-01-31T09:30:00Z' }],
      source: second,
    });
    const by = { id: app.editor.id, name: 'Edith Editor' };
    const [, citation] = body.person.source_references;
    expect(await logOf('people', person.public_id)).toEqual([
      {
        id: expect.any(Number),
        public_id: person.public_id,
        action: 'update',
        changed: {
          last_name: { from: 'Byron', to: 'King' },
          email_addresses: {
            from: [{ address: 'a@example.org' }],
            to: [
              { address: 'a@example.org' },
              { address: 'b@example.org', verified_at: '2026-01-31T09:30:00.000Z' },
            ],
          },
        },
        changed_by: by,
        changed_at: body.person.updated_at,
        source_reference: { id: citation.id, public_id: citation.public_id, ...second },
      },
      {
        id: expect.any(Number),
        public_id: person.public_id,
        action: 'create',
        changed: {
          first_name: { from: null, to: 'Ada' },
          last_name: { from: null, to: 'Byron' },
          email_addresses: { from: [], to: [{ address: 'a@example.org' }] },
        },
        changed_by: by,
        changed_at: person.created_at,
        source_reference: expect.objectContaining(SOURCE),
      },
    ]);
  });

  it('shows an address in the case that the record stores', async () => {
    const person = await directory.person({ emails: ['Ada@example.org'] });
    const { body } = await app.patch(`/api/v1/people/${person.public_id}`, {
      emails: [{ address: 'ADA@example.org', verified_at: '2026-01-31T09:30:00Z' }],
      source: second,
    });
    const kept = { address: 'Ada@example.org', verified_at: '2026-01-31T09:30:00.000Z' };
    expect(body.person.email_addresses).toMatchObject([kept]);
    const [latest] = await logOf('people', person.public_id);
    expect(latest.changed.email_addresses).toEqual({ from: [{ address: kept.address }], to: [kept] });
  });

  it('shows an address that was given twice once, with the last verified_at', async () => {
    const verified_at = '2026-01-31T09:30:00.000Z';
    const given = [{ address: 'a@example.org', verified_at }, 'A@example.org'];
    const { public_id, email_addresses } = await directory.person({ emails: given });
    expect(email_addresses).toMatchObject([{ address: 'A@example.org', verified_at }]);
    const [created] = await logOf('people', public_id);
    expect(created.changed.email_addresses.to).toEqual([{ address: 'A@example.org', verified_at }]);
    const cleared = [...given, { address: 'a@example.org', verified_at: null }];
    expect((await directory.person({ emails: cleared })).email_addresses).toMatchObject([
      { verified_at: null },
    ]);
  });

  it('has an entry without fields for an update that changed none', async () => {
    const person = await directory.person();
    const { first_name, last_name } = person;
    await app.patch(`/api/v1/people/${person.public_id}`, { first_name, last_name, source: second });
    const [latest] = await logOf('people', person.public_id);
    expect(latest).toMatchObject({ action: 'update', changed: {}, source_reference: second });
  });

  it('references other records as the API does', async () => {
    const [old, next] = [await directory.organization(), await directory.organization()];
    const organization = await directory.organization({ parent_organization_public_id: old.public_id });
    const path = `/api/v1/organizations/${organization.public_id}`;
    await app.patch(path, {
      parent_organization_public_id: next.public_id,
      domain: 'a.example',
      source: SOURCE,
    });
    await app.patch(path, { parent_organization_public_id: null, source: SOURCE });
    const changed = (await logOf('organizations', organization.public_id)).map((entry) => entry.changed);
    expect(changed).toEqual([
      { parent_organization_public_id: { from: next.public_id, to: null } },
      {
        domain: { from: null, to: 'a.example' },
        parent_organization_public_id: { from: old.public_id, to: next.public_id },
      },
      { name: expect.anything(), parent_organization_public_id: { from: null, to: old.public_id } },
    ]);
    expect(await logOf('advertisers', organization.public_id)).toHaveLength(3);
  });

  it('continues after a delete, which it shows with the deleted values', async () => {
    const membership = await directory.membership({ title: 'Chair', emails: ['chair@example.org'] });
    const alias = await directory.nameAlias({ person_public_id: membership.person_public_id, name: 'Gone' });
    await app.delete(`/api/v1/people/${membership.person_public_id}`);
    const [person] = await logOf('people', membership.person_public_id);
    expect(person).toMatchObject({
      action: 'delete',
      changed: { first_name: { from: 'Ada', to: null } },
      changed_by: { id: app.editor.id },
      source_reference: null,
    });
    const [ofMembership] = await logOf('memberships', membership.public_id);
    expect(ofMembership).toMatchObject({
      action: 'delete',
      changed: {
        title: { from: 'Chair', to: null },
        start_date: { from: membership.start_date, to: null },
        person_public_id: { from: membership.person_public_id, to: null },
        organization_public_id: { from: membership.organization_public_id, to: null },
        email_addresses: { from: [{ address: 'chair@example.org' }], to: null },
      },
    });
    expect(ofMembership.changed).not.toHaveProperty('end_date');
    const [ofAlias] = await logOf('name_aliases', alias.public_id);
    expect(ofAlias.changed).toEqual({
      name: { from: 'Gone', to: null },
      person_public_id: { from: membership.person_public_id, to: null },
    });
  });

  it('can be filtered by time', async () => {
    const person = await directory.person();
    const path = `/api/v1/people/${person.public_id}`;
    const { body } = await app.patch(path, { last_name: 'Since', source: SOURCE });
    const since = body.person.updated_at as string;
    const log = await app.get(`${path}/changes?updated_since=${since}&per_page=10`);
    expect(log.body.changes.map((entry: any) => entry.action)).toEqual(['update']);
    expect(log.body.meta).toMatchObject({ total_count: 1, filters: { updated_since: since } });
  });

  it('exists for every kind of record with changes, and for no other', async () => {
    for (const resource of CITED) {
      const plural = PLURAL[resource];
      const { public_id } = await directory.make[resource]();
      expect(await logOf(plural, public_id)).toMatchObject([{ action: 'create' }]);
      for (const path of [`${plural}/${'f'.repeat(32)}`, `${plural}/x`]) {
        expect((await app.get(`/api/v1/${path}/changes`)).status).toBe(404);
      }
    }
    const { source_references } = await directory.person();
    const none = await app.get(`/api/v1/source_references/${source_references[0].public_id}/changes`);
    expect(none.status).toBe(404);
  });
});
