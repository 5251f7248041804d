import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../common/errors.js';
import { isRecord } from '../http/fields.js';
import { publicUrl } from '../http/reply.js';
import { Extension, MAX_IDS } from './extension.js';
import { manifestOf } from './manifest.js';
import { MAX_QUERIES, Reconciler } from './reconciler.js';
import type { ReconcileQuery } from './reconciliation.dto.js';

const PATH = '/api/v1/reconcile';

/** Answers the calls to the address of the service itself. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly extension: Extension,
    private readonly reconciler: Reconciler,
  ) {}

  /** Answers queries, extends rows, or else shows the manifest, which is free. Throws 400 for invalid JSON. */
  async answer(
    { queries, extend }: ReconcileQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<object> {
    if (queries !== undefined) return this.reconciler.reconcile(parsed('queries', queries), request, reply);
    if (extend !== undefined) return this.extension.extend(parsed('extend', extend), request, reply);
    await request.charge?.takeUpTo(0);
    const { token } = request.params as { readonly token?: string };
    return manifestOf(
      publicUrl(reply, ''),
      publicUrl(reply, token === undefined ? PATH : `${PATH}/${token}`),
    );
  }
}

function parsed(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalid_json', `The value of ${field} is not valid JSON: check its syntax.`);
  }
}

/** The further cost of a form: one credit for each query or id. Invalid JSON is refused later. */
export function costOfBatch(body: unknown): number {
  const { queries, extend } = (body ?? {}) as { queries?: unknown; extend?: unknown };
  const items =
    queries === undefined
      ? countOf(extend, (value) => (isRecord(value) ? value['ids'] : null), MAX_IDS)
      : countOf(queries, (value) => (isRecord(value) ? Object.keys(value) : null), MAX_QUERIES);
  return Math.max(items - 1, 0);
}

function countOf(text: unknown, items: (value: unknown) => unknown, max: number): number {
  try {
    const found = items(JSON.parse(String(text)));
    return Math.min(Array.isArray(found) ? found.length : 0, max);
  } catch {
    return 0;
  }
}
