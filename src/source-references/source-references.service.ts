import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../database/database.js';
import { RESOURCES } from '../database/resources.js';
import { invalid, type Problem } from '../common/errors.js';
import { createdReply, recordReply, type JsonReply, requireMatch } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import type { ListSpec } from '../records/lists.js';
import { RecordList } from '../records/record-list.js';
import { type RecordReader, Records } from '../records/record-service.js';
import { shownId } from '../values/public-id.js';
import {
  type ListSourceReferencesQuery,
  CITED_SUBJECTS,
  type CreateSourceReferenceDto,
  type UpdateSourceReferenceDto,
} from './source-references.dto.js';
import { attachCitation, LOCK_SUBJECT, removeCitation, updateCitation } from './source-reference-write.js';
import { SourceReference } from './source-references.schema.js';
import { sourceReferenceFull, sourceReferenceSummary } from './source-references.view.js';

const KEYS = ['source_reference'] as const;

const present = (publicId: string) => ({ public_id: publicId, deleted_at: IsNull() });

@Injectable()
export class SourceReferencesService {
  private readonly reader: RecordReader;
  private readonly spec: ListSpec;

  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {
    this.reader = records.reader('source_reference', sourceReferenceFull);
    this.spec = {
      list: new RecordList(db, 'source_references', sourceReferenceSummary, {
        always: 't.deleted_at IS NULL',
        counted: 'source_reference',
      }),
      keys: ['source_references'],
      records: RESOURCES.map((name) => ({
        name,
        resource: name,
        sql: (id) => `t.subject_type = '${name}' AND t.subject_id = ${id}`,
      })),
      values: [{ name: 'source_category', sql: (value) => `t.source_category = ${value}`, counted: true }],
    };
  }

  list(query: ListSourceReferencesQuery, path: string): Promise<JsonReply> {
    return this.records.lists.reply(this.spec, query, path);
  }

  async show(publicId: string): Promise<JsonReply> {
    return recordReply(KEYS, await this.reader.show(publicId));
  }

  create(body: CreateSourceReferenceDto, context: WriteContext, path: string): Promise<JsonReply> {
    return this.db.transaction(async () => {
      const type = CITED_SUBJECTS.find((kind) => body[`${kind}_public_id`] !== undefined)!;
      const problems: Problem[] = [];
      const ref = await this.records.references.namedIn(body, type, problems);
      if (ref === null) throw invalid(problems);
      const row = await attachCitation(this.db, context.accountId, { type, ref }, body);
      const created = { publicId: shownId(row.public_id), json: await this.reader.showById(row.id) };
      return createdReply(KEYS, path, created);
    });
  }

  update(publicId: string, body: UpdateSourceReferenceDto, context: WriteContext): Promise<JsonReply> {
    return this.db.transaction(async () => {
      const row = await this.locked(publicId, context);
      const { citation, source_category, url, metadata, fields } = body;
      const patch = { source_category, url, metadata, fields } as Partial<CreateSourceReferenceDto>;
      await updateCitation(this.db, context.accountId, row, patch, citation);
      return recordReply(KEYS, await this.reader.showById(row.id));
    }, publicId);
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    return this.db.transaction(async () => {
      await this.lockSubject(publicId);
      await removeCitation(this.db, context.accountId, await this.locked(publicId, context));
    }, publicId);
  }

  /** Locks the subject before its citations, as the removal of a record does, to prevent deadlocks. */
  private async lockSubject(publicId: string): Promise<void> {
    const row = await this.db.manager.findOneBy(SourceReference, present(publicId));
    if (row !== null) await this.db.query(LOCK_SUBJECT[row.subject_type], [row.subject_id]);
  }

  private async locked(publicId: string, context: WriteContext): Promise<SourceReference> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.db.manager.findOne(SourceReference, { where: present(publicId), lock });
    if (row === null) return this.records.locator.explainAbsence('source_reference', publicId);
    await requireMatch(context.ifMatch, () => this.reader.showById(row.id));
    return row;
  }
}
