import { popoloRows } from './popolo-rows.js';

const values = (rows: ReturnType<typeof popoloRows>) => rows.map(({ resource, value }) => [resource, value]);

describe('popoloRows', () => {
  it('takes a person apart: names, addresses, links, memberships', () => {
    const rows = popoloRows('person', {
      id: 'p1',
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      email: 'ada@example.org',
      birth_date: '1815-12-10',
      identifiers: [{ scheme: 'viaf', identifier: '1' }],
      other_names: [{ name: 'Countess', note: 'title' }],
      links: [{ url: 'https://example.org/ada', note: 'home' }],
      sources: [{ url: 'https://example.org/roll' }],
      contact_details: [
        { type: 'email', value: 'work@example.org' },
        { type: 'address', label: 'Office', value: 'Main St. 1' },
        { type: 'voice', value: '+1' },
      ],
      memberships: [{ organization_id: 'o1', role: 'chair' }],
    });
    const sources = [
      { category: 'link', url: 'https://example.org/ada', note: 'home' },
      { url: 'https://example.org/roll' },
    ];
    expect(values(rows)).toEqual([
      [
        'person',
        {
          id: 'p1',
          name: 'Ada Lovelace',
          first_name: 'Ada',
          last_name: 'Lovelace',
          emails: ['ada@example.org', 'work@example.org'],
          aliases: [{ name: 'Countess', note: 'title' }],
          sources,
          contact_details: [{ type: 'voice', value: '+1' }],
          birth_date: '1815-12-10',
          identifiers: [{ scheme: 'viaf', identifier: '1' }],
        },
      ],
      ['place', { owner_type: 'person', owner_id: 'p1', name: 'Office', address: 'Main St. 1', sources }],
      [
        'membership',
        {
          person_id: 'p1',
          organization_id: 'o1',
          role: 'chair',
          sources: [
            { category: 'link', url: 'https://example.org/ada', note: 'home' },
            { url: 'https://example.org/roll' },
          ],
        },
      ],
    ]);
  });

  it('takes an organization apart: its type, its parent, the members within', () => {
    const rows = popoloRows('organization', {
      id: 'o1',
      name: 'Committee',
      classification: 'committee',
      parent: { id: 'o0', name: 'Senate' },
      memberships: [{ person: { id: 'p1', name: 'Ada' }, label: 'Chair', start_date: '2020-01-01' }],
    });
    expect(values(rows)).toEqual([
      ['organization', { id: 'o0', name: 'Senate' }],
      ['organization', { id: 'o1', name: 'Committee', organization_type: 'committee', parent_id: 'o0' }],
      ['person', { id: 'p1', name: 'Ada' }],
      ['membership', { person_id: 'p1', organization_id: 'o1', title: 'Chair', start_date: '2020-01-01' }],
    ]);
  });

  it('hands on what it does not know, and what is already in the form of the directory', () => {
    const place = { owner_type: 'person', owner_id: 1, address: 'x' };
    expect(values(popoloRows('place', place))).toEqual([['place', place]]);
    const membership = {
      person_id: 1,
      organization_id: 2,
      title: 'Chair',
      area_id: 'a',
      emails: ['x@y.org'],
    };
    expect(values(popoloRows('membership', membership))).toEqual([['membership', membership]]);
    expect(
      values(popoloRows('person', { id: 1, memberships: [7], contact_details: 'x', links: null })),
    ).toEqual([
      ['person', { id: 1 }],
      ['membership', 7],
    ]);
  });
});
