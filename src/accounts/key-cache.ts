import { LRUCache } from 'lru-cache';
import type { Caller } from '../http/caller.js';

const MAX_KEYS = 10_000;
/** A key is read again after this time, whether or not a change was heard. */
const TRUST_MS = 30_000;

/** A valid key and its owner. */
export interface KnownKey {
  /** SHA-256 of the key, in base64. */
  readonly digest: string;
  caller: Caller;
  /** When its use was last noted, by the clock of the machine. */
  notedAt: number;
}

/**
 * The valid keys that were used last, with one invalidation for each account. A key that is read while its account
 * changes is not kept: what was read may be from before the change, and the invalidation has already passed.
 */
export class KeyCache {
  // Its time to live is measured by the monotonic clock.
  private readonly keys = new LRUCache<string, KnownKey>({
    max: MAX_KEYS,
    ttl: TRUST_MS,
    disposeAfter: (key) => this.unlink(key),
  });
  /** An account has one valid key. */
  private readonly digests = new Map<number, string>();
  private readonly reads = new Set<Set<number | null>>();

  get(digest: string): KnownKey | undefined {
    return this.keys.get(digest);
  }

  /** Keeps what `read` finds, and returns it. */
  async keep(read: () => Promise<KnownKey[]>): Promise<KnownKey[]> {
    const changed = new Set<number | null>();
    this.reads.add(changed);
    try {
      const found = await read();
      for (const key of found) {
        if (!changed.has(null) && !changed.has(key.caller.accountId)) this.set(key);
      }
      return found;
    } finally {
      this.reads.delete(changed);
    }
  }

  /** Drops the key of an account; of every account for null. */
  invalidate(accountId: number | null): void {
    for (const changed of this.reads) changed.add(accountId);
    if (accountId === null) return this.keys.clear();
    const digest = this.digests.get(accountId);
    if (digest !== undefined) this.keys.delete(digest);
  }

  private set(key: KnownKey): void {
    const { accountId } = key.caller;
    const former = this.digests.get(accountId);
    if (former !== undefined && former !== key.digest) this.keys.delete(former);
    this.keys.set(key.digest, key);
    this.digests.set(accountId, key.digest);
  }

  private unlink({ digest, caller }: KnownKey): void {
    if (this.digests.get(caller.accountId) === digest && !this.keys.has(digest))
      this.digests.delete(caller.accountId);
  }
}
