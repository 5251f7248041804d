export const RESEARCH_REQUESTS: Readonly<Record<string, unknown>> = {
  UpdateResearchRequest: { research_request: { status: 'queued' } },
  UpdateFinding: { finding: { status: 'accepted', value: { role: 'keeper', start_date: '2026-01-31' } } },
  AcceptFindings: {
    findings: [{ id: 1 }, { id: 2, value: { address: 'office@lanternroom.example' } }],
  },
};
