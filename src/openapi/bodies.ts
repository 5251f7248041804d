import { IDS } from '../common/sample-ids.js';
import { RESOURCES } from '../database/resources.js';
import { MAX_ITEMS, type BodyShape } from '../http/body-shape.js';
import { bodyShapeOf, type DtoClass, fieldsOf } from '../http/dto.js';
import { orNull, schemaRef } from '../http/json-schema.js';
import type { Parameter, Schema } from '../http/openapi-types.js';
import type { BodyDocument } from '../records/resource-document.js';
import { RESOURCE_DOCUMENTS } from './chapters.js';

type Properties = Readonly<Record<string, Schema>>;

/** Classes whose name in the document is not the class name without its suffix. */
const NAMES: Readonly<Record<string, string>> = { EmailAddressDto: 'EmailAddressItem' };

export const dtoSchemaName = ({ name }: DtoClass): string => NAMES[name] ?? name.replace(/Dto$/, '');

/** The fields of a class: whether each is required, and its schema. */
const fieldSchemas = (dto: DtoClass) =>
  [...fieldsOf(dto)].map(([name, { type, list, schema, rule }]) => {
    const { required = false, nullable, description, example } = rule;
    const part = type && schemaRef(dtoSchemaName(type));
    const shown = (part && (list ? { type: 'array', items: part } : part)) ?? {
      ...schema,
      ...(description === undefined ? {} : { description }),
      ...(example === undefined ? {} : { example }),
    };
    return { name, required, schema: nullable ? nullableSchema(shown) : shown };
  });

/** Unlike `orNull`, keeps the pattern: a request has no unions. */
const nullableSchema = (schema: Schema): Schema =>
  typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : orNull(schema);

/** The schema of a class. It refers to the schemas of the classes of its fields. */
function dtoSchema(dto: DtoClass): Schema {
  const fields = fieldSchemas(dto);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** These classes, each after the classes of its fields. */
export function withParts(dtos: Iterable<DtoClass>, found = new Set<DtoClass>()): Set<DtoClass> {
  for (const dto of dtos) {
    const parts = [...fieldsOf(dto).values()].flatMap(({ type }) => type ?? []);
    withParts(parts, found).add(dto);
  }
  return found;
}

/** The schemas of a body, or of a part of bodies. */
export function dtoSchemas(dto: DtoClass): Readonly<Record<string, Schema>> {
  const name = dtoSchemaName(dto);
  const shape = bodyShapeOf(dto);
  if (shape) return bodySchemas(name, dtoSchema(dto), shape);
  return { [name]: { description: bodyDocument(name).description, ...dtoSchema(dto) } };
}

/** The schema of a class that is validated item by item, and is therefore not a body. */
export const inputSchema = (description: string, dto: DtoClass): Schema => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    fieldSchemas(dto).flatMap(({ name, schema }) => (ALTERNATIVE.test(name) ? [] : [[name, schema]])),
  ),
  additionalProperties: false,
});

/** Filters by legacy numbers, which the document omits, as it does the alternative fields of bodies. */
const LEGACY_FILTER = new RegExp(`^(parent_organization|${RESOURCES.join('|')})_id$`);

/** The query parameters that a class describes. */
export const queryParameters = (dto: DtoClass): Parameter[] =>
  fieldSchemas(dto).flatMap(({ name, required, schema: { description, ...schema } }) =>
    ALTERNATIVE.test(name) || LEGACY_FILTER.test(name)
      ? []
      : [
          {
            name,
            in: 'query',
            ...(description === undefined ? {} : { description }),
            ...(required ? { required } : {}),
            schema,
          },
        ],
  );

/**
 * The schemas of a request body in its canonical shape: the fields nested under the resource's key, next to the
 * citation under `source`. Quick adds are flat. `name` is the whole body, and `name` + `Fields` the nested object.
 * docs/request-bodies.md describes the other accepted shapes.
 */
function bodySchemas(name: string, fields: Schema, shape: BodyShape): Readonly<Record<string, Schema>> {
  const own = ownFields(name, fields, shape);
  const citation = citationOf(shape);
  const key = shape.nest[0];
  if (key === undefined) return { [name]: object(own.description, own, citation) };
  const nested = {
    properties: { [key]: schemaRef(`${name}Fields`) },
    required: bodyDocument(name).optional ? [] : [key],
  };
  const cited = shape.uncited ? 'perhaps' : (citation.required[0] ?? '');
  return {
    [name]: object(`The fields under \`${key}\`${CITED[cited]}.`, nested, citation),
    [`${name}Fields`]: own,
  };
}

/** Addition to the body's description, by the key of its citation. */
const CITED: Readonly<Record<string, string>> = {
  '': '',
  source: ', and the citation of the change under `source`',
  perhaps: ', and the citation of the change under `source`, except for a dry run',
  provenance: ' (optional), and the citation of the change under `provenance`',
};

interface Part {
  readonly properties: Properties;
  readonly required: readonly string[];
}

/** The record's own fields, under their canonical names. */
function ownFields(name: string, fields: Schema, shape: BodyShape): Schema & Part {
  const collections = shape.collections ?? [];
  const gathered = new Set(['citation', ...collections.map((collection) => collection.name)]);
  const { description, required = [] } = bodyDocument(name);
  const properties = Object.fromEntries(
    Object.entries(fields.properties ?? {})
      .filter(([field]) => !gathered.has(field) && !ALTERNATIVE.test(field))
      .map(([field, property]) => [field, withoutNull(property)]),
  );
  return object(description, {
    properties: {
      ...properties,
      ...Object.fromEntries(
        collections.map(({ name: list }) => collectionProperty(list, fields.properties?.[list]?.items)),
      ),
    },
    required: [...(fields.required ?? []).filter((field) => !gathered.has(field)), ...required],
  });
}

