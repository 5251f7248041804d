import { type DtoClass, fieldsOf } from '../http/dto.js';
import type { Parameter, Schema } from '../http/openapi-types.js';

/** Classes whose name in the document is not the class name without its suffix. */
const NAMES: Readonly<Record<string, string>> = { EmailAddressDto: 'EmailAddressItem' };

export const dtoSchemaName = (className: string): string => NAMES[className] ?? className.replace(/Dto$/, '');

/** Adapts a scanned schema to the document: names without suffixes, no additional properties. */
export function dtoSchema(scanned: Schema): Schema {
  const schema = rewritten(scanned) as Schema;
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

export const partSchema = (name: string, schema: Schema): Schema => ({
  description: CANONICAL[name]?.description ?? '',
  ...schema,
});

export const dtoParameter = ({ schema, required, ...parameter }: Parameter): Parameter => ({
  ...parameter,
  ...(required === true ? { required } : {}),
  schema: rewritten(schema) as Schema,
});

/** List filters also accept legacy ids; the document lists only public ids. */
export const isCanonical = ({ name }: Parameter): boolean =>
  !ALTERNATIVES.has(name) &&
  !/^(parent_organization|membership|place|name_alias|source_reference)_id$/.test(name);

/** The schema of a class that is validated item by item, and is therefore not a body. */
export const inputSchema = (description: string, dto: DtoClass): Schema => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    [...fieldsOf(dto)]
      .filter(([name]) => !ALTERNATIVES.has(name))
      .map(([name, field]) => {
        const { required: _, ...schema } = field.schema;
        return [name, schema];
      }),
  ),
  additionalProperties: false,
});

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== '$ref' || typeof item !== 'string') return [key, rewritten(item)];
      const end = item.lastIndexOf('/') + 1;
      return [key, item.slice(0, end) + dtoSchemaName(item.slice(end))];
    }),
  );
}

interface Canonical {
  /** Rules that the schema cannot express. */
  readonly description: string;
  /** Fields that only the canonical shape requires. */
  readonly required?: readonly string[];
  readonly optional?: boolean;
}

/** Descriptions of the body classes, with the rules between their fields. */
export const CANONICAL: Readonly<Record<string, Canonical>> = {
  CreatePerson: { description: 'At least one of `first_name` and `last_name`.' },
  UpdatePerson: { description: 'Absent fields stay unchanged; null clears a field.' },
  QuickAddPerson: { description: 'A `role` requires `organization_public_id`.' },
  CreateOrganization: { description: 'A new organization.' },
  UpdateOrganization: { description: 'Absent fields stay unchanged; null clears a field.' },
  QuickAddOrganization: { description: 'An organization, and optionally a person with a membership in it.' },
  CreateMembership: {
    description: 'A person’s role in an organization.',
    required: ['person_public_id', 'organization_public_id'],
  },
  UpdateMembership: { description: 'Absent fields stay unchanged; null clears a field.' },
  CreatePlace: {
    description:
      'Exactly one of `person_public_id`, `organization_public_id` and `membership_public_id`; and `address`, or both `latitude` and `longitude`.',
  },
  UpdatePlace: {
    description:
      'Absent fields stay unchanged; null clears a field. An owner id (at most one) moves the place to that record.',
  },
  CreateNameAlias: {
    description: 'Exactly one of `person_public_id` and `organization_public_id`.',
  },
  UpdateNameAlias: { description: 'Only the name can change.' },
  CreateSourceReference: {
    description:
      'Exactly one of `person_public_id`, `organization_public_id` and `membership_public_id`: the subject.',
  },
  UpdateSourceReference: {
    description: 'Absent fields stay unchanged; null clears a field.',
    optional: true,
  },
  UpdateDuplicate: { description: 'At least one of `status` and `note`.' },
  UpdateZeroResultSearch: { description: 'At least one of `completed` and `note`.' },
  UpdateResearchRequest: { description: '`queued` starts the research again.' },
  UpdateFinding: { description: 'With `status` `rejected`, no other field is allowed.' },
  AcceptFindings: { description: 'Findings to accept in one transaction.', required: ['findings'] },
  UndoMerge: { description: 'How to undo the merge.', optional: true },
  MergePeople: { description: 'The people to merge, and how.' },
  MergeOrganizations: { description: 'The organizations to merge, and how.' },
  Match: { description: 'What to match, and how.' },
  LookupBatch: { description: 'What to look up, and how to answer.' },
  Reconcile: { description: 'One of `queries` and `extend`; without either the reply is the manifest.' },
  Citation: { description: 'The source of a record or a change.' },
  NameAliasItem: { description: 'An alternate name of the record.' },
  EmailAddressItem: { description: 'An email address of the record.' },
  EmailAddressChange: { description: 'An email address of the record, to add, to verify or to remove.' },
  AcceptedFinding: { description: 'A finding to accept, with corrections.' },
  QuickAddMember: { description: 'A person to add with the organization, and the membership there.' },
};

/** Accepted fields that have a canonical counterpart. Only docs/request-bodies.md describes them. */
export const ALTERNATIVES: ReadonlySet<string> = new Set([
  'person_id',
  'organization_id',
  'placeable_type',
  'placeable_id',
  'aliasable_type',
  'aliasable_id',
]);
