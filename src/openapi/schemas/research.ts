import type { Schema } from '../../http/openapi-types.js';
import { FINDING_STATUSES, RESEARCH_STATUSES } from '../../research/research.entities.js';
import { FINDING_KINDS } from '../../research/researcher/findings.js';
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
  envelope,
  listEnvelope,
  share,
  texts,
} from '../../http/json-schema.js';
import { error } from './service.js';

const made = {
  type: word(['organization', 'person', 'membership', 'place', 'source_reference'], 'The kind of record.'),
  public_id: schemaRef('PublicId'),
};

const state = {
  id: integer(undefined, 1),
  domain: text('The researched hostname.', 'harbourlight.example'),
  status: word(
    RESEARCH_STATUSES,
    '`refused`: the site’s robots.txt does not allow it. `failed`: the site could not be read.',
  ),
  reason: orNull(text('One sentence: why it failed, was refused or is delayed.', 'The site did not answer.')),
  created_at: moment(),
  updated_at: moment(),
  started_at: orNull(moment('When a worker last started it.', '2026-02-14T16:00:00.310Z')),
  finished_at: orNull(moment('When the research ended, in UTC.', '2026-02-14T16:00:04.120Z')),
} satisfies Record<string, Schema>;

const summary = {
  ...state,
  attempts: integer('The attempts since it was last requested.', 0, 1),
  requested_by: schemaRef('Actor'),
  organization: orNull(schemaRef('ResearchOrganization')),
  findings_count: integer('How many findings there are.', 0, 3),
  open_findings_count: integer('Findings without a decision.', 0, 1),
} satisfies Record<string, Schema>;

const full = {
  ...summary,
  dns: orNull(schemaRef('ResearchDns', 'The DNS records; null until they were looked up.')),
  pages: listOf('ResearchPage', 'The requested pages.'),
  findings: listOf('Finding', 'By kind, highest confidence first.'),
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
  value: orNull({
    ...value,
    description: `${value.description} Null once the finding has expired.`,
    example: { name: 'Ada Lovelace', role: 'Chair' },
  }),
  edited_value: orNull({
    ...value,
    description: 'The value as an editor corrected it; null if unchanged.',
    example: { role: 'chair' },
  }),
  url: { ...text('The page with the value.', 'https://harbourlight.example/about'), format: 'uri' },
  excerpt: orNull(
    text(
      'The text of the page around the value; null once the finding has expired.',
      'Our board: Ada Lovelace, Chair',
    ),
  ),
  read_at: moment('When the page was read.', '2026-02-14T16:00:02.800Z'),
  confidence: share('The confidence that the page states this value, from 0 to 1.', 0.95),
  reason: text('The reason for the confidence.', 'The site did not answer.'),
  status: word(
    FINDING_STATUSES,
    '`expired`: not decided within the retention time, so its value and excerpt were deleted.',
  ),
  already_held: flag('Whether the directory has the value now.', false),
  existing: listOf('ExistingRecord', 'The records that have it.'),
  records: listOf('AcceptedRecord', 'The records made by accepting it that still exist.'),
  decided_by: orNull(schemaRef('Actor')),
  decided_at: orNull(moment()),
} satisfies Record<string, Schema>;

const conflict = record('A finding that resembles existing records.', {
  finding_id: integer('The finding’s id.', 1, 12),
  kind: word(FINDING_KINDS, 'What was found.'),
  message: text('The resemblance, and how to resolve it.', 'source is required.'),
  existing: listOf('ExistingRecord', 'The similar records.'),
  resolve_with: {
    type: 'array',
    description: 'Fields of the request, one of which resolves it.',
    items: { type: 'string', enum: ['use_public_id', 'create_anyway', 'organization_public_id'] },
    example: ['use_public_id', 'create_anyway'],
  },
});

export const RESEARCH_SCHEMAS: Readonly<Record<string, Schema>> = {
  ResearchOrganization: record('The organization that findings go to.', {
    id: schemaRef('RecordId'),
    public_id: schemaRef('PublicId'),
    name: text('Its name.'),
  }),
  ResearchDns: record('The DNS records of the domain.', {
    resolves: flag('Whether the domain or its `www.` subdomain has an address record.', true),
    mx: texts('Its mail servers.', ['mail.harbourlight.example']),
  }),
  ResearchPage: record('A page that was requested.', {
    url: text('Its address, after redirects.', 'https://harbourlight.example/about'),
    status: orNull(integer('The HTTP status; null if there was no answer.')),
    read_at: moment('When it was requested, in UTC.', '2026-02-14T16:00:02.800Z'),
    reason: orNull(text('Why nothing was read from it.', 'The site did not answer.')),
  }),
  Finding: record('A value from a page of the organization.', finding),
  AcceptedRecord: record('A record, or a citation, made by accepting a finding.', made),
  ExistingRecord: record('A record of the directory.', {
    ...made,
    name: text('A label for people.'),
  }),
  FindingConflict: conflict,
  FindingReply: envelope('A finding.', ['finding'], 'Finding'),
  ResearchState: record('The status of a research request.', state),
  ResearchStatusReply: envelope('The status of a research request.', ['research_request'], 'ResearchState'),
  ResearchRequestSummary: record('The research of a domain.', summary),
  ResearchRequest: record('The research of a domain, with its findings.', full),
  ResearchRequestReply: envelope('A research request.', ['research_request'], 'ResearchRequest'),
  ResearchRequestList: listEnvelope(
    'A page of research requests.',
    ['research_requests'],
    'ResearchRequestSummary',
  ),
  ResearchConflict: record('The conflicts that prevent acceptance. Nothing was written.', error, {
    conflicts: listOf('FindingConflict', 'Absent where the conflict is not with existing records.'),
  }),
};
