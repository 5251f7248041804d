import { IDS } from './records.js';

export const RESEARCH_REQUESTS: Readonly<Record<string, unknown>> = {
  UpdateResearchRequest: { research_request: { status: 'queued' } },
  UpdateFinding: { finding: { status: 'accepted', value: { role: 'chair', start_date: '2026-01-31' } } },
  AcceptFindings: {
    findings: [
      { id: 12, use_public_id: IDS.person },
      { id: 13, value: { address: 'info@society.example' } },
    ],
  },
};
