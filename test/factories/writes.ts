import { SOURCE } from '../support/app.js';
import type { Directory } from './directory.js';

/** A write of the API, with a valid body that sets every field. */
export interface Write {
  readonly name: string;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: Record<string, any>;
}

const CITATION = { ...SOURCE, metadata: { page: 1, nested: { list: ['a'] } }, fields: ['name'] };
const AT = '2026-01-31T09:30:00Z';

/** Returns every write of the API, alternating between nested and flat bodies. */
export async function everyWrite(directory: Directory): Promise<Write[]> {
  const membership = await directory.membership();
  const { person_public_id, organization_public_id } = membership;
  const place = await directory.place();
  const alias = await directory.nameAlias();
  const citation = await directory.sourceReference();
  const names = { first_name: 'Ada', last_name: 'Lovelace' };
  const parts = {
    aliases: ['A', { name: 'B' }],
    emails: ['a@b.example', { address: 'c@d.example', verified_at: AT }],
  };
  const society = { name: 'Society', domain: 'society.example', organization_type: 'club' };
  const role = { role: 'chair', title: 'Chair', start_date: '2020-01-31' };
  const location = { name: 'Home', address: 'Somewhere 1', latitude: 51.5, longitude: -0.13 };
  const post = (path: string, body: Write['body']): Write => ({
    name: `POST ${path}`,
    method: 'POST',
    path: `/api/v1/${path}`,
    body,
  });
  const patch = (plural: string, id: string, body: Write['body']): Write => ({
    name: `PATCH ${plural}`,
    method: 'PATCH',
    path: `/api/v1/${plural}/${id}`,
    body,
  });
  return [
    post('people', { person: { ...names, ...parts }, source_reference: CITATION }),
    post('people/quick_add', {
      ...names,
      ...parts,
      email: 'e@f.example',
      organization_public_id,
      role: 'chair',
      source_url: SOURCE.url,
    }),
    patch('people', person_public_id, { ...names, ...parts, public_id: '', source: CITATION }),
    post('organizations', {
      ...society,
      parent_organization_public_id: organization_public_id,
      ...parts,
      citation: CITATION,
    }),
    post('advertisers', { advertiser: society, name_aliases_attributes: [{ name: 'A' }], source: CITATION }),
    post('organizations/quick_add', {
      ...society,
      ...parts,
      person: { ...names, ...role, email: 'a@b.example' },
      source: CITATION,
    }),
    patch('organizations', organization_public_id, {
      organization: { ...society, parent_organization_public_id: null, public_id: null },
      source: CITATION,
    }),
    post('memberships', {
      membership: {
        person_public_id,
        organization_id: membership.organization.id,
        ...role,
        end_date: '2020-02-01',
      },
      email_addresses_attributes: ['a@b.example'],
      source: CITATION,
    }),
    patch('memberships', membership.public_id, {
      ...role,
      end_date: null,
      emails: ['a@b.example'],
      source: CITATION,
    }),
    post('places', {
      place: { ...location, placeable_type: 'Person', placeable_id: membership.person.id },
      source: CITATION,
    }),
    patch('places', place.public_id, {
      ...location,
      membership_public_id: membership.public_id,
      source: CITATION,
    }),
    post('name_aliases', {
      name: 'Alias',
      aliasable_type: 'organization',
      aliasable_id: membership.organization.id,
      source: CITATION,
    }),
    patch('name_aliases', alias.public_id, { name_alias: { name: 'Alias' }, source: CITATION }),
    post('source_references', { ...CITATION, membership_public_id: membership.public_id }),
    patch('source_references', citation.public_id, { source_reference: CITATION, provenance: CITATION }),
  ];
}

/** Returns every path into a JSON value, the root first: `[]`, `['person']`, `['person', 'first_name']`. */
export function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** Returns a copy of the value with another value at the path. */
export function withValueAt(value: any, [key, ...rest]: readonly string[], put: unknown): any {
  if (key === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = withValueAt(value[key], rest, put);
  return copy;
}
