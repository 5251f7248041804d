import { Injectable } from '@nestjs/common';
import { ChangeActivity } from '../../../records/change-activity.js';
import { invalidField, notFound } from '../../../common/errors.js';
import { MatchResults } from '../../../matching/match-results.js';
import { MatchingService } from '../../../matching/matching.service.js';
import { publicId } from '../../../values/public-id.js';
import { NO_SOURCE, type LastSource } from '../components/citation-fields.js';
import { FindRecords, type FoundRecord } from '../search/found-records.js';
import type { EditConflict } from './form.page.js';
import { FIELDS, type FieldSpec, type Kind } from './kinds.js';
import {
  changesOf,
  createBody,
  linesOf,
  openReferences,
  updateBody,
  type TypedField,
  type TypedRecord,
} from './record-form.js';
import { RecordServices, type EditedRecord } from './record-services.js';
import type { Named } from './record-views.js';
import { changesSince } from './changes.js';

type Shown = EditedRecord['record'];

/** Maximum number of possible duplicates. */
const SIMILAR = 5;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const referenceName = (record: Shown, { name }: FieldSpec): string =>
  (record[name.replace(/_public_id$/, '')] as Named | null | undefined)?.name ?? '';

function fieldOf(spec: FieldSpec, record: Shown): TypedField {
  const value = textOf(record[spec.name]);
  if (!spec.refersTo) return { spec, text: value, was: value, id: '', named: '' };
  const named = value === '' ? '' : referenceName(record, spec);
  return { spec, text: named, was: value, id: value, named };
}

export const emailsOf = (record: Shown): string[] => record.email_addresses.map(({ address }) => address);

/** Fills forms with records, and saves submitted forms. */
@Injectable()
export class RecordEditing {
  constructor(
    private readonly services: RecordServices,
    private readonly records: FindRecords,
    private readonly matching: MatchingService,
    private readonly matches: MatchResults,
    private readonly activity: ChangeActivity,
  ) {}

  lastSource(accountId: number): Promise<LastSource | null> {
    return this.activity.lastSource(accountId);
  }

  filled(kind: Kind, { record, etag }: EditedRecord): TypedRecord {
    const fields = FIELDS[kind].map((spec) => fieldOf(spec, record));
    return { source: NO_SOURCE, fields, addEmails: '', addAliases: '', removed: [], etag };
  }

  /** The form with the values before a change. Throws 404 for a change of another record. */
  async putBack(kind: Kind, edited: EditedRecord, changeId: number): Promise<TypedRecord> {
    const typed = this.filled(kind, edited);
    const { changed } = await this.change(kind, edited.record.public_id, changeId);
    const emails = changed['email_addresses'] as
      { from: { address: string }[]; to: { address: string }[] } | undefined;
    const addresses = (list: { address: string }[] | null | undefined) =>
      (list ?? []).map(({ address }) => address);
    const [before, after, present] = [
      addresses(emails?.from),
      addresses(emails?.to),
      emailsOf(edited.record),
    ];
    return {
      ...typed,
      fields: typed.fields.map((field) => {
        const change = changed[field.spec.name];
        return change === undefined ? field : withValue(field, textOf(change.from));
      }),
      addEmails: before
        .filter((address) => !after.includes(address) && !present.includes(address))
        .join('\n'),
      removed: after.filter((address) => !before.includes(address) && present.includes(address)),
    };
  }

  async empty(kind: Kind, given: (name: string) => string): Promise<TypedRecord> {
    const fields = await Promise.all(
      FIELDS[kind].map(async (spec): Promise<TypedField> => {
        const blank = { spec, text: given(spec.name), was: '', id: '', named: '' };
        if (!spec.refersTo) return blank;
        const id = publicId(given(spec.refersTo));
        if (!id.ok || spec.name.startsWith('parent_')) return blank;
        const named = String((await this.services.edited(spec.refersTo, id.value)).record['name']);
        return { ...blank, text: named, id: id.value, named };
      }),
    );
    return { source: NO_SOURCE, fields, addEmails: '', addAliases: '', removed: [], etag: '' };
  }

