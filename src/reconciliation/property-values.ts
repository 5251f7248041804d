import type { EntityKind } from './vocabulary.js';

/** A value of a property, in the form of the protocol. */
export type Cell =
  | { readonly str: string }
  | { readonly id: string; readonly name: string }
  | { readonly date: string }
  | { readonly int: number };

export interface Settings {
  readonly limit: number;
  readonly currentOnly: boolean;
}

interface OrganizationSummary {
  readonly public_id: string;
  readonly name: string;
}

interface Membership {
  readonly id: number;
  readonly role: string;
  readonly title: string | null;
  readonly current: boolean;
  readonly organization: OrganizationSummary;
}

interface Parts {
  readonly email_addresses: readonly { readonly address: string }[];
  readonly places: readonly { readonly name: string | null; readonly address: string | null }[];
}

/** The parts of a membership of a person. */
export interface RoleParts extends Parts {
  readonly current: boolean;
}

/** The fields of full records that properties use. */
export interface FullRecord extends Parts {
  readonly kind: EntityKind;
  readonly public_id: string;
  readonly updated_at: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly domain?: string | null;
  readonly organization_type?: string | null;
  readonly parent_organization?: OrganizationSummary | null;
  readonly members_count?: number;
  readonly memberships?: readonly Membership[];
  readonly name_aliases: readonly { readonly name: string }[];
  readonly source_references: readonly { readonly recorded_at: string }[];
  readonly formerIds?: readonly string[];
  /** The current ones first. */
  readonly roles?: readonly RoleParts[];
}

type Read = (record: FullRecord, settings: Settings) => readonly (Cell | null)[];

const text = (value: string | null | undefined): Cell | null => (value ? { str: value } : null);
const entity = (organization: OrganizationSummary | null | undefined): Cell | null =>
  organization ? { id: organization.public_id, name: organization.name } : null;

/** The current ones first, then the newest. */
const membershipsOf = ({ memberships = [] }: FullRecord, { currentOnly }: Settings): readonly Membership[] =>
  memberships
    .filter(({ current }) => current || !currentOnly)
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.id - a.id);

/** The parts of the record, then those of its roles. */
const partsOf = (record: FullRecord, { currentOnly }: Settings): readonly Parts[] => [
  record,
  ...(record.roles ?? []).filter(({ current }) => current || !currentOnly),
];

const READS: Readonly<Record<string, Read>> = {
  email: (record, settings) =>
    partsOf(record, settings).flatMap(({ email_addresses }) =>
      email_addresses.map(({ address }) => text(address)),
    ),
  first_name: ({ first_name }) => [text(first_name)],
  last_name: ({ last_name }) => [text(last_name)],
  alias: ({ name_aliases }) => name_aliases.map(({ name }) => text(name)),
  organization: (record, settings) =>
    membershipsOf(record, settings).map(({ organization }) => entity(organization)),
  role: (record, settings) => membershipsOf(record, settings).map(({ role }) => text(role)),
  title: (record, settings) => membershipsOf(record, settings).map(({ title }) => text(title)),
  domain: ({ domain }) => [text(domain)],
  organization_type: ({ organization_type }) => [text(organization_type)],
  parent: ({ parent_organization }) => [entity(parent_organization)],
  place: (record, settings) =>
    partsOf(record, settings).flatMap(({ places }) =>
      places.map(({ name, address }) => text([name, address].filter((part) => part !== null).join(', '))),
    ),
  members_count: ({ members_count }) => (members_count === undefined ? [] : [{ int: members_count }]),
  current_memberships: (record, settings) =>
    membershipsOf(record, { ...settings, currentOnly: true }).map(({ title, role, organization }) =>
      text(`${title ?? role}, ${organization.name}`),
    ),
  verified_at: ({ source_references }) =>
    source_references
      .map(({ recorded_at }) => recorded_at)
      .toSorted()
      .slice(-1)
      .map((date) => ({ date })),
  updated_at: ({ updated_at }) => [{ date: updated_at }],
  public_id: ({ public_id }) => [text(public_id)],
  former_ids: ({ formerIds = [] }) => formerIds.map(text),
};

/** The values of a property of a record, each once. */
export function valuesOf(property: string, record: FullRecord, settings: Settings): readonly Cell[] {
  const cells = (READS[property]?.(record, settings) ?? []).filter((cell) => cell !== null);
  const unique = new Map(cells.map((cell) => [JSON.stringify(cell), cell]));
  return [...unique.values()].slice(0, settings.limit);
}
