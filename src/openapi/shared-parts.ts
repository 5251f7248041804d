import { isDeepStrictEqual } from 'node:util';
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Ref,
  Response,
} from '../http/openapi-types.js';

type Paths = OpenApiDocument['paths'];

/** Collects shared responses, by name. */
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
  const uses = new Map<string, number>();
  for (const parameter of Object.values(paths).flatMap(parametersOf)) {
    const text = JSON.stringify(parameter);
    uses.set(text, (uses.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const parameters: Record<string, Parameter> = {};
  for (const [text, count] of uses) {
    const parameter = JSON.parse(text) as Parameter;
    if (count < 2) continue;
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
  const shared = name.replaceAll(/(?:^|[_-])([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
  let unique = shared;
  for (let number = 2; unique in taken; number++) unique = `${shared}${number}`;
  return unique;
}

const mapValues = <T extends object, V>(object: T, map: (value: V) => V): T =>
  Object.fromEntries(
    Object.entries<V>(object as Record<string, V>).map(([key, value]) => [key, map(value)]),
  ) as T;
