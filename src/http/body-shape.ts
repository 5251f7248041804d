import { shownKey, type Problem } from '../common/errors.js';
import { isRecord } from '../values/json.js';

/** The accepted shapes of a body. */
export interface BodyShape {
  /** Keys under which the fields may be nested, the canonical one first; empty if they may not be nested. */
  readonly nest: readonly string[];
  /** Keys that may hold the citation; empty if the record is itself a citation. */
  readonly citation: readonly string[];
  /** Some calls need no citation; the class checks which. */
  readonly uncited?: boolean;
  /** A quick add also takes `source_url` in place of a citation. */
  readonly sourceUrl?: boolean;
  readonly collections?: readonly Collection[];
}

/** A list under any of `keys`; a string or a number stands for an object with `property`. */
export interface Collection {
  readonly name: string;
  readonly keys: readonly string[];
  readonly property: string;
  /** A key with a single item instead of a list. */
  readonly single?: string;
}

export const CITATION_KEYS = ['source_reference', 'source', 'citation'] as const;

export const NAME_ALIASES: Collection = {
  name: 'name_aliases',
  keys: ['name_aliases_attributes', 'aliases'],
  property: 'name',
};
export const EMAIL_ADDRESSES: Collection = {
  name: 'email_addresses',
  keys: ['email_addresses_attributes', 'emails'],
  property: 'address',
};

/** Quick adds also accept the collection under its own name, and a single `email`. */
export const QUICK_NAME_ALIASES: Collection = {
  ...NAME_ALIASES,
  keys: [...NAME_ALIASES.keys, 'name_aliases'],
};
export const QUICK_EMAIL_ADDRESSES: Collection = { ...EMAIL_ADDRESSES, single: 'email' };

/** Maximum number of items in a collection. */
export const MAX_ITEMS = 100;

/** A body as one flat object, with the original path of each value. */
export class ShapedBody {
  readonly fields: Record<string, unknown> = {};
  readonly problems: Problem[] = [];
  private readonly origins = new Map<string, string>();

  /** Records that the value at `path` comes from `origin` in the body. */
  moved(path: string, origin: string): void {
    this.origins.set(path, origin);
  }

  /** The client's path for a path in `fields`; the longest known prefix decides. */
  written(path: string): string {
    for (let end = path.length; end > 0; end--) {
      const boundary = end === path.length || path[end] === '.' || path[end] === '[';
      const origin = boundary ? this.origins.get(path.slice(0, end)) : undefined;
      if (origin !== undefined) return origin + path.slice(end);
    }
    return (this.origins.get('') ?? '') + path;
  }

  problem(field: string, code: string, message: string): void {
    this.problems.push({ field, code, message });
  }
}

/**
 * Converts any accepted shape of a body to one flat object: the fields, each collection under its name, the citation
 * under `citation`. Keys outside `known` are problems.
 */
export function shapeBody(
  body: Readonly<Record<string, unknown>>,
  shape: BodyShape,
  known: ReadonlySet<string>,
): ShapedBody {
  const shaped = new ShapedBody();
  const rest = new Map(Object.entries(body));
  const collections = shape.collections ?? [];
  const own = ownFields(known, collections);
  takeCitation(shaped, rest, shape);
  takeCollections(shaped, rest, '', collections);

  const nested = shape.nest.filter((key) => rest.has(key));
  const nest = nested[0];
  if (nest === undefined) {
    takeFields(shaped, rest, '', own);
  } else {
    for (const key of rest.keys()) {
      if (key === nest) continue;
      if (nested.includes(key)) shaped.problem(key, 'conflict', `must not be combined with ${nest}`);
      else
        shaped.problem(
          shownKey(key),
          'unknown_field',
          isField(key, own) ? `must be inside ${nest}, or omit ${nest}` : NO_FIELD,
        );
    }
    const inner = rest.get(nest);
    // A missing field is reported where the client wrote the others.
    shaped.moved('', `${nest}.`);
    if (isRecord(inner)) {
      const within = new Map(Object.entries(inner));
      takeCollections(shaped, within, `${nest}.`, collections);
      takeFields(shaped, within, `${nest}.`, own);
    } else {
      shaped.problem(nest, 'invalid_type', 'must be an object');
    }
  }
  return shaped;
}

const NO_FIELD = 'is not a field of this request';
const NOT_BOTH = 'must not be combined with source_category';

/** Whether a body may have the key where its fields are; `category` stands for `source_category`. */
const isField = (key: string, own: ReadonlySet<string>): boolean =>
  own.has(key) || (key === 'category' && own.has('source_category'));

