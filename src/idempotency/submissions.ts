import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { keepResponse, keptResponse } from './idempotency.js';

const LOCK = statement(`SELECT pg_advisory_xact_lock(hashtextextended($2, $1::bigint))`);

/** A form as its account sent it. */
export interface Submission {
  readonly accountId: number;
  /** Digest of all fields; null for a form without a token. The token differs each time that the page is shown. */
  readonly digest: string | null;
}

/** Does what a form asks only once: a form that is sent again, as by a double click, leads where the first one led. */
@Injectable()
export class Submissions {
  constructor(private readonly db: Database) {}

  /** The path to which the form led when it was sent before. */
  async earlier({ accountId, digest }: Submission): Promise<string | null> {
    if (digest === null) return null;
    return (await keptResponse(this.db, accountId, keyOf(digest)))?.location ?? null;
  }

  /**
   * Runs `work`, or returns the path to which the form led when it was sent before. A form that is sent twice at once
   * waits for the first. Nothing is kept if `work` throws.
   */
  once(submission: Submission, work: () => Promise<string>): Promise<string> {
    const { accountId, digest } = submission;
    if (digest === null) return work();
    const key = keyOf(digest);
    return this.db.transaction(async () => {
      await this.db.query(LOCK, [accountId, key]);
      const before = await this.earlier(submission);
      if (before !== null) return before;
      const location = await work();
      const bytes = Buffer.from(digest, 'base64url');
      const response = { digest: bytes, status: 303, location, etag: null, body: '' };
      await keepResponse(this.db, { account_id: accountId, key, ...response });
      return location;
    });
  }
}

const keyOf = (digest: string): string => `form ${digest}`;
