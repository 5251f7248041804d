import { LOADED, ownsAliases, ownsEmails, type LoadedResource } from '../../records/cited-load.js';
import { filterName, valueColumns } from '../../records/columns.js';
import { columnsIn } from '../../records/schemas.js';
import type { Parser } from '../../values/parsed.js';
import { latitude, longitude } from '../../values/numbers.js';
import { type RowValues, readReference } from './import-row.js';
import type { Given, RowFields } from './row-fields.js';

const COMMON = ['id', 'public_id', 'corpus', 'sources', 'source', 'source_url', 'source_category'];
const EMAILS = ['emails', 'email_addresses', 'email'];
const ALIASES = ['aliases', 'name_aliases', 'names', 'nickname', 'acronyms', 'labels', 'extra_domains'];

/** What a row may have besides the columns of its resource. */
const FURTHER: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: ['name'],
  organization: [],
  membership: [],
  place: ['owner_type', 'owner_id', 'owner_public_id'],
};

/** The names of a reference in a row, without their endings: `parent` and `parent_organization`. */
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

/** The fields that a row of each resource may have. The directory has no place for any other. */
export const FIELDS = Object.fromEntries(
  LOADED.map((resource) => [resource, fieldsOf(resource)]),
) as Readonly<Record<LoadedResource, ReadonlySet<string>>>;

/** The columns that hold a number. */
export const NUMBERS: ReadonlySet<string> = new Set(
  LOADED.flatMap((resource) =>
    Object.entries(columnsIn(resource)).flatMap(([name, { type }]) =>
      type === 'double precision' ? [name] : [],
    ),
  ),
);

/** The values of a row for the columns of its resource, without references; `except` are read elsewhere. */
function readColumns(
  fields: RowFields,
  resource: LoadedResource,
  except: readonly string[] = [],
): Record<string, Given<string | number>> {
  const values: Record<string, Given<string | number>> = {};
  for (const [name, { kind, options }] of valueColumns(columnsIn(resource))) {
    if (except.includes(name)) continue;
    const parser = kind.parser as Parser<string | number>;
    const value = options.leftOut ? fields.readOrLeaveOut(name, parser) : fields.read(name, parser);
    values[name] = value === null && !options.nullable ? undefined : value;
    if (value === null && !options.nullable && options.required) {
      fields.problem(name, 'required', 'is required');
    }
  }
  return values;
}

/** The fields of one resource's rows, besides those of all rows. */
interface ResourceRow {
  readonly values: RowValues;
  /** The name it goes by, which is no alias; null where there are no aliases. */
  readonly name: string | null;
  /** A further name. */
  readonly alias?: string;
  /** What it is identified by if it has no id; null if it does not say enough for that. */
  readonly says: readonly unknown[] | null;
}

type ReadResource = (fields: RowFields, corpus: string) => ResourceRow;

/** Reads the columns of a row, one function a resource. What is wrong with them is noted in `fields`. */
export const RESOURCE_ROWS: Readonly<Record<LoadedResource, ReadResource>> = {
  person(fields) {
    const name = fields.text('name') ?? null;
    const values = readColumns(fields, 'person');
    let { first_name, last_name } = values;
    if (first_name === undefined && last_name === undefined && name !== null) {
      [first_name, last_name] = splitName(name);
    }
    if (first_name === null && last_name === null) {
      fields.problem('first_name', 'required', 'is required unless last_name is given');
    }
    const known = [first_name, last_name].filter(Boolean).join(' ');
    const says = known === '' ? null : [first_name ?? null, last_name ?? null];
    // A full name that is put together differently is one more name.
    return {
      values: { ...values, first_name, last_name },
      name: known,
      says,
      ...(name === null ? {} : { alias: name }),
    };
  },

  organization(fields, corpus) {
    const parent_id = readReference(fields, referenceNames('parent_id'), corpus);
    const values = readColumns(fields, 'organization');
    const name = (values['name'] as string | undefined) ?? null;
    return { values: { ...values, parent_id }, name, says: name === null ? null : [name] };
  },

  membership(fields, corpus) {
    const person_id = required(fields, 'person_id', readReference(fields, ['person'], corpus));
    const organization_id = required(
      fields,
      'organization_id',
      readReference(fields, ['organization'], corpus),
    );
    const values = readColumns(fields, 'membership');
    const { role, title, start_date, end_date } = values;
    if (start_date && end_date && end_date < start_date) {
      fields.problem('end_date', 'before_start', `must not be before start_date (${start_date})`);
    }
    const says =
      person_id && organization_id
        ? [person_id.publicId, organization_id.publicId, role ?? 'member', title ?? null, start_date ?? null]
        : null;
    return { values: { ...values, person_id, organization_id }, name: null, says };
  },

  place(fields, corpus) {
    const owner = readOwner(fields, corpus);
    const values = readColumns(fields, 'place', ['latitude', 'longitude']);
    const { name, address } = values;
    const point = readPoint(fields, Boolean(address));
    const located = address ?? (point.latitude && [point.latitude, point.longitude]) ?? null;
    const says = owner.says && located !== null ? [...owner.says, name ?? null, located] : null;
    return { values: { ...values, ...point, ...owner.values }, name: null, says };
  },
};

/** The last word of a full name is taken for the last name; a name of one word is a first name. */
function splitName(name: string): [first: string, last: string | null] {
  const words = name.split(/\s+/);
  return words.length === 1 ? [name, null] : [words.slice(0, -1).join(' '), words.at(-1)!];
}

/** What may be absent but not null: the owners of a membership. */
function required<T>(fields: RowFields, name: string, value: T | null | undefined): T | undefined {
  if (value === null) fields.problem(name, 'required', 'is required');
  return value ?? undefined;
}

/** Coordinates that are not on the globe, or one without the other, are left out if the row has an address. */
function readPoint(fields: RowFields, hasAddress: boolean) {
  if (!hasAddress) {
    return { latitude: fields.read('latitude', latitude), longitude: fields.read('longitude', longitude) };
  }
  const warned = fields.warnings.length;
  const point = {
    latitude: fields.readOrLeaveOut('latitude', latitude),
    longitude: fields.readOrLeaveOut('longitude', longitude),
  };
  if ((point.latitude ?? null) === null && (point.longitude ?? null) === null) return point;
  if (
    fields.warnings.length === warned &&
    (point.latitude ?? null) !== null &&
    (point.longitude ?? null) !== null
  ) {
    return point;
  }
  if (fields.warnings.length === warned) {
    fields.leftOut('latitude', fields.row['latitude'], {
      code: 'required',
      message: 'requires the other coordinate',
    });
  }
  return { latitude: undefined, longitude: undefined };
}

const OWNERS = ['person', 'organization', 'membership'] as const;

/** A place's owner: by `owner_type` and `owner_id`, or by `person_id` and its like. */
function readOwner(fields: RowFields, corpus: string): { values: RowValues; says: unknown[] | null } {
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
  if (!one) return { values: {}, says: null };
  const values = { person_id: null, organization_id: null, membership_id: null };
  return {
    values: { ...values, [`${one.kind}_id`]: one.reference },
    says: [one.kind, one.reference.publicId],
  };
}
