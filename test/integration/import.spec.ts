import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resetDatabase } from '../support/postgres.js';
import { Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const SOURCES = [
  { category: 'register', url: 'https://example.org/register/1' },
  { category: 'official', url: 'https://example.org/about' },
];

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

describe('An import', () => {
  it('writes record, citations, email addresses, aliases, change log and outbox', async () => {
    const { summary, rejects } = await importing.load({
      'people.jsonl.gz': [
        {
          id: 'P1',
          corpus: 'c',
          first_name: 'Ada',
          last_name: 'Lovelace',
          emails: [
            'Ada@Example.ORG',
            { address: 'countess@example.org', verified_at: '2026-01-31T10:30:00+01:00' },
          ],
          aliases: ['Augusta Ada King'],
          sources: SOURCES,
        },
      ],
    });
    expect(rejects).toEqual([]);
    expect(summary).toEqual({
      resources: expect.objectContaining({
        people: { read: 1, created: 1, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
        places: { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
      }),
      total: { read: 1, created: 1, updated: 0, unchanged: 0, rejected: 0, conflicts: 0, warnings: 0 },
      reasons: [],
      waiting_for_search: 2,
      rejects: null,
    });
    expect(existsSync(importing.rejectsPath)).toBe(false);

    const [person] = await rows(
      `SELECT replace(public_id::text, '-', '') AS public_id, first_name, last_name, citation_id, id FROM people`,
    );
    expect(person).toMatchObject({ public_id: hashed('c:P1'), first_name: 'Ada', last_name: 'Lovelace' });
    const citations = await rows(
      `SELECT id, source_category, url, metadata, fields, recorded_by FROM source_references WHERE subject_type = 'person' AND subject_id = $1 ORDER BY id`,
      [person.id],
    );
    expect(citations.map(({ source_category, url }) => ({ category: source_category, url }))).toEqual(
      SOURCES,
    );
    expect(citations.at(-1)).toMatchObject({
      id: person.citation_id,
      metadata: null,
      fields: null,
      recorded_by: null,
    });

    const emails = await rows(
      'SELECT address, verified_at, person_id, citation_id FROM email_addresses ORDER BY id',
    );
    expect(emails).toEqual([
      {
        address: 'Ada@example.org',
        verified_at: null,
        person_id: person.id,
        citation_id: person.citation_id,
      },
      {
        address: 'countess@example.org',
        verified_at: new Date('2026-01-31T09:30:00Z'),
        person_id: person.id,
        citation_id: person.citation_id,
      },
    ]);
    const [alias] = await rows(
      `SELECT a.id, name, person_id, s.subject_type, s.subject_id, source_category, url FROM name_aliases a JOIN source_references s ON s.id = a.citation_id`,
    );
    expect(alias).toEqual({
      id: alias.id,
      name: 'Augusta Ada King',
      person_id: person.id,
      subject_type: 'name_alias',
      subject_id: alias.id,
      source_category: 'official',
      url: 'https://example.org/about',
    });
    const changes = await rows(
      'SELECT resource, record_id, action, changed, account_id, citation_id FROM changes ORDER BY resource',
    );
    expect(changes).toEqual([
      {
        resource: 'person',
        record_id: person.id,
        action: 'create',
        account_id: null,
        citation_id: person.citation_id,
        changed: {
          first_name: { from: null, to: 'Ada' },
          last_name: { from: null, to: 'Lovelace' },
          email_addresses: {
            from: [],
            to: [
              { address: 'Ada@example.org' },
              { address: 'countess@example.org', verified_at: '2026-01-31T09:30:00.000Z' },
            ],
          },
        },
      },
      expect.objectContaining({
        resource: 'name_alias',
        record_id: alias.id,
        changed: {
          name: { from: null, to: 'Augusta Ada King' },
          person_public_id: { from: null, to: hashed('c:P1') },
        },
      }),
    ]);
    expect(await rows('SELECT topic, resource, record_id FROM outbox ORDER BY resource')).toEqual([
      { topic: 'search:loads', resource: 'person', record_id: person.id },
      { topic: 'search:loads', resource: 'name_alias', record_id: alias.id },
    ]);
  });

  it('takes memberships of Popolo whose dates are partial', async () => {
    const roll = {
      persons: [{ id: 'a', name: 'Ada Holm' }],
      organizations: [{ id: 'h', name: 'Hellenic University' }],
      memberships: [{ person_id: 'a', organization_id: 'h', start_date: '2019', end_date: '2020-06' }],
    };
    const { summary, rejects } = await importing.load({ 'roll.json': JSON.stringify(roll) });
    expect(summary.total).toMatchObject({ created: 3, rejected: 0, warnings: 2 });
    expect(rejects).toMatchObject([
      { severity: 'warning', field: 'end_date', message: expect.stringContaining('2020-06-30') },
      { severity: 'warning', field: 'start_date', message: expect.stringContaining('"2019"') },
    ]);
    expect(await rows('SELECT start_date, end_date FROM memberships')).toEqual([
      { start_date: null, end_date: '2020-06-30' },
    ]);
  });

  it('takes every other name of a row as an alias, and its further domains', async () => {
    await importing.load({
      'organizations.jsonl': [
        {
          corpus: 'c',
          id: 1,
          name: 'Hellenic University',
          acronyms: ['HU'],
          labels: [['el', 'Ελληνικό Πανεπιστήμιο']],
          extra_domains: ['hu.edu.gr'],
        },
      ],
    });
    expect(await rows('SELECT name FROM name_aliases ORDER BY id')).toEqual([
      { name: 'HU' },
      { name: 'hu.edu.gr' },
      { name: 'Ελληνικό Πανεπιστήμιο' },
    ]);
  });
});
