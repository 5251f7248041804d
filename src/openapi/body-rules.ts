import { CITED_SUBJECTS } from '../source-references/dto/source-reference.dto.js';
import { ALIAS_OWNERS } from '../name-aliases/dto/name-alias.dto.js';
import { PLACE_OWNERS } from '../places/dto/place.dto.js';
import type { Schema } from '../http/openapi-types.js';

const oneOf = (...choices: readonly (readonly string[])[]): Schema => ({
  oneOf: choices.map((required) => ({ required })),
});

const anyOf = (...choices: readonly (readonly string[])[]): Schema => ({
  anyOf: choices.map((required) => ({ required })),
});

const together = (one: string, other: string): Schema => ({
  dependentRequired: { [one]: [other], [other]: [one] },
});

const COORDINATES: Schema = {
  required: ['latitude', 'longitude'],
  properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
};

const ids = (kinds: readonly string[]) => kinds.map((kind) => [`${kind}_public_id`]);

/** What the bodies' classes are for, and what they check between fields (their `problems()`), as schemas can say it. */
export const RULES: Readonly<Record<string, Pick<Schema, 'description' | 'allOf'>>> = {
  CreatePerson: {
    description: 'At least one of first_name and last_name.',
    allOf: [
      {
        anyOf: ['first_name', 'last_name'].map((name) => ({
          required: [name],
          properties: { [name]: { type: 'string' } },
        })),
      },
    ],
  },
  CreateMembership: {
    description: 'The person and the organization, each by its public id or by its legacy number.',
    allOf: [
      oneOf(['person_public_id'], ['person_id']),
      oneOf(['organization_public_id'], ['organization_id']),
    ],
  },
  CreatePlace: {
    description: 'Exactly one owner, and an address, or latitude and longitude.',
    allOf: [
      oneOf(...ids(PLACE_OWNERS), ['placeable_type', 'placeable_id']),
      { anyOf: [{ required: ['address'], properties: { address: { type: 'string' } } }, COORDINATES] },
      { anyOf: [COORDINATES, { properties: { latitude: { type: 'null' }, longitude: { type: 'null' } } }] },
      together('placeable_type', 'placeable_id'),
    ],
  },
  UpdatePlace: {
    description: 'At most one owner, to which the place then moves.',
    allOf: [together('placeable_type', 'placeable_id')],
  },
  CreateNameAlias: {
    description: 'Exactly one owner.',
    allOf: [
      oneOf(...ids(ALIAS_OWNERS), ['aliasable_type', 'aliasable_id']),
      together('aliasable_type', 'aliasable_id'),
    ],
  },
  CreateSourceReference: {
    description: 'Exactly one subject.',
    allOf: [oneOf(...ids(CITED_SUBJECTS))],
  },
  Citation: { description: 'Where a record, or a change of it, comes from.' },
  NameAliasItem: { description: 'Another name of the record.' },
  EmailAddressItem: { description: 'An email address of the record.' },
  UpdateZeroResultSearch: {
    description: 'At least one of completed and note.',
    allOf: [anyOf(['completed'], ['note'])],
  },
  UpdateFinding: { description: 'What is rejected takes nothing else.' },
  AcceptFindings: {
    description: 'The findings, in one of the two ways.',
    allOf: [
      {
        oneOf: [
          { required: ['finding_ids'] },
          { required: ['findings'], properties: { findings: { type: 'array', minItems: 1 } } },
        ],
      },
    ],
  },
  AcceptedFinding: { description: 'A finding to accept, and what is to be said of it.' },
  QuickAddMember: { description: 'A person to add with the organization, and its membership there.' },
};
