import { isNode, type SchemaNode } from './json-ld.js';

/** A thing, and the property of another through which it was come to; null for one that stands by itself. */
export interface Reached {
  readonly node: SchemaNode;
  readonly types: readonly string[];
  readonly through: string | null;
  /** A role that stands between both, such as `OrganizationRole`. */
  readonly role: SchemaNode | null;
}

const DEEPEST = 12;
const MOST_NODES = 2_000;

/** Every thing that is stated, those inside of others too. What only refers to another by `@id` is that other. */
export function reachable(roots: readonly SchemaNode[]): Reached[] {
  const byId = new Map<string, SchemaNode>();
  const reached: Reached[] = [];
  const note = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || byId.size > MOST_NODES) return;
    if (Array.isArray(value)) return value.forEach((one) => note(one, depth + 1));
    if (!isNode(value)) return;
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    Object.values(value).forEach((one) => note(one, depth + 1));
  };
  note(roots, 0);

  const seen = new Set<SchemaNode>();
  const walk = (value: unknown, through: string | null, role: SchemaNode | null, depth: number): void => {
    if (depth > DEEPEST || reached.length > MOST_NODES) return;
    if (Array.isArray(value)) return value.forEach((one) => walk(one, through, role, depth + 1));
    if (!isNode(value)) return;
    const node = byId.get(value['@id'] as string) ?? value;
    const types = typesOf(node);
    const isRole = types.some((type) => type.endsWith('role'));
    if (!isRole) reached.push({ node, types, through, role });
    if (seen.has(node)) return;
    seen.add(node);
    for (const [property, inner] of Object.entries(node)) {
      if (property.startsWith('@')) continue;
      // A role repeats the property that led to it.
      walk(inner, isRole ? through : property, isRole ? node : null, depth + 1);
    }
  };
  roots.forEach((root) => walk(root, null, null, 0));
  return reached;
}

/** `https://schema.org/NGO` and `schema:NGO` as `ngo`. */
export function typesOf(node: SchemaNode): string[] {
  return strings(node['@type']).map((type) => type.replace(/^.*[/#:]/, '').toLowerCase());
}

/** The texts of a property: one, several, or the names of what it holds. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(strings);
  if (!isNode(value)) return [];
  return strings(value['@value'] ?? value['name'] ?? []);
}
