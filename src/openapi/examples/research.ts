import type { Example } from '../../http/openapi-types.js';
import { IDS, organizationSummary, personSummary } from './records.js';

const state = {
  id: 7,
  domain: 'society.example',
  status: 'completed',
  reason: null,
  created_at: '2026-02-14T16:00:00.000Z',
  updated_at: '2026-02-14T16:05:12.480Z',
  started_at: '2026-02-14T16:00:00.310Z',
  finished_at: '2026-02-14T16:00:04.120Z',
};

const summary = {
  ...state,
  attempts: 1,
  requested_by: { id: 41, name: 'Mary Member' },
  organization: null,
  findings_count: 1,
  open_findings_count: 1,
};

const finding = {
  id: 12,
  kind: 'person',
  value: {
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    role: 'Chair',
    email: 'ada@society.example',
    phone: null,
  },
  edited_value: null,
  url: 'https://society.example/about',
  excerpt: 'Our board: Ada Lovelace, Chair, ada@society.example',
  read_at: '2026-02-14T16:00:02.800Z',
  confidence: 0.95,
  reason: 'The page says so in JSON-LD.',
  status: 'open',
  already_held: false,
  existing: [],
  records: [],
  decided_by: null,
  decided_at: null,
};

const request = {
  ...summary,
  dns: { resolves: true, mx: ['mail.society.example'] },
  pages: [
    { url: 'https://society.example/about', status: 200, read_at: '2026-02-14T16:00:02.800Z', reason: null },
  ],
  findings: [finding],
};

const decided = { decided_by: { id: 2, name: 'Edith Editor' }, decided_at: '2026-02-14T16:05:12.480Z' };

const existing = { type: 'person', public_id: IDS.person, name: personSummary.name };

const conflict =
  'A member of the organization is called Ada Lovelace too (Treasurer): name that person in use_public_id, or create another one with create_anyway.';

const researchConflict = {
  error: 'conflict',
  message: conflict,
  details: [{ field: 'findings[0].use_public_id', code: 'conflict', message: conflict }],
  conflicts: [
    {
      finding_id: 12,
      kind: 'person',
      message: conflict,
      existing: [existing],
      resolve_with: ['use_public_id', 'create_anyway'],
    },
  ],
  request_id: '8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11',
};

export const RESEARCH_REPLIES: Readonly<Record<string, unknown>> = {
  FindingReply: {
    finding: {
      ...finding,
      status: 'accepted',
      already_held: true,
      existing: [existing],
      records: [
        { type: 'person', public_id: IDS.person },
        { type: 'membership', public_id: IDS.membership },
      ],
      ...decided,
    },
  },
  ResearchStatusReply: { research_request: state },
  ResearchRequestReply: { research_request: request },
  ResearchRequestList: {
    research_requests: [
      {
        ...summary,
        organization: {
          id: organizationSummary.id,
          public_id: IDS.organization,
          name: organizationSummary.name,
        },
      },
    ],
    meta: {
      page: 1,
      per_page: 100,
      returned: 1,
      total_count: 1,
      total_pages: 1,
      next_page: null,
      next_cursor: null,
      filters: { findings: 'open' },
    },
  },
  ResearchConflict409: researchConflict,
  ResearchConflictProblem409: {
    type: 'about:blank',
    title: 'conflict',
    status: 409,
    detail: conflict,
    instance: '/api/v1/research_requests/7/accept',
    ...researchConflict,
  },
};

export const RESEARCH_REQUESTS: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  UpdateResearchRequest: {
    nested: { summary: 'Nested, the canonical shape', value: { research_request: { status: 'queued' } } },
    flat: { summary: 'Flat', value: { status: 'queued' } },
  },
  UpdateFinding: {
    nested: { summary: 'Nested, the canonical shape', value: { finding: { status: 'accepted' } } },
    corrected: {
      summary: 'Flat, with a correction',
      value: { status: 'accepted', value: { role: 'chair', start_date: '2026-01-31' } },
    },
    rejected: { summary: 'Rejected', value: { status: 'rejected' } },
  },
  AcceptFindings: {
    ids: { summary: 'As they are', value: { finding_ids: [12, 13] } },
    settled: {
      summary: 'With corrections, and conflicts settled',
      value: {
        findings: [
          { id: 12, use_public_id: IDS.person },
          { id: 13, value: 'info@society.example' },
        ],
      },
    },
  },
};
