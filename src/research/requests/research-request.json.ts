import { hex, jsonObject, moment, type JsonFields } from '../../database/json.js';

const findings = (r: string, condition: string): string =>
  `(SELECT count(*) FROM research_findings f WHERE f.request_id = ${r}.id AND ${condition})`;

/** What whoever asked is told; `r` is the table's alias. */
export const requestState = (r: string): JsonFields => ({
  id: `${r}.id`,
  domain: `${r}.domain`,
  status: `${r}.status`,
  reason: `${r}.reason`,
  created_at: moment(`${r}.created_at`),
  updated_at: moment(`${r}.updated_at`),
  started_at: moment(`${r}.started_at`),
  finished_at: moment(`${r}.finished_at`),
});

/** How lists show a request to editors. */
export const requestSummary = (r: string): JsonFields => ({
  ...requestState(r),
  attempts: `${r}.attempts`,
  requested_by: `(SELECT json_build_object('id', a.id, 'name', a.name) FROM accounts a WHERE a.id = ${r}.requested_by)`,
  organization: `(SELECT json_build_object('id', o.id, 'public_id', ${hex('o.public_id')}, 'name', o.name)
    FROM organizations o WHERE o.id = ${r}.organization_id)`,
  findings_count: findings(r, 'true'),
  open_findings_count: findings(r, `f.status = 'open'`),
});

/** A whole request, but for its findings. */
export const requestFacts = (r: string): string =>
  jsonObject({ ...requestSummary(r), dns: `${r}.dns`, pages: `${r}.pages` });
