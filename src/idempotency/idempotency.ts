import { hash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  Post,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Raw } from 'typeorm';
import { ApiError, invalidField } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { deletion, type Chore } from '../database/housekeeping.js';
import { isRecord } from '../values/json.js';
import { JsonReply } from '../http/reply.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const MAX_KEY = 255;
/** Time for which a response is replayed. */
const KEPT_HOURS = 24;

const TRY_LOCK = statement(`SELECT pg_try_advisory_xact_lock(hashtextextended($2, $1::bigint)) AS locked`);
const LOCK = statement(`SELECT pg_advisory_xact_lock(hashtextextended($2, $1::bigint))`);
const ALIVE = Raw((createdAt) => `${createdAt} > now() - interval '${KEPT_HOURS} hours'`);

const keptResponse = (db: Database, accountId: number, key: string): Promise<IdempotencyKey | null> =>
  db.manager.findOneBy(IdempotencyKey, { account_id: accountId, key, created_at: ALIVE });

/** Keeps a response, in place of an expired one with the same key. */
const keepResponse = (db: Database, response: Omit<IdempotencyKey, 'created_at'>) =>
  db.manager.upsert(IdempotencyKey, { ...response, created_at: () => 'now()' }, ['account_id', 'key']);

/**
 * Makes a POST safe to retry. The call and the insert of its kept response share one transaction, so a crash leaves
 * both or neither. An advisory lock of the transaction shows a concurrent retry that the call is still in flight.
 */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.caller) return next.handle();
    if (typeof key !== 'string' || key === '' || key.length > MAX_KEY) {
      throw invalidField('Idempotency-Key', 'invalid_length', `must have 1 to ${MAX_KEY} characters`);
    }
    const { accountId } = request.caller;
    const reply = http.getResponse<FastifyReply>();
    return from(this.once(accountId, key, digestOf(request), reply, () => lastValueFrom(next.handle())));
  }

  /**
   * True if the call's key has a kept response: the call will be a replay, or is rejected because the key belongs to
   * another call.
   */
  async isKnown(accountId: number, { method, headers }: FastifyRequest): Promise<boolean> {
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return false;
    return (await keptResponse(this.db, accountId, key)) !== null;
  }

  /** Runs the call, or replays the kept response of an earlier one with the same key. */
  private once(
    accountId: number,
    key: string,
    digest: Buffer,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    return this.db.transaction(async () => {
      const [lock] = await this.db.query<{ locked: boolean }>(TRY_LOCK, [accountId, key]);
      const kept = await keptResponse(this.db, accountId, key);
      // Checked before the lock, which a concurrent replay may hold.
      if (kept) return replay(kept, digest, reply);
      if (!lock?.locked) throw stillRunning();
      const result = await handle();
      if (result instanceof JsonReply) {
        const { text, options } = result as JsonReply<string | Buffer>;
        const { location = null, etag = null } = options;
        const response = { status: reply.statusCode, location, etag, body: String(text) };
        await keepResponse(this.db, { account_id: accountId, key, digest, ...response });
      }
      return result;
    });
  }
}

const stillRunning = () =>
  new ApiError(409, 'conflict', 'A call with this Idempotency-Key is in flight: wait for its response.', {
    headers: { 'Retry-After': '1' },
  });

function replay(kept: IdempotencyKey, digest: Buffer, reply: FastifyReply): JsonReply {
  if (!kept.digest.equals(digest)) {
    throw new ApiError(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key belongs to another call, with another body, route or parameters: use a new one.',
    );
  }
  void reply.status(kept.status).header('Idempotent-Replayed', 'true');
  const { location, etag } = kept;
  return new JsonReply(kept.body, {
    ...(location === null ? {} : { location }),
    ...(etag === null ? {} : { etag }),
  });
}

function digestOf({ method, url, query, body }: FastifyRequest): Buffer {
  const call = [method, url.split('?')[0], withSortedKeys(query), withSortedKeys(body)];
  return hash('sha256', JSON.stringify(call), 'buffer');
}

/** The value with sorted object keys, so that equal JSON bodies have equal digests. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, withSortedKeys(item)]));
}

/** Deletes expired responses. Replays ignore them even before they are deleted. */
export const EXPIRE_KEYS: Chore = {
  name: 'delete expired idempotency keys',
  everyMs: 3_600_000,
  slice: deletion('idempotency_keys', `created_at < now() - interval '${KEPT_HOURS} hours'`, 'created_at'),
};

/** A POST that accepts an Idempotency-Key, as every POST of the API does. */
export const IdempotentPost = (path?: string): MethodDecorator =>
  applyDecorators(Post(path), UseInterceptors(Idempotency));

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
