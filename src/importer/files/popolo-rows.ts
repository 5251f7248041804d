import { isRecord } from '../../http/fields.js';
import type { LoadedResource } from '../../source-references/cited-load.js';

type Item = Readonly<Record<string, unknown>>;

export interface PopoloRow {
  readonly resource: LoadedResource;
  readonly value: unknown;
}

/**
 * The rows that a Popolo object stands for: its own, and those of the memberships, organizations and addresses that it
 * holds within. Keys that Popolo and the directory share, or that only Popolo knows, are handed on as they are.
 */
export function popoloRows(resource: LoadedResource, item: Item): PopoloRow[] {
  switch (resource) {
    case 'person':
      return personRows(item);
    case 'organization':
      return organizationRows(item);
    case 'membership':
      return membershipRows(item);
    case 'place':
      return [{ resource, value: item }];
  }
}

function personRows(item: Item): PopoloRow[] {
  const { given_name, family_name, memberships, ...rest } = item;
  const { row, places } = common('person', rest);
  const names = { ...given('first_name', given_name), ...given('last_name', family_name) };
  return [
    { resource: 'person', value: { ...row, ...names } },
    ...places,
    ...within(memberships, item, 'person_id'),
  ];
}

function organizationRows(item: Item): PopoloRow[] {
  const { classification, parent, memberships, ...rest } = item;
  const { row, places } = common('organization', rest);
  const above = reference('parent_id', 'organization', item, parent);
  return [
    ...above.rows,
    {
      resource: 'organization',
      value: { ...row, ...given('organization_type', classification), ...above.fields },
    },
    ...places,
    ...within(memberships, item, 'organization_id'),
  ];
}

function membershipRows(item: Item): PopoloRow[] {
  const { label, person, organization, ...rest } = item;
  const { row, places } = common('membership', rest);
  const owners = [
    reference('person_id', 'person', item, person),
    reference('organization_id', 'organization', item, organization),
  ];
  const fields = Object.assign({}, ...owners.map((owner) => owner.fields)) as Item;
  return [
    ...owners.flatMap((owner) => owner.rows),
    { resource: 'membership', value: { ...row, ...given('title', label), ...fields } },
    ...places,
  ];
}

/** What Popolo's classes have in common: other names, contact details, links and sources. */
function common(resource: 'person' | 'organization' | 'membership', item: Item) {
  const { email, other_names, contact_details, links, sources, ...rest } = item;
  const details = objects(contact_details);
  const isKind = (kind: string) => (detail: Item) =>
    detail['type'] === kind && typeof detail['value'] === 'string';
  const emails = [
    ...list(email),
    ...list(rest['emails']),
    ...details.filter(isKind('email')).map((one) => one['value']),
  ];
  const aliases = [...list(rest['aliases']), ...list(other_names)];
  const cited = [...objects(links).map((link) => ({ category: 'link', ...link })), ...list(sources)];
  const addresses = details.filter(isKind('address'));
  const others = details.filter((detail) => !isKind('email')(detail) && !isKind('address')(detail));
  const row: Item = {
    ...rest,
    ...given('emails', emails),
    ...given('aliases', aliases),
    ...given('sources', cited),
    ...given('contact_details', others),
  };
  const places = addresses.map(({ label, value }) => ({
    resource: 'place' as const,
    value: {
      owner_type: resource,
      owner_id: item['id'],
      name: label ?? null,
      address: value,
      ...given('sources', cited),
    },
  }));
  return { row, places };
}

/** Memberships that stand within a person or an organization, and share its sources if they have none. */
function within(memberships: unknown, owner: Item, key: string): PopoloRow[] {
  return list(memberships).flatMap((item) => {
    if (!isRecord(item)) return [{ resource: 'membership' as const, value: item }];
    const shared = ['corpus', 'sources', 'links'].filter((name) => item[name] === undefined);
    const inherited = Object.assign({}, ...shared.map((name) => given(name, owner[name]))) as Item;
    return membershipRows({ [key]: owner['id'], ...inherited, ...item });
  });
}

/** A record that is named by its id, or stands there itself and has an id of its own. */
function reference(key: string, resource: 'person' | 'organization', item: Item, nested: unknown) {
  if (!isRecord(nested)) return { fields: given(key, item[key]), rows: [] };
  const inherited = given('corpus', nested['corpus'] ?? item['corpus']);
  return {
    fields: given(key, item[key] ?? nested['id']),
    rows: popoloRows(resource, { ...given('sources', item['sources']), ...nested, ...inherited }),
  };
}

/** A field, unless there is nothing to say. */
function given(name: string, value: unknown): Item {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? {} : { [name]: value };
}

const list = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

const objects = (value: unknown): Item[] => list(value).filter(isRecord);
