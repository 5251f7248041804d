import type { Schema } from '../../http/openapi-types.js';
import { RESEARCH_STATUSES } from '../../research/requests/research-request.entity.js';
import { FINDING_KINDS } from '../../research/researcher/findings.js';
import { FINDING_STATUSES } from '../../research/review/research-finding.entity.js';
import { flag, integer, listOf, moment, orNull, publicId, record, schemaRef, text } from './schema.js';
import { rfc9457 } from './service.js';

const state = {
  id: integer(undefined, 1),
  domain: text('The hostname that is looked into.'),
  status: {
    type: 'string',
    enum: RESEARCH_STATUSES,
    description:
      '`refused`: the site does not want to be read by programs. `failed`: it could not be read, for good.',
  },
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
  organization: orNull(
    record('The organization that its findings go to; null until one was accepted.', {
      id: integer(undefined, 1),
      public_id: publicId('The organization’s id.'),
      name: text(),
    }),
  ),
  findings_count: integer(),
  open_findings_count: integer('Those that nobody has decided on.'),
} satisfies Record<string, Schema>;

const full = {
  ...summary,
  dns: orNull(
    record('What DNS says; null until it was asked.', {
      resolves: flag('Whether the domain, or its `www.` name, has an address.'),
      mx: { type: 'array', items: text(), description: 'The hosts that take its mail.' },
    }),
  ),
  pages: {
    type: 'array',
    description: 'The pages that were asked for.',
    items: record('A page.', {
      url: text('Its address, after redirects.'),
      status: orNull(integer('The HTTP status; null if there was no answer.')),
      read_at: moment(),
      reason: orNull(text('Why nothing was read from it.')),
    }),
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
  kind: { type: 'string', enum: FINDING_KINDS },
  value,
  edited_value: orNull({ ...value, description: 'What an editor made of the value; null if it stayed.' }),
  url: { ...text('The page that says so.'), format: 'uri' },
  excerpt: text('The page around it.'),
  read_at: moment('When the page was read.'),
  confidence: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: 'How sure it is that the page says this.',
  },
  reason: text('Where the confidence comes from.'),
  status: { type: 'string', enum: FINDING_STATUSES },
  already_held: flag('Whether the directory has it by now.'),
  existing: listOf('ExistingRecord', 'The records that have it.'),
  records: {
    type: 'array',
    description: 'What became of it when it was accepted; without what was deleted since.',
    items: record('A record, or a citation.', {
      type: { type: 'string', enum: ['organization', 'person', 'membership', 'place', 'source_reference'] },
      public_id: publicId('The record’s id.'),
    }),
  },
  decided_by: orNull(schemaRef('Actor')),
  decided_at: orNull(moment()),
} satisfies Record<string, Schema>;

const conflict = record('A finding that meets records like it.', {
  finding_id: integer(undefined, 1),
  kind: { type: 'string', enum: FINDING_KINDS },
  message: text('What is there, and what settles it.'),
  existing: listOf('ExistingRecord'),
  resolve_with: {
    type: 'array',
    description: 'The fields of the request, one of which settles it.',
    items: { type: 'string', enum: ['use_public_id', 'create_anyway', 'organization_public_id'] },
  },
});

const error = {
  error: text('`conflict`'),
  message: text('One sentence that a person can act on.'),
  details: {
    type: 'array',
    items: record('One conflict.', { field: text(), code: text(), message: text() }),
  },
  request_id: text('The same as in X-Request-Id.'),
} satisfies Record<string, Schema>;

/** An error with its conflicts, which are absent where it is not records that are in the way. */
const withConflicts = (description: string, properties: Record<string, Schema>): Schema => ({
  ...record(description, properties),
  properties: {
    ...properties,
    conflicts: {
      type: 'array',
      items: conflict,
      description: 'Absent where it is not records that are in the way.',
    },
  },
});

export const RESEARCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  Finding: record('Something that a page of the organization says.', finding),
  ExistingRecord: record('A record of the directory.', {
    type: { type: 'string', enum: ['organization', 'person', 'membership', 'place', 'source_reference'] },
    public_id: publicId('The record’s id.'),
    name: text('By which a person recognises it.'),
  }),
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
  ResearchConflict: withConflicts('What is in the way of an acceptance. Nothing was written.', error),
  ResearchConflictProblem: withConflicts(
    'The same facts as RFC 9457 tells them, with Accept: application/problem+json.',
    { ...rfc9457, ...error },
  ),
};
