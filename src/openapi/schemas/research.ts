import type { Schema } from '../../http/openapi-types.js';
import { RESEARCH_STATUSES } from '../../research/requests/research-request.entity.js';
import { FINDING_KINDS } from '../../research/researcher/findings.js';
import { FINDING_STATUSES } from '../../research/review/research-finding.entity.js';
import {
  flag,
  integer,
  listOf,
  moment,
  orNull,
  record,
  schemaRef,
  text,
  word,
} from '../../http/json-schema.js';
import { error } from './service.js';

const made = {
  type: word(['organization', 'person', 'membership', 'place', 'source_reference'], 'The kind of record.'),
  public_id: schemaRef('PublicId'),
};

const state = {
  id: integer(undefined, 1),
  domain: text('The hostname that is looked into.'),
  status: word(
    RESEARCH_STATUSES,
    '`refused`: the site’s robots.txt does not allow it. `failed`: the site could not be read.',
  ),
  reason: orNull(text('One sentence: why it failed or was refused, or what was in the way so far.')),
  created_at: moment(),
  updated_at: moment(),
  started_at: orNull(moment('When a worker last began on it.')),
  finished_at: orNull(moment()),
} satisfies Record<string, Schema>;

const summary = {
  ...state,
  attempts: integer('How often a worker began on it since it was last asked for.'),
  requested_by: schemaRef('Actor'),
  organization: orNull(schemaRef('ResearchOrganization')),
  findings_count: integer(),
  open_findings_count: integer('Findings without a decision.'),
} satisfies Record<string, Schema>;

const full = {
  ...summary,
  dns: orNull(schemaRef('ResearchDns')),
  pages: {
    type: 'array',
    description: 'The pages that were asked for.',
    items: schemaRef('ResearchPage'),
  },
  findings: listOf('Finding', 'By kind, the surest first.'),
} satisfies Record<string, Schema>;

const value: Schema = {
  type: 'object',
  description: [
    'By kind: `organization_name` has name; `description` text; `person` name, first_name, last_name, role, email and phone;',
    '`email_address` address and is_role_address; `phone` number, written and is_fax; `postal_address` line, street,',
    'postal_code, locality, region and country; `social_profile` network and url.',
  ].join(' '),
  additionalProperties: true,
};

const finding = {
  id: integer(undefined, 1),
  kind: word(FINDING_KINDS, 'What was found.'),
  value: orNull({ ...value, description: `${value.description} Null once the finding has expired.` }),
  edited_value: orNull({ ...value, description: 'What an editor made of the value; null if it stayed.' }),
  url: { ...text('The page that says so.'), format: 'uri' },
  excerpt: orNull(text('The text of the page around the value; null once the finding has expired.')),
  read_at: moment('When the page was read.'),
  confidence: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: 'How sure it is that the page says this.',
  },
  reason: text('Where the confidence comes from.'),
  status: word(
    FINDING_STATUSES,
    '`expired`: not decided within the retention time, so its value and excerpt were deleted.',
  ),
  already_held: flag('Whether the directory has it by now.'),
  existing: listOf('ExistingRecord', 'The records that have it.'),
  records: {
    type: 'array',
    description: 'What became of it when it was accepted; without what was deleted since.',
    items: schemaRef('AcceptedRecord'),
  },
  decided_by: orNull(schemaRef('Actor')),
  decided_at: orNull(moment()),
} satisfies Record<string, Schema>;

const conflict = record('A finding that meets records like it.', {
  finding_id: integer(undefined, 1),
  kind: word(FINDING_KINDS, 'What was found.'),
  message: text('What is there, and what settles it.'),
  existing: listOf('ExistingRecord'),
  resolve_with: {
    type: 'array',
    description: 'The fields of the request; one of them settles it.',
    items: { type: 'string', enum: ['use_public_id', 'create_anyway', 'organization_public_id'] },
  },
});

export const RESEARCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  ResearchOrganization: record('The organization that findings go to.', {
    id: schemaRef('RecordId'),
    public_id: schemaRef('PublicId'),
    name: text('Its name.'),
  }),
  ResearchDns: record('The DNS records of the domain.', {
    resolves: flag('Whether the domain, or its `www.` name, has an address.'),
    mx: {
      type: 'array',
      items: text(),
      description: 'The hosts that take its mail.',
      example: ['mail.harbourlight.example'],
    },
  }),
  ResearchPage: record('A page that was requested.', {
    url: text('Its address, after redirects.'),
    status: orNull(integer('The HTTP status; null if there was no answer.')),
    read_at: moment('When it was requested, in UTC.'),
    reason: orNull(text('Why nothing was read from it.')),
  }),
  Finding: record('Something that a page of the organization says.', finding),
  AcceptedRecord: record('A record, or a citation, made by accepting a finding.', made),
  ExistingRecord: record('A record of the directory.', {
    ...made,
    name: text('By which a person recognises it.'),
  }),
  FindingConflict: conflict,
  FindingReply: record('A finding.', { finding: schemaRef('Finding') }),
  ResearchState: record('How a research request stands.', state),
  ResearchStatusReply: record('How a research request stands.', {
    research_request: schemaRef('ResearchState'),
  }),
  ResearchRequestSummary: record('A domain that is looked into, or was.', summary),
  ResearchRequest: record('A domain that was looked into, and what was found.', full),
  ResearchRequestReply: record('A research request.', { research_request: schemaRef('ResearchRequest') }),
  ResearchRequestList: record('A page of research requests.', {
    research_requests: listOf('ResearchRequestSummary'),
    meta: schemaRef('ListMeta'),
  }),
  ResearchConflict: record('What is in the way of an acceptance. Nothing was written.', error, {
    conflicts: {
      type: 'array',
      items: schemaRef('FindingConflict'),
      description: 'Absent where the conflict is not with existing records.',
    },
  }),
};
