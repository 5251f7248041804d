import { isDeepStrictEqual } from 'node:util';
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Ref,
  Response,
  Schema,
} from '../http/openapi-types.js';
import { pascal } from '../values/text.js';

type Paths = OpenApiDocument['paths'];

export class SharedResponses {
  readonly all: Record<string, Response> = {};

  /** Returns a reference to the response, or the response itself if a different one has the same name. */
  add(name: string, response: Response): Response | Ref {
    this.all[name] ??= response;
    return isDeepStrictEqual(this.all[name], response)
      ? { $ref: `#/components/responses/${name}` }
      : response;
  }
}

/** Moves parameters that several operations share into components named after them. */
export function shareParameters(paths: Paths): {
  readonly paths: Paths;
  readonly parameters: Readonly<Record<string, Parameter>>;
} {
  const texts = Object.values(paths)
    .flatMap(parametersOf)
    .map((parameter) => JSON.stringify(parameter));
  const names = new Map<string, string>();
  const parameters: Record<string, Parameter> = {};
  for (const [text] of repeated(texts)) {
    const parameter = JSON.parse(text) as Parameter;
    const name = nameOf(parameter, parameters);
    names.set(text, name);
    parameters[name] = parameter;
  }
  const shared = (parameter: Parameter | Ref): Parameter | Ref => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  const withRefs = (operation: Operation): Operation => ({
    ...operation,
    parameters: operation.parameters.map(shared),
  });
  return {
    paths: mapValues(paths, (item: PathItem) => mapValues(item, withRefs)),
    parameters,
  };
}

const parametersOf = (item: PathItem): Parameter[] =>
  Object.values<Operation>(item)
    .flatMap((operation) => operation.parameters)
    .filter((parameter): parameter is Parameter => !('$ref' in parameter));

/** Converts `per_page` to PerPage; to PerPage2 if another parameter has this name. */
function nameOf({ name }: Parameter, taken: Readonly<Record<string, Parameter>>): string {
  const shared = pascal(name);
  let unique = shared;
  for (let number = 2; unique in taken; number++) unique = `${shared}${number}`;
  return unique;
}

const mapValues = <T extends object, V>(object: T, map: (value: V) => V): T =>
  Object.fromEntries(
    Object.entries<V>(object as Record<string, V>).map(([key, value]) => [key, map(value)]),
  ) as T;

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Moves properties that several schemas share into separate schemas, named after them: `start_date` becomes
 * StartDate, and StartDateInput in request bodies. A property whose name is taken stays inline.
 */
export function shareProperties(schemas: Schemas): Schemas {
  const keys = Object.values(schemas).flatMap((schema) =>
    sharedOf(schema).map((property) => keyOf(schema, property)),
  );
  const shared: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const byUses = repeated(keys).sort(([, a], [, b]) => b.length - a.length);
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

/** The texts that occur more than once, each with all of its occurrences. */
const repeated = (texts: readonly string[]): (readonly [string, readonly string[]])[] =>
  [...Map.groupBy(texts, (text) => text)].filter(([, all]) => all.length > 1);
