import { Ajv, type SchemaObject } from 'ajv';

/**
 * Restates the JSON schemas that the Reconciliation Service API 0.2 publishes for responses
 * (https://reconciliation-api.github.io/specs/0.2/schemas/).
 */
const text = { type: 'string' };
const list = (items: SchemaObject) => ({ type: 'array', items });
const object = (required: string[], properties: Record<string, SchemaObject>) => ({
  type: 'object',
  required,
  properties,
});
/** Allows these members only. */
const exactly = (properties: Record<string, SchemaObject>, optional: Record<string, SchemaObject> = {}) => ({
  ...object(Object.keys(properties), { ...properties, ...optional }),
  additionalProperties: false,
});
/** Accepts a type as an object with id and name, or as an id. */
const typeName = { oneOf: [object(['id'], { id: text, name: text }), text] };
/** Accepts a type with its broader types, which may have broader types themselves. */
const TYPE = {
  $id: 'type',
  ...object(['id', 'name'], { id: text, name: text, description: text, broader: list({ $ref: 'type' }) }),
};
const typeDefinition = { $ref: 'type' };
const TEMPLATE = { type: 'string', pattern: '\\{\\{id\\}\\}' };

const setting = (type: string, standard: SchemaObject, more: Record<string, SchemaObject> = {}) =>
  object(['type', 'label', 'name', ...Object.keys(more)], {
    type: { const: type },
    default: standard,
    label: text,
    name: text,
    help_text: text,
    ...more,
  });

const service = object([], {
  service_url: text,
  service_path: text,
  flyout_service_url: text,
  flyout_service_path: { type: 'string', pattern: '\\$\\{id\\}' },
});

const SCHEMAS = {
  manifest: object(['versions', 'name', 'identifierSpace', 'schemaSpace'], {
    versions: { ...list(text), contains: { const: '0.2' } },
    name: text,
    identifierSpace: text,
    schemaSpace: text,
    documentation: text,
    serviceVersion: text,
    logo: text,
    view: object(['url'], { url: TEMPLATE }),
    feature_view: object(['url'], { url: TEMPLATE }),
    defaultTypes: { ...list(typeDefinition), uniqueItems: true },
    suggest: object([], { entity: service, type: service, property: service }),
    preview: object(['url', 'width', 'height'], {
      url: TEMPLATE,
      width: { type: 'integer' },
      height: { type: 'integer' },
    }),
    extend: object([], {
      propose_properties: object([], { service_url: text, service_path: text }),
      property_settings: list({
        oneOf: [
          setting('number', { type: 'number' }),
          setting('text', text),
          setting('checkbox', { type: 'boolean' }),
          setting('select', text, { choices: list(object(['value', 'name'], { value: text, name: text })) }),
        ],
      }),
    }),
  }),
  results: {
    type: 'object',
    additionalProperties: object(['result'], {
      result: list(
        object(['id', 'name', 'score'], {
          id: text,
          name: text,
          description: text,
          score: { type: 'number' },
          match: { type: 'boolean' },
          // OpenRefine accepts only a list.
          type: list(typeName),
          features: list(
            object([], { id: text, value: { oneOf: [{ type: 'boolean' }, { type: 'number' }] } }),
          ),
        }),
      ),
    }),
  },
  suggestedEntities: object(['result'], {
    result: list(
      object(['id', 'name'], { id: text, name: text, description: text, notable: list(typeName) }),
    ),
  }),
  suggestedTypes: object(['result'], { result: list(typeDefinition) }),
  suggestedProperties: object(['result'], {
    result: list(object(['id', 'name'], { id: text, name: text, description: text })),
  }),
  extension: object(['meta', 'rows'], {
    meta: list(
      object(['id', 'name'], {
        id: text,
        name: text,
        type: object(['id'], { id: text, name: text }),
        service: { type: 'string', pattern: '^https?://' },
      }),
    ),
    rows: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: list({
          oneOf: [
            exactly({}),
            exactly({ id: text, name: text }, { description: text }),
            exactly({ str: text }),
            exactly({ float: { type: 'number' } }),
            exactly({ int: { type: 'integer' } }),
            exactly({
              date: {
                type: 'string',
                pattern:
                  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)?$',
              },
            }),
          ],
        }),
      },
    },
  }),
  properties: object(['properties'], {
    type: text,
    properties: list(object(['id', 'name'], { id: text, name: text })),
  }),
} satisfies Record<string, SchemaObject>;

const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true }).addSchema(TYPE);

/** Fails unless the body follows the protocol's schema. */
export function expectProtocol(schema: keyof typeof SCHEMAS, body: unknown): void {
  const validate = ajv.compile(SCHEMAS[schema]);
  if (!validate(body)) throw new Error(`This is no ${schema}: ${ajv.errorsText(validate.errors)}`);
}
