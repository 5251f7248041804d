import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/errors.js';
import { MatchResults } from '../../../matching/match-results.js';
import { MatchingService } from '../../../matching/matching.service.js';
import { publicId } from '../../../values/public-id.js';
import { FindRecords, type FoundRecord } from '../search/found-records.js';
import { changesSince } from './changes.js';
import { FIELDS, hasMemberships, type Kind } from './kinds.js';
import { blankForm, linesOf, revertedForm, type TypedField, type TypedRecord } from './record-form.js';
import { RecordServices, type EditedRecord } from './record-services.js';

const SIMILAR = 5;

/** Fills forms with what the directory knows. */
@Injectable()
export class RecordEditing {
  constructor(
    private readonly services: RecordServices,
    private readonly records: FindRecords,
    private readonly matching: MatchingService,
    private readonly matches: MatchResults,
  ) {}

  /** The form with the values before a change. Throws 404 for a change of another record. */
  async putBack(kind: Kind, edited: EditedRecord, changeId: number): Promise<TypedRecord> {
    const { public_id: id } = edited.record;
    const changes = await changesSince((...slice) => this.services.changes(kind, id, ...slice), changeId);
    const found = changes.find((one) => one.id === changeId);
    if (found === undefined) throw notFound('The record has no such change.');
    return revertedForm(kind, edited, found.changed);
  }

  /** A form for a new record with given values, some by the id of the record that they name. */
  async empty(kind: Kind, given: (name: string) => string): Promise<TypedRecord> {
    const fields = FIELDS[kind].map(async (spec): Promise<TypedField> => {
      const blank = { spec, text: given(spec.name), was: '', id: '', named: '' };
      const id = publicId(spec.fixed && spec.refersTo ? given(spec.refersTo) : '');
      if (!id.ok) return blank;
      const named = String((await this.services.edited(spec.refersTo!, id.value)).record['name']);
      return { ...blank, text: named, id: id.value, named };
    });
    return blankForm(await Promise.all(fields));
  }

  /** The records that match references whose text is not a public id; undefined if the form has none. */
  async candidates({
    fields,
  }: TypedRecord): Promise<ReadonlyMap<string, readonly FoundRecord[]> | undefined> {
    const open = fields.filter(({ spec, text, id }) => spec.refersTo && text !== '' && id === '');
    if (open.length === 0) return undefined;
    const found = open.map(
      async ({ spec, text }) => [spec.name, await this.records.candidates(text, spec.refersTo!)] as const,
    );
    return new Map(await Promise.all(found));
  }

  async similar(kind: Kind, { fields, addAliases, addEmails }: TypedRecord): Promise<FoundRecord[]> {
    if (!hasMemberships(kind)) return [];
    const text = (name: string) => fields.find(({ spec }) => spec.name === name)?.text || null;
    const described = {
      type: kind,
      name: text('name'),
      firstName: text('first_name'),
      lastName: text('last_name'),
      aliases: linesOf(addAliases),
      emails: linesOf(addEmails),
      domains: [text('domain')].filter((domain) => domain !== null),
    };
    const [shown] = await this.matches.show(await this.matching.match([described], { limit: SIMILAR }));
    return shown!.map((json) => ({ ...(JSON.parse(json) as FoundRecord), matched: [], highlight: {} }));
  }
}
