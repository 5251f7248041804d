import { MAX_ITEMS, type BodyShape } from '../http/body-shape.js';
import type { Schema } from '../http/openapi-types.js';
import { ALTERNATIVES, CANONICAL } from './dto-schemas.js';
import { schemaRef } from '../http/json-schema.js';

type Properties = Readonly<Record<string, Schema>>;

/**
 * The schemas of a request body in its canonical shape: the fields nested under the resource's key, next to the
 * citation under `source`. Quick adds are flat. `name` is the whole body, and `name` + `Fields` the nested object.
 * docs/request-bodies.md describes the other accepted shapes.
 *
 * @param fields the schema of the body's class, which has citation and collections under internal names
 */
export function bodySchemas(
  name: string,
  fields: Schema,
  shape: BodyShape,
): Readonly<Record<string, Schema>> {
  const own = ownFields(name, fields, shape);
  const citation = citationOf(shape);
  const key = shape.nest[0];
  if (key === undefined) return { [name]: object(own.description, own, citation) };
  const nested = {
    properties: { [key]: schemaRef(`${name}Fields`) },
    required: CANONICAL[name]?.optional === true ? [] : [key],
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
  const { description = 'The record’s fields.', required = [] } = CANONICAL[name] ?? {};
  const properties = Object.fromEntries(
    Object.entries(fields.properties ?? {})
      .filter(([field]) => !gathered.has(field) && !ALTERNATIVES.has(field))
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
