import { LRUCache } from 'lru-cache';
import type { Hit } from '../search-engine.js';

/** So many are kept; of the usual ones that is some ten megabytes. */
const MOST = 10_000;
/** An index that has stopped following shows nothing that is older than this. */
const KEPT_MS = 30_000;
const DAY_MS = 86_400_000;

/** The key under which what belongs to a hit is found. */
export const hitKey = ({ type, id }: Pick<Hit, 'type' | 'id'>): string => `${type}:${id}`;

interface Kept<Value> {
  readonly version: number;
  /** By the monotonic clock of the process. */
  readonly until: number;
  readonly value: Value;
}

/**
 * What was read of records for hits, kept as long as the index has the version at which it was read: whatever changes a
 * record's document, or what it shows of other records, gives it another version. So nothing that is shown is older than
 * the document by which it was found, nor than half a minute. Hits without a version are read each time.
 */
export class KeptRecords<Value extends object> {
  private readonly kept = new LRUCache<string, Kept<Value>>({ max: MOST });

  /** @param load reads what is not known, by `hitKey`; what is not there is left out */
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
    // Whether a membership has begun changes with the day, without a write.
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
