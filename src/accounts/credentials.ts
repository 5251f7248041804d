import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/params.js';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import { unauthorized } from '../common/errors.js';
import { ApiKey, ReconciliationToken } from './accounts.entities.js';
import { AccountChanges } from './account-changes.js';

/** The format of `newToken`. */
const TOKEN = /^[\w-]{43}$/;

/** A bearer token of 256 random bits, for session and device cookies and one-time links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A new API key or reconciliation token, and what is stored of it: its digest, and its first characters for people. */
export function newSecret(kind: 'dir_' | 'rec_') {
  const secret = kind + newToken();
  return { secret, stored: { prefix: secret.slice(0, kind.length + 8), digest: tokenDigest(secret) } };
}

/** Anything else is rejected without a database lookup. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** The digest to store for a token or key. They are random, so a plain SHA-256 is enough. */
export const tokenDigest = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Longer than any issued key: such a header is rejected without a digest. */
const MAX_KEY_LENGTH = 256;

const MAX_KEYS = 10_000;
/** A cached key is read again after this time, even without a notification. */
const TRUST_MS = 30_000;

export interface KnownKey {
  /** SHA-256 of the key, in base64. */
  readonly digest: string;
  caller: Caller;
  /** When its last use was stored, by the machine's clock. */
  notedAt: number;
  /** A rotated key in its grace period. It is not cached, because its expiry sends no notification. */
  readonly isReplaced: boolean;
}

/**
 * A cache of recently used valid keys, invalidated by account. A key that is read while its account changes is not
 * cached: the read may predate the change whose invalidation has already passed.
 */
export class KeyCache {
  // The time to live uses the monotonic clock.
  private readonly keys = new LRUCache<string, KnownKey>({
    max: MAX_KEYS,
    ttl: TRUST_MS,
    // Otherwise the cache reads the clock and starts a timer in each call.
    ttlResolution: 1_000,
    disposeAfter: (key) => this.unlink(key),
  });
  /** An account has one valid key, apart from rotated ones. */
  private readonly digests = new Map<number, string>();
  private readonly reads = new Set<Set<number | null>>();

  get(digest: string): KnownKey | undefined {
    return this.keys.get(digest);
  }

  /** Caches and returns the result of `read`. */
  async keep(read: () => Promise<KnownKey[]>): Promise<KnownKey[]> {
    const changed = new Set<number | null>();
    this.reads.add(changed);
    try {
      const found = await read();
      for (const key of found) {
        if (key.isReplaced || changed.has(null) || changed.has(key.caller.accountId)) continue;
        this.set(key);
      }
      return found;
    } finally {
      this.reads.delete(changed);
    }
  }

  /** Removes the key of an account; null removes all keys. */
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

/** Together with the cache time, `last_used_at` is at most a minute behind. */
const NOTE_USE_MS = 30_000;

export interface SecretRow {
  readonly id: number;
  readonly prefix: string;
  readonly digest: Buffer;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly account_id: number;
  readonly email: string;
  readonly name: string;
  readonly can_edit: boolean;
  readonly admin: boolean;
}

export const callerOf = (row: SecretRow): Caller => ({
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  canEdit: row.can_edit,
  admin: row.admin,
  apiKey: { id: row.id, prefix: row.prefix, createdAt: row.created_at, lastUsedAt: row.last_used_at },
});

/**
 * Stores a use of a key or token unless one was stored lately; returns whether it does. It runs in the background, so
 * that a call neither waits for this bookkeeping nor fails with it.
 *
 * @param notedAt when the last use was stored, by the machine's clock
 */
export function noteUse(
  db: Database,
  secrets: typeof ApiKey | typeof ReconciliationToken,
  { id }: Caller['apiKey'],
  notedAt: number,
): boolean {
  // A wrong clock may have stored it.
  if (Math.abs(Date.now() - notedAt) < NOTE_USE_MS) return false;
  db.manager.update(secrets, id, { last_used_at: () => 'now()' }).catch((error: unknown) => {
    logger.warn(`Updating last_used_at of ${secrets.name} failed: ${(error as Error).message}`);
  });
  return true;
}

const logger = new Logger('Authenticator');

type KeyRow = SecretRow & { readonly revoked_at: Date | null };

const FIND = statement(`
  SELECT k.id, k.prefix, k.digest, k.created_at, k.last_used_at, k.revoked_at, k.account_id, a.email, a.name, a.can_edit, a.admin
  FROM api_keys k JOIN accounts a ON a.id = k.account_id
  WHERE k.digest = ANY($1::bytea[]) AND (k.revoked_at IS NULL OR k.revoked_at > now())`);

/**
 * Authenticates a request by its key. A key is cached until its account changes in any process. A revoked key is
 * rejected as soon as the notification arrives; while no notifications arrive, the cache is empty.
 */
@Injectable()
export class Authenticator {
  private readonly cache = new KeyCache();
  /** Lookups of unknown keys use at most two connections, which leaves the rest to valid calls. */
  private readonly keys = new BatchedRead((digests: string[]) => this.read(digests));

  constructor(
    private readonly db: Database,
    private readonly changes: AccountChanges,
  ) {
    changes.onChange((accountId) => this.cache.invalidate(accountId));
  }

  /** The caller; throws 401 for a missing, unknown or revoked key. */
  async authenticate(request: FastifyRequest): Promise<Caller> {
    const presented = presentedKey(request);
    if (presented === null) {
      throw unauthorized('Send your API key as "Authorization: Bearer <key>" or "X-Api-Key: <key>".');
    }
    const digest = tokenDigest(presented).toString('base64');
    const key = this.cache.get(digest) ?? (await this.keys.read(digest));
    if (key === undefined) {
      throw unauthorized('This API key is unknown or was revoked: see /account/api-key for the present one.');
    }
    const { caller } = key;
    this.noteUse(key);
    return caller;
  }

  private async read(digests: string[]): Promise<Map<string, KnownKey>> {
    const find = async () => {
      const bytes = digests.map((digest) => Buffer.from(digest, 'base64'));
      return (await this.db.query<KeyRow>(FIND, [bytes])).map(asKnownKey);
    };
    const keys = await (this.changes.listening ? this.cache.keep(find) : find());
    return new Map(keys.map((key) => [key.digest, key]));
  }

  private noteUse(key: KnownKey): void {
    const { apiKey } = key.caller;
    if (!noteUse(this.db, ApiKey, apiKey, key.notedAt)) return;
    key.notedAt = Date.now();
    key.caller = { ...key.caller, apiKey: { ...apiKey, lastUsedAt: new Date(key.notedAt) } };
  }
}

/** The key of either header form; null without one. */
function presentedKey(request: FastifyRequest): string | null {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers['x-api-key'];
  const key = bearer ?? (typeof header === 'string' ? header.trim() : '');
  return key !== '' && key.length <= MAX_KEY_LENGTH ? key : null;
}

const asKnownKey = (row: KeyRow): KnownKey => ({
  digest: row.digest.toString('base64'),
  notedAt: row.last_used_at?.getTime() ?? 0,
  isReplaced: row.revoked_at !== null,
  caller: callerOf(row),
});
