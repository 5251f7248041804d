import { Injectable } from '@nestjs/common';
import { unauthorized } from '../common/errors.js';
import { MAX_TOKENS } from './limits.js';
import { BatchedRead } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import type { Caller } from '../http/params.js';
import { Account, ReconciliationToken } from './accounts.entities.js';
import { callerOf, noteUse, type SecretRow, newSecret, tokenDigest } from './credentials.js';

const FORM = /^rec_[\w-]{43}$/;

const FIND = statement(`
  SELECT t.digest, t.id, t.prefix, t.created_at, t.last_used_at, t.account_id, a.email, a.name, false AS can_edit,
    a.admin
  FROM reconciliation_tokens t JOIN accounts a ON a.id = t.account_id WHERE t.digest = ANY($1::bytea[])`);

/** A new token, or why none was created. */
type IssuedToken = { readonly token: string } | { readonly refused: 'taken' | 'too_many' };

/** True for a path segment that is a token, whether it is valid or not. */
export const isReconciliationToken = (segment: string): boolean => segment.startsWith('rec_');

/**
 * Tokens for reconciliation clients, which cannot send headers. A token is part of the service's path, opens nothing
 * but reconciliation, and charges its account. It is read for each request, so that a revoked token is rejected at once.
 */
@Injectable()
export class ReconciliationTokens {
  private readonly tokens = new BatchedRead((digests: string[]) => this.read(digests));

  constructor(private readonly db: Database) {}

  /**
   * Creates a token, which is shown only once. Creates none if the account has one with this name, or the maximum
   * number of tokens.
   */
  issue(accountId: number, name: string): Promise<IssuedToken> {
    return this.db.transaction(async () => {
      const { manager } = this.db;
      // Serializes concurrent calls for the account.
      await manager.findOne(Account, { where: { id: accountId }, lock: { mode: 'for_no_key_update' } });
      const present = await this.list(accountId);
      if (present.some((one) => one.name === name)) return { refused: 'taken' };
      if (present.length >= MAX_TOKENS) return { refused: 'too_many' };
      const { secret, stored } = newSecret('rec_');
      await manager.insert(ReconciliationToken, { account_id: accountId, name, ...stored });
      return { token: secret };
    });
  }

  /** The account's tokens, in the order in which they were created. */
  list(accountId: number): Promise<ReconciliationToken[]> {
    return this.db.manager.find(ReconciliationToken, {
      where: { account_id: accountId },
      order: { id: 'ASC' },
    });
  }

  async revoke(accountId: number, id: number): Promise<boolean> {
    const { affected } = await this.db.manager.delete(ReconciliationToken, { id, account_id: accountId });
    return affected === 1;
  }

  /** The account that a token charges. Throws 401 for an unknown or revoked token. */
  async authenticate(token: string): Promise<Caller> {
    const known = FORM.test(token)
      ? await this.tokens.read(tokenDigest(token).toString('base64'))
      : undefined;
    if (known === undefined) {
      throw unauthorized(
        'This reconciliation token is unknown or was revoked: see /account/reconciliation for the present ones.',
      );
    }
    const caller = callerOf(known);
    noteUse(this.db, ReconciliationToken, caller.apiKey, known.last_used_at?.getTime() ?? 0);
    return caller;
  }

  private async read(digests: string[]): Promise<Map<string, SecretRow>> {
    const bytes = digests.map((digest) => Buffer.from(digest, 'base64'));
    const rows = await this.db.query<SecretRow>(FIND, [bytes]);
    return new Map(rows.map((row) => [row.digest.toString('base64'), row]));
  }
}
