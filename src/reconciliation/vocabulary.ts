import { PARTIES, type Party } from '../database/resources.js';
import { MAX_ORGANIZATION_TYPE } from '../values/text.js';

/** A type or a property, as clients of the protocol see it. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
}

export interface EntityType extends Term {
  readonly broader?: readonly Term[];
}

const PERSON: EntityType = { id: 'person', name: 'Person' };
const ORGANIZATION: EntityType = { id: 'organization', name: 'Organization' };

/** The types that exist in every directory. */
export const DEFAULT_TYPES: readonly EntityType[] = [PERSON, ORGANIZATION];

const ORGANIZATION_TYPE = 'organization/';

export const organizationType = (name: string): EntityType => ({
  id: ORGANIZATION_TYPE + name,
  name,
  broader: [ORGANIZATION],
});

export interface ParsedType {
  readonly kind: Party;
  readonly organizationType?: string;
}

/** Reads the id of a type; null for one that this service does not have. */
export function parseType(id: string): ParsedType | null {
  if (id === PERSON.id || id === ORGANIZATION.id) return { kind: id as Party };
  const name = id.startsWith(ORGANIZATION_TYPE) ? id.slice(ORGANIZATION_TYPE.length) : '';
  return name === '' || name.length > MAX_ORGANIZATION_TYPE * 2
    ? null
    : { kind: 'organization', organizationType: name };
}

/** The types of an entity, the narrowest first. */
export const typesOf = (kind: Party, type: string | null): readonly Term[] =>
  kind === 'person'
    ? [term(PERSON)]
    : [...(type === null ? [] : [term(organizationType(type))]), term(ORGANIZATION)];

/** A term without its description. */
export const term = ({ id, name }: Term): Term => ({ id, name });

export interface Property extends Term {
  readonly description: string;
  readonly kinds: readonly Party[];
  /** Refines a query; the others only extend rows. */
  readonly matches: boolean;
  /** The type of its values, if they are entities. */
  readonly values?: Term;
}

const property = (
  id: string,
  name: string,
  kinds: readonly Party[],
  description: string,
  more: { readonly matches?: false; readonly values?: Term } = {},
): Property => ({ id, name, kinds, description, matches: true, ...more });

const EXTENDS = { matches: false } as const;

const PROPERTIES: readonly Property[] = [
  property('email', 'Email address', PARTIES, 'An email address, also of a role.'),
  property('first_name', 'First name', ['person'], 'The given name.'),
  property('last_name', 'Last name', ['person'], 'The family name.'),
  property('alias', 'Alias', PARTIES, 'Another name.'),
  property('organization', 'Organization', ['person'], 'An organization that the person belongs to.', {
    values: term(ORGANIZATION),
  }),
  property('role', 'Role', ['person'], 'A role in an organization.'),
  property('title', 'Title', ['person'], 'A role as a label for people to read.'),
  property('domain', 'Domain', ['organization'], 'The hostname of the organization’s website.'),
  property('organization_type', 'Organization type', ['organization'], 'The type of organization.'),
  property('parent', 'Parent organization', ['organization'], 'The organization above it.', {
    values: term(ORGANIZATION),
  }),
  property('place', 'Place', PARTIES, 'A locality or an address, also of a role.'),
  property('members_count', 'Number of members', ['organization'], 'How many memberships it has.', EXTENDS),
  property(
    'current_memberships',
    'Current memberships',
    ['person'],
    'Each current role, with its organization.',
    EXTENDS,
  ),
  property('verified_at', 'Verified at', PARTIES, 'When its newest citation was recorded.', EXTENDS),
  property('updated_at', 'Updated at', PARTIES, 'When the record last changed.', EXTENDS),
  property(
    'public_id',
    'Public id',
    PARTIES,
    'The id of the record, also if it was asked by a former one.',
    EXTENDS,
  ),
  property('former_ids', 'Former ids', PARTIES, 'Ids that lead to the record.', EXTENDS),
];

const BY_ID = new Map(PROPERTIES.map((one) => [one.id, one]));

export const findProperty = (id: string): Property | undefined => BY_ID.get(id);

/** The properties of the entities of a type; of all entities for an unknown type. */
export function propertiesOf(type: string | undefined): readonly Property[] {
  const kind = type === undefined ? undefined : parseType(type)?.kind;
  return kind === undefined ? PROPERTIES : PROPERTIES.filter(({ kinds }) => kinds.includes(kind));
}
