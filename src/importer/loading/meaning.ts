import { isGiven, type LoadedResource } from '../../source-references/cited-load.js';
import { PLURAL } from '../../database/resources.js';
import { refColumn, referencesOf, resourceOf } from '../staging/staged-tables.js';

/*
 * What the rows of each resource mean, in SQL, for what only the database can know. In these expressions `o` is a row
 * with its references resolved and `was` the record that it is, if there is one.
 */

/** The columns that identify a row without an id, in the form in which a record has them. */
const CONTENT: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: ['first_name', 'last_name'],
  organization: ['name'],
  membership: ['person_id', 'organization_id', `coalesce(role, 'member')`, 'title', 'start_date'],
  place: [
    'person_id',
    'organization_id',
    'membership_id',
    'name',
    'address',
    'CASE WHEN address IS NULL THEN latitude END',
    'CASE WHEN address IS NULL THEN longitude END',
  ],
};

/** SQL: what a row says, as one value that can be compared. */
export const contentOf = (resource: LoadedResource): string => `ROW(${CONTENT[resource].join(', ')})::text`;

const SAME_LOCATION = `t.name IS NOT DISTINCT FROM n.name AND t.address IS NOT DISTINCT FROM n.address
  AND (n.address IS NOT NULL OR (t.latitude = n.latitude AND t.longitude = n.longitude))`;

/** What a record has in common with a row `n` that says the same; each of them can use an index, or a hash. */
const SAME: Readonly<Record<LoadedResource, readonly string[]>> = {
  person: [
    `coalesce(t.first_name, '') = coalesce(n.first_name, '') AND coalesce(t.last_name, '') = coalesce(n.last_name, '')`,
  ],
  organization: ['t.name = n.name'],
  // Found by the person: an organization may have very many members. `+ 0` keeps its index out of it.
  membership: [
    `t.person_id = n.person_id AND t.organization_id + 0 = n.organization_id AND t.role = coalesce(n.role, 'member')
      AND t.title IS NOT DISTINCT FROM n.title AND t.start_date IS NOT DISTINCT FROM n.start_date`,
  ],
  place: ['person_id', 'organization_id', 'membership_id'].map(
    (owner) => `t.${owner} = n.${owner} AND ${SAME_LOCATION}`,
  ),
};

/** The records that say what rows without an id say: their `seq`, and the oldest such record. */
export function sameRecords(resource: LoadedResource, rows: string): string {
  const matches = SAME[resource].map(
    (condition) => `SELECT n.seq, t.id FROM ${rows} n JOIN ${PLURAL[resource]} t ON ${condition}
      WHERE n.derived AND n.found_id IS NULL AND NOT n.is_gone`,
  );
  return `SELECT seq, min(id) AS id FROM (${matches.join(' UNION ALL ')}) m GROUP BY seq`;
}

/** What must not be missing from a record once the row has been applied to it: SQL that is true if it is. */
const MISSING: Readonly<Record<LoadedResource, Readonly<Record<string, string>>>> = {
  person: {
    first_name: `${after('person', 'first_name')} IS NULL AND ${after('person', 'last_name')} IS NULL`,
  },
  organization: { name: `${after('organization', 'name')} IS NULL` },
  membership: Object.fromEntries(
    ['person_id', 'organization_id'].map((owner) => [
      owner,
      `o.record_id IS NULL AND o.${refColumn(owner)} IS NULL`,
    ]),
  ),
  place: {
    owner_id: `o.record_id IS NULL AND coalesce(${referencesOf('place')
      .map((owner) => `o.${refColumn(owner)}`)
      .join(', ')}) IS NULL`,
    address: `num_nulls(${after('place', 'address')}, ${after('place', 'latitude')}, ${after('place', 'longitude')}) = 3`,
    latitude: `num_nulls(${after('place', 'latitude')}, ${after('place', 'longitude')}) = 1`,
  },
};

/** SQL: a column's value once the row has been applied. */
function after(resource: LoadedResource, column: string): string {
  return `CASE WHEN ${isGiven(resource, column, 'o')} THEN o.${column} ELSE was.${column} END`;
}

/** SQL: whether an editor has dated the membership: dates of the row that do not fit are then a conflict, no problem. */
const DATED_BY_EDITOR = `EXISTS (SELECT FROM changes c WHERE c.resource = 'membership' AND c.record_id = o.record_id
  AND c.account_id IS NOT NULL AND c.changed ?| ARRAY['start_date', 'end_date'])`;

/**
 * SQL: an array of `field:code`, why a row cannot be loaded. An organization can do without its parent.
 *
 * @param overwrite whether rows undo what editors have changed
 */
export function problemsOf(resource: LoadedResource, overwrite: boolean): string {
  const problems = [when('o.is_gone', 'id:gone')];
  for (const [field, condition] of Object.entries(MISSING[resource]))
    problems.push(when(condition, `${field}:required`));
  if (resource === 'membership') {
    const [start, end] = [after(resource, 'start_date'), after(resource, 'end_date')];
    const edited = overwrite ? 'false' : `CASE WHEN ${end} < ${start} THEN ${DATED_BY_EDITOR} END`;
    problems.push(when(`${end} < ${start} AND NOT ${edited}`, 'end_date:before_start'));
  }
  for (const column of referencesOf(resource)) {
    if (column === 'parent_id') continue;
    problems.push(
      nowhere(column),
      when(`o.${column}_related AND o.${column}_candidates > 1`, `${column}:ambiguous`),
    );
  }
  return list(problems);
}

/** SQL: an array of `field:code`, what is to be said about the rows of a file together. */
export const noticesOf = (resource: LoadedResource): string =>
  list(referencesOf(resource).map((column) => when(`o.${column}_related`, `${column}:related`)));

/** SQL: why a reference leads nowhere, if it does: there is no such record, or it has been deleted. */
function nowhere(column: string): string {
  const ref = `o.${refColumn(column)}`;
  const former = `EXISTS (SELECT FROM former_ids f WHERE f.resource = '${resourceOf(column)}' AND f.public_id = ${ref})`;
  const code = `CASE WHEN ${former} THEN '${column}:gone' ELSE '${column}:not_found' END`;
  return `CASE WHEN o.${column} IS NULL AND ${ref} IS NOT NULL THEN ${code} END`;
}

const when = (condition: string, finding: string): string => `CASE WHEN ${condition} THEN '${finding}' END`;

const list = (findings: readonly string[]): string =>
  `array_remove(ARRAY[${[...findings, 'NULL'].join(', ')}]::text[], NULL)`;
