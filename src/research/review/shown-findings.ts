import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { accountName, hex, jsonObject, moment } from '../../database/json.js';
import { PLURAL } from '../../database/resources.js';
import { FINDING_KINDS, type FoundValue } from '../researcher/findings.js';
import { KnownRecords } from './known-records.js';

const MADE = ['organization', 'person', 'membership', 'place', 'source_reference'] as const;
const publicIdOf = MADE.map(
  (type) => `WHEN '${type}' THEN (SELECT t.public_id FROM ${PLURAL[type]} t WHERE t.id = made.id
    ${type === 'source_reference' ? 'AND t.deleted_at IS NULL' : ''})`,
).join(' ');

/** The records that were created from a finding, without those deleted since. */
const records = `(
  SELECT coalesce(json_agg(json_build_object('type', shown.type, 'public_id', ${hex('shown.public_id')})
    ORDER BY shown.place), '[]')
  FROM (
    SELECT made.place, made.type, CASE made.type ${publicIdOf} END AS public_id
    FROM ROWS FROM (jsonb_to_recordset(f.records) AS (type text, id bigint)) WITH ORDINALITY AS made (type, id, place)
  ) shown WHERE shown.public_id IS NOT NULL)`;

const shown = jsonObject({
  id: 'f.id',
  kind: 'f.kind',
  value: 'f.value',
  edited_value: 'f.edited_value',
  url: 'f.url',
  excerpt: 'f.excerpt',
  read_at: moment('f.read_at'),
  confidence: 'f.confidence',
  reason: 'f.reason',
  status: 'f.status',
  decided_by: accountName('f.decided_by'),
  decided_at: moment('f.decided_at'),
  records,
});

/** $1 the request, $2 the kinds in their order, $3 a finding, or null for all findings. */
const FINDINGS = statement(`
  SELECT f.kind, coalesce(f.edited_value, f.value) AS value, f.key, ${shown} AS shown
  FROM research_findings f WHERE f.request_id = $1 AND ($3::bigint IS NULL OR f.id = $3::bigint)
  ORDER BY array_position($2::text[], f.kind), f.confidence DESC, f.id`);

type Row = FoundValue & { readonly shown: Record<string, unknown> };

const hasValue = (row: { readonly value: unknown }): boolean => row.value !== null;

/** Shows findings, each with the records of the directory that contain it already. */
@Injectable()
export class ShownFindings {
  constructor(
    private readonly db: Database,
    private readonly known: KnownRecords,
  ) {}

  /** All findings of a request, or one of them, as JSON. */
  async of(request: { readonly id: number; readonly domain: string }, finding?: number): Promise<string> {
    const rows = await this.db.query<Row>(FINDINGS, [request.id, FINDING_KINDS, finding ?? null]);
    const organizations = await this.known.organizations(request.domain);
    const known = await this.known.values(organizations, rows.filter(hasValue));
    const findings = rows.map((row) => {
      const existing = hasValue(row) ? known.same(row) : [];
      return {
        ...row.shown,
        already_held: existing.length > 0,
        existing: existing.map(({ record: { type, public_id, name } }) => ({ type, public_id, name })),
      };
    });
    return JSON.stringify(findings);
  }
}
