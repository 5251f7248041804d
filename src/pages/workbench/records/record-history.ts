import type { ListPage } from '../lists.js';

/** An entry of the API's change log. */
export interface ShownChange {
  readonly id: number;
  readonly action: string;
  readonly changed: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly changed_by: { readonly name: string } | null;
  readonly changed_at: string;
  readonly source_reference: {
    readonly source_category: string;
    readonly url: string;
    readonly metadata: Readonly<Record<string, unknown>> | null;
  } | null;
}

/** The difference between two versions of a record. */
export interface Difference {
  readonly from: ShownChange;
  readonly to: ShownChange;
  readonly fields: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

const AT_ONCE = 100;
/** Maximum number of pages of the change log to read. */
const MOST_PAGES = 20;

/**
 * Returns the difference between the versions after two changes, in either order; null if they are the same, or if one
 * is not among the latest 2,000.
 *
 * @param read returns a page of the change log, newest first
 */
export async function differenceBetween(
  read: (page: number, rows: number) => Promise<ListPage<ShownChange>>,
  ids: readonly [number, number],
): Promise<Difference | null> {
  const [earlier, later] = [Math.min(...ids), Math.max(...ids)];
  const changes: ShownChange[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await read(page, AT_ONCE);
    changes.push(...found.items);
    if (page >= found.pages || (changes.at(-1)?.id ?? 0) <= earlier) break;
  }
  const from = changes.find(({ id }) => id === earlier);
  const to = changes.find(({ id }) => id === later);
  if (from === undefined || to === undefined || from === to) return null;
  const fields = new Map<string, { from: unknown; to: unknown }>();
  for (const { id, changed } of changes.toReversed()) {
    if (id <= earlier || id > later) continue;
    for (const [field, change] of Object.entries(changed)) {
      fields.set(field, { from: fields.get(field)?.from ?? change.from, to: change.to });
    }
  }
  const differing = [...fields].filter(([, one]) => JSON.stringify(one.from) !== JSON.stringify(one.to));
  return { from, to, fields: differing.map(([field, one]) => ({ field, ...one })) };
}

/** Formats a value of the change log as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object') {
    const { address, name, url } = value as Record<string, unknown>;
    const text = address ?? name ?? url;
    return typeof text === 'string' ? text : JSON.stringify(value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
