import type { LoadedResource } from '../../database/resources.js';
import { isRecord } from '../../values/json.js';
import { ImportError } from '../report.js';
import { JsonElements, type JsonElement } from './json-elements.js';
import { MAX_ROW, readJson, type SourceRow } from './source-row.js';

/** The supported lists of a Popolo document, and their resource. */
const LISTS: ReadonlyMap<string, LoadedResource> = new Map([
  ['persons', 'person'],
  ['people', 'person'],
  ['organizations', 'organization'],
  ['memberships', 'membership'],
]);

/**
 * Reads Popolo JSON: an object of lists (`persons`, `organizations`, `memberships`), or one list whose
 * resource the file name or the operator gives. Nested objects become separate rows. `onPassed` is called for
 * every element of an unsupported list, such as `areas`.
 */
export async function* readPopolo(
  input: AsyncIterable<Buffer>,
  resource: LoadedResource | null,
  onPassed: (list: string, line: number) => void,
): AsyncGenerator<SourceRow[]> {
  const elements = new JsonElements(MAX_ROW);
  for await (const piece of input) {
    const rows: SourceRow[] = [];
    for (const element of elements.read(piece)) {
      const kind = element.list === null ? resource : LISTS.get(element.list);
      if (element.list === null && kind === null) {
        throw new ImportError(
          'The JSON file is a list that does not say of what: say so with --resource person, organization, membership or place.',
        );
      }
      if (kind) rows.push(...readElement(element, kind));
      else onPassed(element.list!, element.line);
    }
    yield rows;
  }
  elements.end();
  if (!elements.hasList) {
    throw new ImportError(
      'The JSON file has no list of persons, organizations or memberships: put these lists at its top, as Popolo does.',
    );
  }
}

function readElement({ bytes, line }: JsonElement, resource: LoadedResource): SourceRow[] {
  const read = readJson(bytes);
  if (read.problem) return [{ resource, line, ...read }];
  const rows = isRecord(read.value) ? popoloRows(resource, read.value) : [{ resource, value: read.value }];
  return rows.map((row) => ({ ...row, line, text: JSON.stringify(row.value) }));
}

type Item = Readonly<Record<string, unknown>>;

interface PopoloRow {
  readonly resource: LoadedResource;
  readonly value: unknown;
}

/**
 * The rows of a Popolo object: its own, and those of its nested memberships, organizations and addresses. All other
 * keys are copied unchanged.
 */
export function popoloRows(resource: LoadedResource, item: Item): PopoloRow[] {
  if (resource === 'person') return personRows(item);
  if (resource === 'organization') return organizationRows(item);
  return resource === 'membership' ? membershipRows(item) : [{ resource, value: item }];
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

/** The common parts of Popolo's classes: other names, contact details, links and sources. */
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

/** Memberships nested in a person or an organization. They inherit corpus, sources and links if they have none. */
function within(memberships: unknown, owner: Item, key: string): PopoloRow[] {
  return list(memberships).flatMap((item) => {
    if (!isRecord(item)) return [{ resource: 'membership' as const, value: item }];
    const shared = ['corpus', 'sources', 'links'].filter((name) => item[name] === undefined);
    const inherited = Object.assign({}, ...shared.map((name) => given(name, owner[name]))) as Item;
    return membershipRows({ [key]: owner['id'], ...inherited, ...item });
  });
}

/** A reference by id, or a nested record with an id. */
function reference(key: string, resource: 'person' | 'organization', item: Item, nested: unknown) {
  if (!isRecord(nested)) return { fields: given(key, item[key]), rows: [] };
  const inherited = given('corpus', nested['corpus'] ?? item['corpus']);
  return {
    fields: given(key, item[key] ?? nested['id']),
    rows: popoloRows(resource, { ...given('sources', item['sources']), ...nested, ...inherited }),
  };
}

/** The field, unless its value is absent or an empty list. */
function given(name: string, value: unknown): Item {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? {} : { [name]: value };
}

const list = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

const objects = (value: unknown): Item[] => list(value).filter(isRecord);
