import { ownsEmails, ownsAliases } from '../../records/parts.js';
import { filterName, isNumeric, valueColumns } from '../../records/columns.js';
import { columnsIn } from '../../records/schemas.js';
import { calendarDate, lastDayOf } from '../../values/dates.js';
import { text, type Parser } from '../../values/text.js';
import { latitude, longitude } from '../../values/numbers.js';
import { type RowValues, readReference } from './import-row.js';
import { isBlank, type Given, type RowFields } from './row-fields.js';
import { perEach, LOADED, type LoadedResource } from '../../database/resources.js';

const COMMON = ['id', 'public_id', 'corpus', 'sources', 'source', 'source_url', 'source_category'];
const EMAILS = ['emails', 'email_addresses', 'email'];
const ALIASES = ['aliases', 'name_aliases', 'names', 'nickname', 'acronyms', 'labels', 'extra_domains'];

/** Fields of a row that are not columns of its resource. */
const FURTHER: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: ['name'],
  organization: [],
  membership: [],
  place: ['owner_type', 'owner_id', 'owner_public_id'],
};

/** The names of a reference in a row, without the suffix: `parent` and `parent_organization`. */
const referenceNames = (column: string): string[] => [column.replace(/_id$/, ''), filterName(column)];

const fieldsOf = (resource: LoadedResource): ReadonlySet<string> =>
  new Set([
    ...Object.entries(columnsIn(resource)).flatMap(([column, { references }]) =>
      references ? referenceNames(column).flatMap((name) => [`${name}_id`, `${name}_public_id`]) : [column],
    ),
    ...FURTHER[resource],
    ...(ownsEmails(resource) ? EMAILS : []),
    ...(ownsAliases(resource) ? ALIASES : []),
    ...COMMON,
  ]);

/** The known fields of each resource's rows; all others are ignored with a warning. */
export const FIELDS = perEach(LOADED, fieldsOf);

export const NUMBERS: ReadonlySet<string> = new Set(
  LOADED.flatMap((resource) =>
    Object.entries(columnsIn(resource)).flatMap(([name, column]) => (isNumeric(column) ? [name] : [])),
  ),
);

/**
 * The column values of a row, without references and the columns in `except`. An invalid value of a column that a
 * record may lack is left out with a warning, except those in `needed`.
 */
function readColumns(
  fields: RowFields,
  resource: LoadedResource,
  { needed = [], except = [] }: { needed?: readonly string[]; except?: readonly string[] } = {},
): Record<string, Given<string | number>> {
  const values: Record<string, Given<string | number>> = {};
  for (const [name, { kind, options }] of valueColumns(columnsIn(resource))) {
    if (except.includes(name)) continue;
    const parser = kind.parser as Parser<string | number>;
    const optional = (options.nullable || options.default !== undefined) && !needed.includes(name);
    const value = optional ? fields.readOrLeaveOut(name, parser) : fields.read(name, parser);
    values[name] = value === null && !options.nullable ? undefined : value;
    if (value === null && !options.nullable && options.required) {
      fields.problem(name, 'required', 'is required');
    }
  }
  return values;
}

interface ResourceRow {
  readonly values: RowValues;
  /** The main name, which is not an alias; null for resources without aliases. */
  readonly name: string | null;
  readonly alias?: string;
  /** The identifying content, used without an id; null if it is incomplete. */
  readonly content: readonly unknown[] | null;
}

type ReadResource = (fields: RowFields, corpus: string) => ResourceRow;

