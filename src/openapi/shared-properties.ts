import type { Schema } from '../http/openapi-types.js';

type Schemas = Readonly<Record<string, Schema>>;

/** Minimum number of identical uses for a property to be shared. */
const MIN_USES = 2;

/**
 * Moves properties that several schemas share into separate schemas, named after them: `start_date` becomes
 * StartDate, and StartDateInput in request bodies. A property whose name is taken stays inline.
 */
export function shareProperties(schemas: Schemas): Schemas {
  const uses = new Map<string, number>();
  for (const schema of Object.values(schemas)) {
    for (const property of sharedOf(schema)) {
      const key = keyOf(schema, property);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  const shared: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const byUses = [...uses].filter(([, count]) => count >= MIN_USES).sort(([, a], [, b]) => b - a);
  for (const [key] of byUses) {
    const [name, schema] = JSON.parse(key) as [string, Schema];
    if (name in schemas || name in shared) continue;
    shared[name] = schema;
    names.set(key, name);
  }
  const refer = (schema: Schema): Schema => {
    if (!schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(([property, value]) => {
      const name = names.get(keyOf(schema, [property, value]));
      return [property, name === undefined ? value : { $ref: `#/components/schemas/${name}` }] as const;
    });
    return { ...schema, properties: Object.fromEntries(properties) };
  };
  const referring = Object.entries(schemas).map(([name, schema]) => [name, refer(schema)] as const);
  return { ...Object.fromEntries(referring), ...shared };
}

const SHARED: readonly unknown[] = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

/** Excludes enums, because Go declares each enum value once per package, and two enums may have a value in common. */
const sharedOf = (schema: Schema): (readonly [string, Schema])[] =>
  Object.entries(schema.properties ?? {}).filter(
    ([, property]) => property.enum === undefined && SHARED.includes([property.type].flat()[0]),
  );

/**
 * The name and content of a property's own schema. Request bodies use other names than responses, because their rules
 * differ.
 */
const keyOf = (schema: Schema, [property, value]: readonly [string, Schema]): string =>
  JSON.stringify([pascal(property) + (schema.additionalProperties === false ? 'Input' : ''), value]);

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
