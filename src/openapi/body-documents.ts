import { IDS } from '../common/sample-ids.js';
import type { BodyDocument } from '../records/resource-document.js';
import { RESOURCE_DOCUMENTS } from './resources.js';

/** Each body, and each part of bodies: its description, with the rules between fields, and an example of a body. */
export const BODY_DOCUMENTS: Readonly<Record<string, Omit<BodyDocument, 'example'> & { example?: unknown }>> =
  {
    ...(Object.assign({}, ...RESOURCE_DOCUMENTS.map(([, { bodies }]) => bodies)) as Record<
      string,
      BodyDocument
    >),
    CreateDuplicate: {
      description: 'The record’s fields.',
      example: {
        duplicate: { public_ids: [IDS.person, IDS.otherPerson], status: 'not_duplicate', note: 'Namesakes.' },
      },
    },
    UpdateDuplicate: {
      description: 'At least one of `status` and `note`.',
      example: { duplicate: { note: 'Namesakes, says the register.' } },
    },
    UpdateZeroResultSearch: {
      description: 'At least one of `completed` and `note`.',
      example: { zero_result_search: { completed: true, note: 'Added.' } },
    },
    UpdateResearchRequest: {
      description: '`queued` starts the research again.',
      example: { research_request: { status: 'queued' } },
    },
    UpdateFinding: {
      description: 'With `status` `rejected`, no other field is allowed.',
      example: { finding: { status: 'accepted', value: { role: 'keeper', start_date: '2026-01-31' } } },
    },
    AcceptFindings: {
      description: 'Findings to accept in one transaction.',
      required: ['findings'],
      example: { findings: [{ id: 1 }, { id: 2, value: { address: 'office@lanternroom.example' } }] },
    },
    UndoMerge: {
      description: 'How to undo the merge.',
      optional: true,
      example: { merge: { dry_run: true } },
    },
    MergePeople: {
      description: 'The people to merge, and how.',
      example: {
        merge: { public_ids: [IDS.otherPerson], fields: { last_name: IDS.otherPerson }, dry_run: true },
      },
    },
    MergeOrganizations: {
      description: 'The organizations to merge, and how.',
      example: { merge: { public_ids: [IDS.withoutMembers], dry_run: true } },
    },
    Match: {
      description: 'What to match, and how.',
      example: {
        queries: {
          a: { type: 'person', name: 'I. Solberg', organization: { domain: 'harbourlight.example' } },
          b: { type: 'organization', name: 'Harbour Light' },
        },
      },
    },
    LookupBatch: {
      description: 'What to look up, and how to answer.',
      example: {
        items: [{ ref: 'a', email: 'ingrid@solberg.example' }, { domain: 'nowhere.example' }],
        skip_research_queue: true,
      },
    },
    Reconcile: {
      description: 'One of `queries` and `extend`; without either the reply is the manifest.',
      example: { queries: JSON.stringify({ q0: { query: 'Ingrid Solberg', type: 'person' } }) },
    },
    Citation: { description: 'The source of a record or a change.' },
    NameAliasItem: { description: 'An alternate name of the record.' },
    EmailAddressItem: { description: 'An email address of the record.' },
    EmailAddressChange: { description: 'An email address of the record, to add, to verify or to remove.' },
    AcceptedFinding: { description: 'A finding to accept, with corrections.' },
    QuickAddMember: { description: 'A person to add with the organization, and the membership there.' },
  };

export function bodyDocument(name: string): (typeof BODY_DOCUMENTS)[string] {
  const document = BODY_DOCUMENTS[name];
  if (document) return document;
  throw new Error(`body-documents.ts does not describe ${name}`);
}
