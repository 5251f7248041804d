import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../common/errors.js';
import { isRecord } from '../values/json.js';
import { publicUrl } from '../http/reply.js';
import { Extension, MAX_IDS } from './extension.js';
import { MAX_QUERIES, Reconciler } from './reconciler.js';
import type { ReconcileQuery } from './reconciliation.dto.js';
import { DEFAULT_TYPES, term } from './vocabulary.js';

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

/** Queries of a batch that clients send at once. */
const BATCH_SIZE = 25;
const PREVIEW = { width: 400, height: 200 } as const;

/**
 * The description of the service for its clients.
 *
 * @param publicUrl the URL of this server
 * @param endpoint the URL of the service as the client knows it
 */
function manifestOf(publicUrl: string, endpoint: string) {
  const suggest = (what: string) => ({
    service_url: endpoint,
    service_path: `/suggest/${what}`,
    flyout_service_url: endpoint,
    flyout_service_path: `/flyout/${what}?id=\${id}`,
  });
  return {
    versions: ['0.2'],
    name: `Directory at ${new URL(publicUrl).host}`,
    identifierSpace: `${publicUrl}/r/`,
    schemaSpace: `${publicUrl}/schema/`,
    documentation: `${publicUrl}/docs`,
    view: { url: `${publicUrl}/r/{{id}}` },
    defaultTypes: DEFAULT_TYPES.map(term),
    batchSize: BATCH_SIZE,
    suggest: { entity: suggest('entity'), type: suggest('type'), property: suggest('property') },
    preview: { url: `${endpoint}/preview/{{id}}`, ...PREVIEW },
    extend: {
      propose_properties: { service_url: endpoint, service_path: '/properties' },
      property_settings: [
        {
          name: 'limit',
          label: 'Limit',
          type: 'number',
          default: 0,
          help_text: 'Maximum number of values of a row; 0 for all.',
        },
        {
          name: 'current_only',
          label: 'Current only',
          type: 'checkbox',
          default: false,
          help_text: 'Only from current memberships: started, and without an end date.',
        },
      ],
    },
  };
}
