import { timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database, statement } from '../database/database.js';
import type { Caller } from '../http/caller.js';
import { unauthorized } from '../http/errors.js';
import { AccountChanges } from './account-changes.js';
import { keyDigest, MAX_KEY_LENGTH } from './key-format.js';

/** A known key is asked for again after this time, whether or not a change was heard. */
const TRUST_MS = 30_000;
const MOST_REMEMBERED = 10_000;
/** `last_used_at` is kept to the minute. */
const NOTE_USE_MS = 60_000;

interface Known {
  readonly caller: Caller;
  readonly digest: Buffer;
  /** By the clock of the process, which nobody sets. */
  readonly until: number;
  notedAt: number;
}

interface KeyRow {
  id: number;
  prefix: string;
  digest: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  account_id: number;
  email: string;
  name: string;
  can_edit: boolean;
  admin: boolean;
}

const FIND = statement(`
  SELECT k.id, k.prefix, k.digest, k.created_at, k.last_used_at, k.account_id, a.email, a.name, a.can_edit, a.admin
  FROM api_keys k JOIN accounts a ON a.id = k.account_id
  WHERE k.digest = $1 AND k.revoked_at IS NULL`);
const NOTE_USE = statement(`UPDATE api_keys SET last_used_at = now() WHERE id = $1`);

/**
 * Finds the caller of a request by its key. Callers are remembered until something about any account changes, in any
 * process: a revoked key is refused as soon as its revocation is heard, and while nothing can be heard nothing is
 * remembered.
 */
@Injectable()
export class Authenticator {
  private readonly logger = new Logger('Authenticator');
  private known = new Map<string, Known>();

  constructor(
    private readonly db: Database,
    private readonly changes: AccountChanges,
  ) {
    changes.onChange(() => (this.known = new Map()));
  }

  /** The caller; throws 401 for a missing, unknown or revoked key. */
  async authenticate(request: FastifyRequest): Promise<Caller> {
    const key = presentedKey(request);
    if (key === null) {
      throw unauthorized('Send your API key as "Authorization: Bearer <key>" or "X-Api-Key: <key>".');
    }
    const digest = keyDigest(key);
    const known = this.remembered(digest) ?? (await this.find(digest));
    if (known === null || !timingSafeEqual(known.digest, digest)) {
      throw unauthorized('This API key is unknown or was revoked: see /account/api-key for the present one.');
    }
    this.noteUse(known);
    return known.caller;
  }

  private remembered(digest: Buffer): Known | null {
    if (!this.changes.listening) return null;
    const known = this.known.get(digest.toString('base64'));
    return known && known.until > performance.now() ? known : null;
  }

  private async find(digest: Buffer): Promise<Known | null> {
    // What is read now must not be remembered if a change is heard meanwhile: that change replaces the map.
    const memory = this.known;
    const [row] = await this.db.query<KeyRow>(FIND, [digest]);
    if (row === undefined) return null;
    const known: Known = {
      caller: asCaller(row),
      digest: row.digest,
      until: performance.now() + TRUST_MS,
      notedAt: row.last_used_at?.getTime() ?? 0,
    };
    if (memory.size >= MOST_REMEMBERED) memory.clear();
    memory.set(digest.toString('base64'), known);
    return known;
  }

  /** In the background: a call does not wait for its own bookkeeping, and does not fail with it. */
  private noteUse(known: Known): void {
    // It may have been noted by a clock that went wrong.
    if (Math.abs(Date.now() - known.notedAt) < NOTE_USE_MS) return;
    known.notedAt = Date.now();
    this.db.query(NOTE_USE, [known.caller.apiKey.id]).catch((error: unknown) => {
      this.logger.warn(`last_used_at was not noted: ${(error as Error).message}`);
    });
  }
}

/** The key of either header form; null if there is none. */
function presentedKey(request: FastifyRequest): string | null {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers['x-api-key'];
  const key = bearer ?? (typeof header === 'string' ? header.trim() : '');
  return key !== '' && key.length <= MAX_KEY_LENGTH ? key : null;
}

const asCaller = (row: KeyRow): Caller => ({
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  canEdit: row.can_edit,
  admin: row.admin,
  apiKey: { id: row.id, prefix: row.prefix, createdAt: row.created_at, lastUsedAt: row.last_used_at },
});