/** Readers of the resource-specific part of a row. They collect problems and warnings in `fields`. */
export const RESOURCE_ROWS: Readonly<Record<LoadedResource, ReadResource>> = {
  person(fields) {
    const values = readColumns(fields, 'person', { needed: ['first_name', 'last_name'] });
    let { first_name, last_name } = values;
    // Beside a first or last name, the full name is an alias.
    const name =
      (first_name || last_name ? fields.readOrLeaveOut('name', text()) : fields.text('name')) ?? null;
    if (!first_name && !last_name && name !== null) {
      [first_name, last_name] = splitName(name);
    }
    if (first_name === null && last_name === null) {
      fields.problem('first_name', 'required', 'is required unless last_name or name is given');
    }
    const known = [first_name, last_name].filter(Boolean).join(' ');
    const content = known === '' ? null : [first_name ?? null, last_name ?? null];
    // A full name that differs from first and last name becomes an alias.
    return {
      values: { ...values, first_name, last_name },
      name: known,
      content,
      ...(name === null ? {} : { alias: name }),
    };
  },

  organization(fields, corpus) {
    const parent_id = fields.optional(() => readReference(fields, referenceNames('parent_id'), corpus));
    const values = readColumns(fields, 'organization');
    const name = (values['name'] as string | undefined) ?? null;
    return { values: { ...values, parent_id }, name, content: name === null ? null : [name] };
  },

  membership(fields, corpus) {
    const person_id = required(fields, 'person_id', readReference(fields, ['person'], corpus));
    const organization_id = required(
      fields,
      'organization_id',
      readReference(fields, ['organization'], corpus),
    );
    const end_date = readEnd(fields);
    const values = readColumns(fields, 'membership', { except: ['end_date'] });
    const { role, title, start_date } = values;
    if (start_date && end_date && end_date < start_date) {
      fields.problem('end_date', 'before_start', `must not be before start_date (${start_date})`);
    }
    // Terms with partial starts are different memberships.
    const start = start_date === undefined ? fields.row['start_date'] : start_date;
    const content =
      person_id && organization_id
        ? [person_id.publicId, organization_id.publicId, role ?? 'member', title ?? null, start ?? null]
        : null;
    return { values: { ...values, end_date, person_id, organization_id }, name: null, content };
  },

  place(fields, corpus) {
    const owner = readOwner(fields, corpus);
    const isLocated = ['latitude', 'longitude'].every((name) => !isBlank(fields.row[name]));
    const values = readColumns(fields, 'place', {
      needed: isLocated ? [] : ['address'],
      except: ['latitude', 'longitude'],
    });
    const { name, address } = values;
    const point = readPoint(fields, Boolean(address));
    const located = address ?? (point.latitude && [point.latitude, point.longitude]) ?? null;
    const content = owner.content && located !== null ? [...owner.content, name ?? null, located] : null;
    return { values: { ...values, ...point, ...owner.values }, name: null, content };
  },
};

/** The last word of a full name becomes the last name; a single word becomes the first name. */
function splitName(name: string): [first: string, last: string | null] {
  const words = name.split(/\s+/);
  return words.length === 1 ? [name, null] : [words.slice(0, -1).join(' '), words.at(-1)!];
}

/** For owners of a membership, which may be absent but not null. */
function required<T>(fields: RowFields, name: string, value: T | null | undefined): T | undefined {
  if (value === null) fields.problem(name, 'required', 'is required');
  return value ?? undefined;
}

/**
 * The end of a membership, which counts as current without one: a month or a year ends on its last day, with a warning,
 * and another invalid date rejects the row.
 */
function readEnd(fields: RowFields): Given<string> {
  const given = fields.row['end_date'];
  const day = lastDayOf(given);
  if (day === null) return fields.read('end_date', calendarDate);
  fields.warning('end_date', 'partial_date', `was read as ${day}: ${String(given)} is not a day`);
  return day;
}

/** If the row has an address, invalid or incomplete coordinates are left out with a warning. */
function readPoint(fields: RowFields, hasAddress: boolean) {
  if (!hasAddress) {
    return { latitude: fields.read('latitude', latitude), longitude: fields.read('longitude', longitude) };
  }
  const warned = fields.warnings.length;
  const point = {
    latitude: fields.readOrLeaveOut('latitude', latitude),
    longitude: fields.readOrLeaveOut('longitude', longitude),
  };
  const given = Object.values(point).filter((coordinate) => coordinate !== null && coordinate !== undefined);
  const isWarned = fields.warnings.length > warned;
  if (given.length === 0 || (given.length === 2 && !isWarned)) return point;
  if (!isWarned) {
    const name = isBlank(fields.row['latitude']) ? 'longitude' : 'latitude';
    const reason = { code: 'required', message: 'requires the other coordinate' };
    fields.leftOut(name, fields.row[name], reason);
  }
  return { latitude: undefined, longitude: undefined };
}

const OWNERS = ['person', 'organization', 'membership'] as const;

/** A place's owner, from `owner_type` and `owner_id`, or from `person_id` and its like. */
function readOwner(fields: RowFields, corpus: string): { values: RowValues; content: unknown[] | null } {
  const given = OWNERS.flatMap((kind) => {
    const reference = readReference(fields, [kind], corpus);
    return reference ? [{ kind, reference }] : [];
  });
  const owner = readReference(fields, ['owner'], corpus);
  if (owner) {
    const type = fields.text('owner_type')?.toLowerCase() ?? '';
    const kind = OWNERS.find((one) => one === type);
    if (kind) given.push({ kind, reference: owner });
    else fields.problem('owner_type', 'invalid_format', `must be one of ${OWNERS.join(', ')}`);
  }
  if (given.length > 1) fields.problem('owner_id', 'conflict', 'must name a single owner');
  const [one] = given;
  if (!one) return { values: {}, content: null };
  const values = { person_id: null, organization_id: null, membership_id: null };
  return {
    values: { ...values, [`${one.kind}_id`]: one.reference },
    content: [one.kind, one.reference.publicId],
  };
}
