import { PARTIES } from '../../database/resources.js';
import {
  flag,
  integer,
  listOf,
  moment,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  word,
  envelope,
  listEnvelope,
  share,
  counts,
  texts,
} from '../../http/json-schema.js';
import type { Schema } from '../../http/openapi-types.js';
import { IDS } from '../../common/sample-ids.js';
import { STATUSES } from '../../duplicates/duplicate.entity.js';

/** Numbers of parts by kind. */
const parts = (description: string) => counts(description, { memberships: 3 });

const plan = {
  survivor: publicId('The record that stays.', IDS.person),
  merged: listOf('PublicId', 'The records that were merged into it.'),
  fields: {
    type: 'object',
    description: 'The fields in which the records differ, each with its value after the merge.',
    additionalProperties: schemaRef('MergedField'),
  },
  moved: parts('By kind: how many parts got the survivor as owner; citations are copied.'),
  folded: parts('By kind: how many parts were folded into one that says the same.'),
  aliases_added: texts('Names, and domains, that became aliases.', ['I. M. Solberg']),
} satisfies Record<string, Schema>;

const shownMerge = {
  id: integer('The merge.', 1),
  resource: word(PARTIES, 'The kind of the records.'),
  ...plan,
  forced: flag('Whether it was forced.', false),
  merged_by: orNull(schemaRef('Actor', 'Null for the operator’s command line.')),
  merged_at: moment('When, in UTC.', '2026-02-14T16:05:12.480Z'),
  undone_by: orNull(schemaRef('Actor', 'Null if it stands, or for the command line.')),
  undone_at: orNull(moment('When it was undone; null if it stands.', null)),
  source_reference: schemaRef('ChangeCitation', 'The citation of the merge.'),
};

const either = (description: string): Schema => ({
  description,
  anyOf: [schemaRef('Person'), schemaRef('Organization')],
});

const reply = (keys: Readonly<Record<string, string>>) =>
  record('A merge, and the survivor after it.', {
    merge: schemaRef('MergeOutcome'),
    ...Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, schemaRef(name)])),
  });

export const MERGE_SCHEMAS: Readonly<Record<string, Schema>> = {
  MergedField: record('A field of the survivor.', {
    value: { description: 'The value after the merge.', example: 'Solberg' },
    from: publicId('The record whose value it is.', IDS.person),
    instead_of: { type: 'array', description: 'The values of the others.', items: {}, example: ['Solborg'] },
  }),
  RefusedMerge: record('A reason against a merge.', {
    code: word(
      [
        'not_duplicate',
        'many_memberships',
        'more_memberships',
        'hierarchy',
        'gone',
        'other_kind',
        'too_many_parts',
      ],
      'The reason.',
    ),
    public_id: publicId('The record that must not be merged.', IDS.person),
    message: text('What is wrong, and what to do.', 'was deleted'),
    forceable: flag('Whether `force` overrides it.', true),
  }),
  MergeOutcome: record('A merge, or the preview of one.', {
    id: orNull(integer('The merge; null for a preview.', 1)),
    dry_run: flag('True for a preview: nothing was written.', true),
    ...plan,
    refusals: listOf('RefusedMerge', 'The reasons against the merge.'),
    etag: orNull(
      text('Of a preview: send it as `If-Match` to merge what it shows.', '"kT3rZ0Vb7b1YJ0Zs3m0l1qk8u5c"'),
    ),
  }),
  Merge: record('A merge.', shownMerge, {
    dry_run: flag('Of an undo: true for a preview.', true),
    kept: {
      type: 'object',
      description: 'Of an undo: by kind, what the survivor got later and keeps; at most 100 of a kind.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      example: { fields: ['last_name'] },
    },
  }),
  MergeReply: envelope('A merge.', ['merge'], 'Merge'),
  MergeList: listEnvelope('A page of merges, newest first.', ['merges'], 'Merge'),
  UndoReply: record('The merge, and the records after the undo.', {
    merge: schemaRef('Merge'),
    survivor: either('The survivor.'),
    restored: {
      type: 'array',
      description: 'The records that exist again.',
      items: either('A record.'),
      example: [],
    },
  }),
  PersonMergeReply: reply({ person: 'Person' }),
  OrganizationMergeReply: reply({ organization: 'Organization' }),
  AdvertiserMergeReply: reply({ organization: 'Organization', advertiser: 'Organization' }),
  Duplicate: record('Two records that may be one.', {
    id: integer('The pair.', 1),
    resource: word(PARTIES, 'What both are.'),
    score: share('As of a match; 0 for a pair that an editor named.', 0.981),
    features: schemaRef('MatchFeatures'),
    status: word(STATUSES, 'What an editor, or a merge, has said of it.'),
    records: {
      type: 'array',
      description: 'The summaries of both records; of a merged pair, only of the survivor.',
      example: [],
      items: { anyOf: [schemaRef('PersonSummary'), schemaRef('OrganizationSummary')] },
    },
    decided_by: orNull(schemaRef('Actor')),
    decided_at: orNull(moment()),
    note: orNull(text('An editor’s.', 'Added.')),
    created_at: moment(),
    updated_at: moment(),
  }),
  DuplicateReply: envelope('A pair of records.', ['duplicate'], 'Duplicate'),
  DuplicateList: listEnvelope('A page of pairs.', ['duplicates'], 'Duplicate'),
};