/** In the canonical shape, an object that other shapes allow to be null is absent. */
const withoutNull = (property: Schema): Schema => {
  const part = [...(property.anyOf ?? []), ...(property.oneOf ?? [])].find(({ $ref }) => $ref !== undefined);
  return part ?? property;
};

/** The canonical key of the citation; none if the record is itself the citation. */
function citationOf(shape: BodyShape): Part {
  const key = shape.citation.includes('source') ? 'source' : shape.citation[0];
  return key === undefined
    ? { properties: {}, required: [] }
    : { properties: { [key]: schemaRef('Citation') }, required: shape.uncited ? [] : [key] };
}

const COLLECTIONS: Readonly<Record<string, { readonly key: string; readonly schema: Schema }>> = {
  name_aliases: { key: 'aliases', schema: { description: 'Alternate names. PATCH adds them.' } },
  email_addresses: {
    key: 'emails',
    schema: { description: 'Email addresses. PATCH adds them, or removes those with `_destroy`.' },
  },
  findings: { key: 'findings', schema: { description: 'The findings to accept.', minItems: 1 } },
};

function collectionProperty(name: string, items: Schema | undefined): [string, Schema] {
  const collection = COLLECTIONS[name];
  if (!collection || !items) throw new Error(`bodies.ts has no canonical key for the collection ${name}`);
  return [collection.key, { type: 'array', ...collection.schema, items, maxItems: MAX_ITEMS }];
}

/** An object schema with the properties of all parts, which allows no others. */
function object(description: string | undefined, ...parts: readonly Partial<Part>[]): Schema & Part {
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Properties,
    required,
    additionalProperties: false,
  };
}

/** Accepted fields that have a canonical counterpart. Only docs/request-bodies.md describes them. */
const ALTERNATIVE = /^(person|organization)_id$|able_(type|id)$/;

/** Each body, and each part of bodies: its description, with the rules between fields, and an example of a body. */
export const BODY_DOCUMENTS: Readonly<Record<string, Omit<BodyDocument, 'example'> & { example?: unknown }>> =
  {
    ...(Object.assign({}, ...RESOURCE_DOCUMENTS.map(([, { bodies }]) => bodies)) as Record<
      string,
      BodyDocument
    >),
    CreateDuplicate: {
      description: 'The record’s fields.',
      example: {
        duplicate: { public_ids: [IDS.person, IDS.otherPerson], status: 'not_duplicate', note: 'Namesakes.' },
      },
    },
    UpdateDuplicate: {
      description: 'At least one of `status` and `note`.',
      example: { duplicate: { note: 'Namesakes, says the register.' } },
    },
    UpdateZeroResultSearch: {
      description: 'At least one of `completed` and `note`.',
      example: { zero_result_search: { completed: true, note: 'Added.' } },
    },
    UpdateResearchRequest: {
      description: '`queued` starts the research again.',
      example: { research_request: { status: 'queued' } },
    },
    UpdateFinding: {
      description: 'With `status` `rejected`, no other field is allowed.',
      example: { finding: { status: 'accepted', value: { role: 'keeper', start_date: '2026-01-31' } } },
    },
    AcceptFindings: {
      description: 'Findings to accept in one transaction.',
      required: ['findings'],
      example: { findings: [{ id: 1 }, { id: 2, value: { address: 'office@lanternroom.example' } }] },
    },
    UndoMerge: {
      description: 'How to undo the merge.',
      optional: true,
      example: { merge: { dry_run: true } },
    },
    MergePeople: {
      description: 'The people to merge, and how.',
      example: {
        merge: { public_ids: [IDS.otherPerson], fields: { last_name: IDS.otherPerson }, dry_run: true },
      },
    },
    MergeOrganizations: {
      description: 'The organizations to merge, and how.',
      example: { merge: { public_ids: [IDS.withoutMembers], dry_run: true } },
    },
    Match: {
      description: 'What to match, and how.',
      example: {
        queries: {
          a: { type: 'person', name: 'I. Solberg', organization: { domain: 'harbourlight.example' } },
          b: { type: 'organization', name: 'Harbour Light' },
        },
      },
    },
    LookupBatch: {
      description: 'What to look up, and how to answer.',
      example: {
        items: [{ ref: 'a', email: 'ingrid@solberg.example' }, { domain: 'nowhere.example' }],
        skip_research_queue: true,
      },
    },
    Reconcile: {
      description: 'One of `queries` and `extend`; without either the reply is the manifest.',
      example: { queries: JSON.stringify({ q0: { query: 'Ingrid Solberg', type: 'person' } }) },
    },
    Citation: { description: 'The source of a record or a change.' },
    NameAliasItem: { description: 'An alternate name of the record.' },
    EmailAddressItem: { description: 'An email address of the record.' },
    EmailAddressChange: { description: 'An email address of the record, to add, to verify or to remove.' },
    AcceptedFinding: { description: 'A finding to accept, with corrections.' },
    QuickAddMember: { description: 'A person to add with the organization, and the membership there.' },
  };

export function bodyDocument(name: string): (typeof BODY_DOCUMENTS)[string] {
  const document = BODY_DOCUMENTS[name];
  if (document) return document;
  throw new Error(`bodies.ts does not describe ${name}`);
}
