import { IDS } from '../../common/sample-ids.js';
import { RESOURCE_BODIES } from '../resources.js';

/** An example of each canonical request body, by schema name. */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries(RESOURCE_BODIES).map(([name, { example }]) => [name, example])),
  CreateDuplicate: {
    duplicate: { public_ids: [IDS.person, IDS.otherPerson], status: 'not_duplicate', note: 'Namesakes.' },
  },
  UpdateDuplicate: { duplicate: { note: 'Namesakes, says the register.' } },
  UpdateZeroResultSearch: { zero_result_search: { completed: true, note: 'Added.' } },
  UpdateResearchRequest: { research_request: { status: 'queued' } },
  UpdateFinding: { finding: { status: 'accepted', value: { role: 'keeper', start_date: '2026-01-31' } } },
  AcceptFindings: {
    findings: [{ id: 1 }, { id: 2, value: { address: 'office@lanternroom.example' } }],
  },
  UndoMerge: { merge: { dry_run: true } },
  MergePeople: {
    merge: { public_ids: [IDS.otherPerson], fields: { last_name: IDS.otherPerson }, dry_run: true },
  },
  MergeOrganizations: { merge: { public_ids: [IDS.withoutMembers], dry_run: true } },
  Match: {
    queries: {
      a: { type: 'person', name: 'I. Solberg', organization: { domain: 'harbourlight.example' } },
      b: { type: 'organization', name: 'Harbour Light' },
    },
  },
  LookupBatch: {
    items: [{ ref: 'a', email: 'ingrid@solberg.example' }, { domain: 'nowhere.example' }],
    skip_research_queue: true,
  },
  Reconcile: {
    queries: JSON.stringify({ q0: { query: 'Ingrid Solberg', type: 'person' } }),
  },
};
