import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database, statement } from '../../database/database.js';
import { KEPT_HOURS } from './idempotency.js';

const HAS = statement(`
  SELECT FROM idempotency_keys
  WHERE account_id = $1 AND key = $2 AND created_at > now() - interval '${KEPT_HOURS} hours'`);

/** The answers that are replayed when their Idempotency-Key is sent again. */
@Injectable()
export class KeptAnswers {
  constructor(private readonly db: Database) {}

  /** True if the call's key has an answer already: the call will be a replay of it, or refused as another one's key. */
  async has(accountId: number, { method, headers }: FastifyRequest): Promise<boolean> {
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return false;
    return (await this.db.query(HAS, [accountId, key])).length > 0;
  }
}
