import { LRUCache } from 'lru-cache';
import type { Hit } from '../search-engine.js';

/** Maximum number of cached records; with records of usual size they take about 10 MB. */
const MOST = 10_000;
/** Maximum age in milliseconds, for an index that no longer receives updates. */
const KEPT_MS = 30_000;
const DAY_MS = 86_400_000;

/** The cache key of a hit. */
export const hitKey = ({ type, id }: Pick<Hit, 'type' | 'id'>): string => `${type}:${id}`;

interface Kept<Value> {
  readonly version: number;
  /** Expiry time, on the monotonic clock of the process. */
  readonly until: number;
  readonly value: Value;
}

/**
 * Caches the records of hits for as long as the index has the same document version: every change to a
 * record's document, or to other records that it displays, creates a new version. A result is therefore never
 * older than its document, and at most half a minute old. Hits without a version are always read.
 */
export class KeptRecords<Value extends object> {
  private readonly kept = new LRUCache<string, Kept<Value>>({ max: MOST });

  /** @param load reads the records that are not cached, by `hitKey`; missing records are omitted */
  async read(
    hits: readonly Hit[],
    load: (unknown: readonly Hit[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const found = new Map<string, Value>();
    const unknown: Hit[] = [];
    const now = performance.now();
    for (const hit of hits) {
      const known = this.kept.get(hitKey(hit));
      if (known !== undefined && known.version === hit.version && known.until > now)
        found.set(hitKey(hit), known.value);
      else unknown.push(hit);
    }
    if (unknown.length === 0) return found;
    // The date decides whether a membership has begun, without a write, so entries expire at midnight UTC.
    const until = now + Math.min(KEPT_MS, DAY_MS - (Date.now() % DAY_MS));
    const loaded = await load(unknown);
    for (const hit of unknown) {
      const value = loaded.get(hitKey(hit));
      if (value === undefined) continue;
      found.set(hitKey(hit), value);
      if (hit.version !== undefined) this.kept.set(hitKey(hit), { version: hit.version, until, value });
    }
    return found;
  }
}
