import { PLURAL, type Resource, perEach } from '../database/resources.js';
import { Membership, MEMBERSHIPS } from '../memberships/memberships.schema.js';
import { NameAlias, NAME_ALIASES } from '../name-aliases/name-aliases.schema.js';
import { Organization, ORGANIZATIONS } from '../organizations/organizations.schema.js';
import { Person, PEOPLE } from '../people/people.schema.js';
import { Place, PLACES } from '../places/places.schema.js';
import type { Columns } from './columns.js';
import type { Class } from './schema-types.js';

/** The resources with citations; source references have their own statements. */
export type CitedResource = Exclude<Resource, 'source_reference'>;

interface Stored<R extends Resource> {
  readonly schema: { readonly resource: R; readonly columns: Columns };
  readonly entity: Class;
}

const SCHEMAS = {
  person: { schema: PEOPLE, entity: Person },
  organization: { schema: ORGANIZATIONS, entity: Organization },
  membership: { schema: MEMBERSHIPS, entity: Membership },
  place: { schema: PLACES, entity: Place },
  name_alias: { schema: NAME_ALIASES, entity: NameAlias },
} satisfies { readonly [R in CitedResource]: Stored<R> };

export const RECORD_ENTITIES: readonly Class[] = Object.values(SCHEMAS).map(({ entity }) => entity);

export type ColumnsOf<R extends CitedResource> = (typeof SCHEMAS)[R]['schema']['columns'];

export const CITED = Object.keys(SCHEMAS) as CitedResource[];

/** The columns of a resource that writers set. The doors set id, citation and timestamps. */
export const columnsIn = (resource: CitedResource): Columns => SCHEMAS[resource].schema.columns;

export const columnTypes = (resource: CitedResource): [name: string, type: string][] =>
  Object.entries(columnsIn(resource)).map(([name, { type }]) => [name, type]);

export const columnNames = (resource: CitedResource): string[] => Object.keys(columnsIn(resource));

export const perResource = <T>(make: (resource: CitedResource) => T) => perEach(CITED, make);

/** The resources whose records are part of others: memberships first, since records can be part of these too. */
export const PARTS: readonly CitedResource[] = CITED.filter((resource) =>
  Object.values(columnsIn(resource)).some(({ options }) => options.partOf),
);

/** The resource that a reference column refers to. Columns with the same name refer to the same one. */
export const TARGET: Readonly<Record<string, Resource>> = Object.fromEntries(
  CITED.flatMap((resource) =>
    Object.entries(columnsIn(resource)).flatMap(([name, { references }]) =>
      references ? [[name, references]] : [],
    ),
  ),
);

export const isReference = (column: string): boolean => column in TARGET;

/**
 * The parts that are removed with their owner, nearest first: the resource, and the condition on its rows. $1: the
 * owner.
 */
export function partsOf(owner: CitedResource): { readonly part: CitedResource; readonly where: string }[] {
  const direct = CITED.flatMap((part) =>
    Object.entries(columnsIn(part)).flatMap(([column, { references, options }]) =>
      options.partOf && references === owner ? [{ part, where: `${column} = $1` }] : [],
    ),
  );
  const below = direct.flatMap(({ part, where }) =>
    partsOf(part).map((further) => ({
      part: further.part,
      where: further.where.replaceAll('= $1', `IN (SELECT id FROM ${PLURAL[part]} WHERE ${where})`),
    })),
  );
  const together = Map.groupBy([...direct, ...below], ({ part }) => part);
  return [...together].map(([part, found]) => ({
    part,
    where: found.map(({ where }) => where).join(' OR '),
  }));
}
