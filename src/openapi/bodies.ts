import { MAX_ITEMS, type BodyShape, type Collection } from '../http/body-shape.js';
import type { Schema } from '../http/openapi-types.js';
import { MAX_EMAIL } from '../values/email.js';
import { MAX_TEXT, TEXT_PATTERN } from '../values/text.js';
import { WEB_URL } from '../values/web-url.js';
import { RULES } from './body-rules.js';
import { orNull, schemaRef, text } from './schemas/schema.js';

type Properties = Readonly<Record<string, Schema>>;

/**
 * The schemas of a request body in every shape in which it is accepted: `name` for the whole body, and for one that
 * may be nested `name` + `Fields` for what is nested.
 *
 * @param fields the schema of the body's class, whose citation and collections are under internal names
 */
export function bodySchemas(
  name: string,
  fields: Schema,
  shape: BodyShape,
): Readonly<Record<string, Schema>> {
  const own = ownFields(name, fields, shape);
  const citation = citationOf(shape);
  const flat = joined(own, citation);
  if (shape.nest.length === 0) {
    return { [name]: { ...flat, description: sentences(own.description, citation.description) } };
  }
  const collections = collectionsOf(shape);
  const nested = shape.nest.map((key) => ({
    title: `Nested under ${key}`,
    ...joined(
      {
        type: 'object',
        properties: { [key]: schemaRef(`${name}Fields`), ...collections },
        required: [key],
        additionalProperties: false,
      },
      citation,
    ),
  }));
  const where = shape.nest.map((key) => `\`${key}\``).join(' or ');
  return {
    [name]: {
      description: sentences(
        `The fields stand nested under ${where}, or flat at the top.`,
        citation.description,
      ),
      oneOf: [...nested, { title: 'Flat', ...flat }],
    },
    [`${name}Fields`]: own,
  };
}

/** The record's own fields, by the names that a client writes. */
function ownFields(name: string, fields: Schema, shape: BodyShape): Schema {
  const gathered = new Set(['citation', ...(shape.collections ?? []).map((collection) => collection.name)]);
  const properties = Object.fromEntries(
    Object.entries(fields.properties ?? {}).filter(([field]) => !gathered.has(field)),
  );
  const own: Schema = {
    type: 'object',
    properties: { ...properties, ...collectionsOf(shape) },
    required: (fields.required ?? []).filter((field) => !gathered.has(field)),
    additionalProperties: false,
  };
  return withCategory({ description: 'The record’s fields.', ...own, ...RULES[name] });
}

/** `category` is accepted in place of `source_category`, wherever that is a field. */
export function withCategory(schema: Schema): Schema {
  const category = schema.properties?.['source_category'];
  if (!category) return schema;
  const required = schema.required ?? [];
  return {
    ...schema,
    properties: {
      ...schema.properties,
      category: { ...category, description: 'The same as source_category; not beside it.' },
    },
    required: required.filter((field) => field !== 'source_category'),
    allOf: [
      ...(schema.allOf ?? []),
      required.includes('source_category') ? exactlyOne(CATEGORY_KEYS) : { not: { required: CATEGORY_KEYS } },
    ],
  };
}

const CATEGORY_KEYS = ['source_category', 'category'] as const;

const exactlyOne = (keys: readonly string[]): Schema => ({ oneOf: keys.map((key) => ({ required: [key] })) });

/** Null is the same as absent. */
const exactlyOneValue = (keys: readonly string[]): Schema => ({
  oneOf: keys.map((key) => ({ required: [key], properties: { [key]: { not: { type: 'null' } } } })),
});

/** The keys under which the citation may stand, exactly one of which is to be given. */
function citationOf(shape: BodyShape): Schema {
  const properties: Record<string, Schema> = Object.fromEntries(
    shape.citation.map((key) => [key, schemaRef('Citation')]),
  );
  if (shape.sourceUrl) {
    properties['source_url'] = {
      ...text('A citation of the category `internal` that has nothing but its URL.'),
      format: 'uri',
      pattern: WEB_URL,
      maxLength: 2_048,
    };
  }
  const keys = Object.keys(properties);
  if (keys.length === 0) return {};
  const named = keys.map((key) => `\`${key}\``).join(', ');
  if (keys.length === 1) {
    return {
      properties,
      description: `The citation stands beside them under ${named}.`,
      required: keys,
    };
  }
  return {
    properties: Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, orNull(schema)])),
    description: `The citation stands at the top, under exactly one of ${named}.`,
    allOf: [exactlyOneValue(keys)],
  };
}

function collectionsOf(shape: BodyShape): Properties {
  return Object.fromEntries((shape.collections ?? []).flatMap(collectionKeys));
}

/** What a collection holds, by what a mere string stands for in it: the schemas of its objects, and of such strings. */
const ITEMS: Readonly<Record<string, { readonly item: string; readonly written: Schema }>> = {
  address: { item: 'EmailAddressItem', written: { type: 'string', format: 'email', maxLength: MAX_EMAIL } },
  name: {
    item: 'NameAliasItem',
    written: { type: 'string', minLength: 1, maxLength: MAX_TEXT, pattern: TEXT_PATTERN },
  },
  id: { item: 'AcceptedFinding', written: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } },
};

function collectionKeys(collection: Collection): [string, Schema][] {
  const { item, written } = ITEMS[collection.property]!;
  const items: Schema = { anyOf: [written, schemaRef(item)] };
  const list: Schema = {
    ...orNull({ type: 'array' }),
    description: `Strings, or objects with \`${collection.property}\`.`,
    items,
    maxItems: MAX_ITEMS,
  };
  const lists = collection.keys.map((key): [string, Schema] => [key, list]);
  if (collection.single === undefined) return lists;
  return [...lists, [collection.single, { ...orNull(written), description: 'A single one.' }]];
}

/** Both sets of properties, required fields and rules. */
function joined(one: Schema, other: Schema): Schema {
  const required = [...(one.required ?? []), ...(other.required ?? [])];
  const allOf = [...(one.allOf ?? []), ...(other.allOf ?? [])];
  return {
    type: 'object',
    properties: { ...one.properties, ...other.properties },
    ...(required.length > 0 ? { required } : {}),
    ...(allOf.length > 0 ? { allOf } : {}),
    additionalProperties: false,
  };
}

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