/** The fields without citation and collections, which have their own keys. */
function ownFields(known: ReadonlySet<string>, collections: readonly Collection[]): ReadonlySet<string> {
  const gathered = new Set(['citation', ...collections.map(({ name }) => name)]);
  return new Set([...known].filter((name) => !gathered.has(name)));
}

function takeFields(
  shaped: ShapedBody,
  from: Map<string, unknown>,
  prefix: string,
  known: ReadonlySet<string>,
): void {
  for (const [key, value] of from) {
    if (known.has(key)) {
      shaped.fields[key] = value;
      shaped.moved(key, prefix + key);
    } else if (!isField(key, known)) {
      shaped.problem(prefix + shownKey(key), 'unknown_field', NO_FIELD);
    } else if (from.has('source_category')) {
      shaped.problem(prefix + key, 'conflict', NOT_BOTH);
    } else {
      shaped.fields['source_category'] = value;
      shaped.moved('source_category', prefix + key);
    }
  }
}

function takeCitation(shaped: ShapedBody, rest: Map<string, unknown>, shape: BodyShape): void {
  const keys = [...shape.citation, ...(shape.sourceUrl ? ['source_url'] : [])];
  // A missing citation is reported at the top level, whatever else is nested.
  shaped.moved('citation', keys[0] ?? 'citation');
  const written = keys.filter((key) => rest.has(key));
  const given = written.filter((key) => rest.get(key) !== null);
  for (const extra of given.slice(1))
    shaped.problem(extra, 'conflict', `must not be combined with ${given[0]!}`);
  const key = given[0] ?? written[0];
  if (key === undefined) {
    if (keys.length > 1 && !shape.uncited)
      shaped.problem(keys[0]!, 'required', requiredUnless(keys.slice(1)));
    return;
  }
  const value = rest.get(key);
  shaped.moved('citation', key);
  if (key === 'source_url') {
    shaped.fields['citation'] = { source_category: 'internal', url: value };
    shaped.moved('citation.url', key);
  } else {
    shaped.fields['citation'] = isRecord(value) ? renameCategory(shaped, value, key) : value;
  }
  for (const one of written) rest.delete(one);
}

const ALTERNATIVES = '; alternatives: ';

/** The message of a required field that has alternatives. */
export const requiredUnless = (others: readonly string[]): string =>
  `is required${ALTERNATIVES}${others.join(', ')}`;

/** The same message for a form, which has one field for the value. */
export const withoutAlternatives = (message: string): string => message.split(ALTERNATIVES)[0]!;

/** A citation block may use `category` in place of `source_category`. */
function renameCategory(
  shaped: ShapedBody,
  block: Record<string, unknown>,
  key: string,
): Record<string, unknown> {
  if (!Object.hasOwn(block, 'category')) return block;
  const { category, ...others } = block;
  if (Object.hasOwn(block, 'source_category')) {
    shaped.problem(`${key}.category`, 'conflict', NOT_BOTH);
    return others;
  }
  shaped.moved('citation.source_category', `${key}.category`);
  return { ...others, source_category: category };
}

function takeCollections(
  shaped: ShapedBody,
  from: Map<string, unknown>,
  prefix: string,
  collections: readonly Collection[],
): void {
  for (const collection of collections) {
    const items = (shaped.fields[collection.name] as unknown[] | undefined) ?? [];
    const add = (item: unknown, origin: string) => {
      const path = `${collection.name}[${items.length}]`;
      shaped.moved(path, origin);
      if (isRecord(item)) {
        items.push(item);
      } else if (typeof item === 'string' || typeof item === 'number') {
        items.push({ [collection.property]: item });
        shaped.moved(`${path}.${collection.property}`, origin);
      } else {
        shaped.problem(origin, 'invalid_type', 'must be a string or an object');
      }
    };
    for (const key of collection.keys) {
      const value = from.get(key);
      from.delete(key);
      if (value === undefined || value === null) continue;
      if (!Array.isArray(value)) shaped.problem(prefix + key, 'invalid_type', 'must be an array');
      else if (value.length > MAX_ITEMS) {
        shaped.problem(prefix + key, 'too_long', `must have at most ${MAX_ITEMS} items`);
      } else value.forEach((item, index) => add(item, `${prefix}${key}[${index}]`));
    }
    const single = collection.single === undefined ? undefined : from.get(collection.single);
    if (single !== undefined && single !== null) add(single, prefix + collection.single);
    if (collection.single !== undefined) from.delete(collection.single);
    if (items.length > 0) shaped.fields[collection.name] = items;
  }
}