  /** Returns the records that match unresolved references; undefined if the form has no such references. */
  async candidates(typed: TypedRecord): Promise<ReadonlyMap<string, readonly FoundRecord[]> | undefined> {
    const open = openReferences(typed);
    if (open.length === 0) return undefined;
    const found = open.map(
      async ({ spec, text }) => [spec.name, await this.records.candidates(text, spec.refersTo!)] as const,
    );
    return new Map(await Promise.all(found));
  }

  async similar(kind: Kind, typed: TypedRecord): Promise<readonly FoundRecord[]> {
    if (kind !== 'person' && kind !== 'organization') return [];
    const text = (name: string) => typed.fields.find(({ spec }) => spec.name === name)?.text || null;
    const domain = text('domain');
    const matched = await this.matching.match(
      [
        {
          type: kind,
          name: text('name'),
          firstName: text('first_name'),
          lastName: text('last_name'),
          aliases: linesOf(typed.addAliases),
          emails: linesOf(typed.addEmails),
          domains: domain === null ? [] : [domain],
        },
      ],
      { limit: SIMILAR },
    );
    const [shown] = await this.matches.show(matched);
    return shown!.map((json) => ({ ...(JSON.parse(json) as FoundRecord), matched: [], highlight: {} }));
  }

  async create(
    kind: Kind,
    typed: TypedRecord,
    owner: Readonly<Record<string, string>>,
    accountId: number,
  ): Promise<string> {
    const body = { ...owner, ...createBody(typed, await this.lastSource(accountId)) };
    return this.services.create(kind, body, { accountId });
  }

  /** Throws 422, and 412 if the record has changed since the form was shown: see `conflicted`. */
  async save(kind: Kind, id: string, typed: TypedRecord, accountId: number): Promise<void> {
    if (Object.keys(changesOf(typed)).length === 0) {
      const first = FIELDS[kind].find(({ fixed }) => !fixed)!;
      throw invalidField(first.name, 'required', 'is as it was, and so is everything else: change something');
    }
    const body = updateBody(typed, await this.lastSource(accountId));
    await this.services.update(kind, id, body, accountId, typed.etag);
  }

  /**
   * Merges the form with a concurrent change: edited fields keep the submitted value, others get the current one.
   * Both versions are returned.
   */
  conflicted(
    kind: Kind,
    typed: TypedRecord,
    now: EditedRecord,
  ): { typed: TypedRecord; conflicts: EditConflict[] } {
    const fresh = this.filled(kind, now);
    const conflicts: EditConflict[] = [];
    const fields = typed.fields.map((field, index) => {
      const theirs = fresh.fields[index]!;
      const mine = field.id || field.text;
      const [touched, changed] = [mine !== field.was, theirs.was !== field.was];
      if (touched || changed) {
        const shown = (text: string) => (text === field.was && field.named !== '' ? field.named : text);
        conflicts.push({
          field: field.spec.name,
          was: shown(field.was),
          theirs: theirs.text,
          mine: field.text,
        });
      }
      return touched ? { ...field, was: theirs.was } : theirs;
    });
    const present = emailsOf(now.record);
    const removed = typed.removed.filter((address) => present.includes(address));
    return { typed: { ...typed, fields, removed, etag: now.etag }, conflicts };
  }

  private async change(kind: Kind, id: string, changeId: number) {
    const changes = await changesSince((...slice) => this.services.changes(kind, id, ...slice), changeId);
    const found = changes.find((one) => one.id === changeId);
    if (found === undefined) throw notFound('The record has no such change.');
    return found;
  }
}

/** Returns the field with another value instead of its original one. */
function withValue(field: TypedField, text: string): TypedField {
  if (!field.spec.refersTo) return { ...field, text };
  return text === '' ? { ...field, text: '', id: '' } : { ...field, text, id: text, named: text };
}
