import { Injectable } from '@nestjs/common';
import { ApiError, noRecord } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { noteUndo } from '../duplicates/judgements.js';
import { accountName, hex, jsonObject, moment, publicIdOfAny, type JsonFields } from '../database/json.js';
import { PLURAL, perEach, PARTIES, type Party } from '../database/resources.js';
import { recordReply, requireMatch, withoutBlanks, type JsonReply } from '../http/reply.js';
import { SERIALIZE } from '../organizations/organizations.service.js';
import { changeCitation } from '../records/views.js';
import { EMAIL_OWNER } from '../records/parts.js';
import type { Citation, RecordRow } from '../records/cited-write.js';
import { Lists, type ListSpec } from '../records/lists.js';
import { RecordList } from '../records/record-list.js';
import { RecordLocator } from '../records/locate.js';
import type { RecordReader } from '../records/record-service.js';
import type { ListMergesQuery } from './merges.dto.js';
import { LOCK_ROWS, partsOfKind } from './merge-statements.js';
import { PREVIEW, ROLLBACK, SAVEPOINT, readersOf } from './merges.service.js';
import { CIRCULAR, LOCK_MERGE, DEPENDENT_MERGES } from './undo-statements.js';
import { UndoWrite } from './undo-write.js';

/** SQL: the survivor's current public id; the one that it had, if it was merged or deleted since. */
const survivorNow = (m: string): string =>
  `coalesce(${publicIdOfAny(`${m}.resource`, `${m}.survivor_id`)}, ${m}.plan ->> 'survivor')`;

/** The fields of a merge in lists; `m` is the table's alias. */
const mergeSummary = (m: string): JsonFields => ({
  id: `${m}.id`,
  resource: `${m}.resource`,
  survivor: survivorNow(m),
  fields: `(SELECT coalesce(jsonb_object_agg(key, CASE WHEN value -> 'from' = ${m}.plan -> 'survivor'
    THEN value || jsonb_build_object('from', ${survivorNow(m)}) ELSE value END), '{}') FROM jsonb_each(${m}.plan -> 'fields'))`,
  ...perEach(['merged', 'moved', 'folded', 'aliases_added'], (name) => `${m}.plan -> '${name}'`),
  forced: `${m}.forced`,
  merged_by: accountName(`${m}.account_id`),
  merged_at: moment(`${m}.created_at`),
  undone_by: accountName(`${m}.undone_by`),
  undone_at: moment(`${m}.undone_at`),
  source_reference: changeCitation(`${m}.citation_id`),
});

const SHOW = statement(`SELECT ${jsonObject(mergeSummary('m'))}::text AS json FROM merges m WHERE m.id = $1`);
/** Maximum number of parts of each kind that an undo lists. */
const MAX_KEPT = 100;

/** $1 the survivor, $2 the time of the merge: everything that it got later. */
const LATER = perEach(PARTIES, (kind) => {
  const later = (name: string, shown: string, table: string, where: string) =>
    `'${name}', (SELECT json_agg(shown) FROM (SELECT ${shown} AS shown FROM ${table} t
        WHERE ${where} AND t.created_at > $2 ORDER BY t.id LIMIT ${MAX_KEPT}) l)`;
  const parts = partsOfKind(kind).map(({ part, column }) =>
    later(PLURAL[part], hex('t.public_id'), PLURAL[part], `t.${column} = $1`),
  );
  parts.push(
    later('email_addresses', 't.address', 'email_addresses', `t.${EMAIL_OWNER[kind]} = $1`),
    later(
      'source_references',
      hex('t.public_id'),
      'source_references',
      `t.subject_type = '${kind}' AND t.subject_id = $1 AND t.deleted_at IS NULL AND t.merged_from_id IS NULL`,
    ),
  );
  return statement(`SELECT json_strip_nulls(json_build_object(${parts.join(', ')})) AS kept`);
});

/** $1 merges: the names of their records by public id. Those that were merged have the name that they had. */
const NAMES = statement(`
  SELECT ${hex('r.public_id')} AS id, r.name FROM (
    SELECT p.public_id, concat_ws(' ', p.first_name, p.last_name) AS name
    FROM merges m JOIN people p ON p.id = m.survivor_id WHERE m.id = ANY($1::bigint[]) AND m.resource = 'person'
    UNION SELECT o.public_id, o.name
    FROM merges m JOIN organizations o ON o.id = m.survivor_id WHERE m.id = ANY($1::bigint[]) AND m.resource = 'organization'
    UNION SELECT (x.before ->> 'public_id')::uuid,
      coalesce(x.before ->> 'name', concat_ws(' ', x.before ->> 'first_name', x.before ->> 'last_name'))
    FROM merge_parts x WHERE x.merge_id = ANY($1::bigint[]) AND x.effect = 'merged') r`);

/** SQL: true for the merges of the record that has or had this id, and of those that were merged into it. */
const mergesOf = (publicId: string): string => `t.id IN (
  WITH named AS MATERIALIZED (
    ${PARTIES.map((kind) => `SELECT '${kind}'::resource AS kind, r.id FROM ${PLURAL[kind]} r WHERE r.public_id = ${publicId}::uuid`).join(' UNION ALL ')}
    UNION ALL SELECT f.resource, f.record_id FROM former_ids f
      WHERE f.resource IN (${PARTIES.map((kind) => `'${kind}'`).join()}) AND f.public_id = ${publicId}::uuid
  ), known AS MATERIALIZED (
    SELECT kind, id FROM named UNION SELECT n.kind, f.origin_id FROM named n
      JOIN former_ids f ON f.resource = n.kind AND f.record_id = n.id AND f.origin_id IS NOT NULL
  )
  SELECT m.id FROM known k JOIN merges m ON m.resource = k.kind AND m.survivor_id = k.id
  UNION ALL SELECT p.merge_id FROM known k
    JOIN merge_parts p ON p.kind = k.kind::text AND p.record_id = k.id AND p.effect = 'merged')`;

/** A row of `merges`. */
interface Merge {
  readonly id: number;
  readonly resource: Party;
  readonly survivor_id: number;
  readonly created_at: Date;
  readonly undone_at: Date | null;
}

interface UndoRequest {
  readonly id: number;
  readonly dryRun: boolean;
  /** A dry run may have none. */
  readonly citation: Citation | null;
  readonly actor: number | null;
  readonly ifMatch?: string | undefined;
}

@Injectable()
export class UndoService {
  private readonly readers: Readonly<Record<Party, RecordReader>>;
  private readonly spec: ListSpec;

  constructor(
    private readonly db: Database,
    private readonly lists: Lists,
    private readonly locator: RecordLocator,
  ) {
    this.readers = readersOf(db, locator);
    this.spec = {
      list: new RecordList(db, 'merges', mergeSummary, { order: 'desc' }),
      keys: ['merges'],
      values: [
        { name: 'resource', sql: (value) => `t.resource = ${value}::resource` },
        {
          name: 'public_id',
          sql: mergesOf,
        },
        { name: 'status', sql: (value) => `(t.undone_at IS NULL) = (${value} = 'standing')` },
      ],
    };
  }

  async list(query: ListMergesQuery, path: string): Promise<JsonReply> {
    const named = query.public_id === undefined ? null : await this.locator.party(query.public_id);
    const asked = named === null ? query : { ...query, public_id: named.publicId };
    return this.lists.reply(this.spec, asked as ListMergesQuery, path);
  }

  async show(id: number): Promise<JsonReply> {
    return recordReply(['merge'], await this.json(id));
  }

  /** The names of the records of these merges by public id; a record that was deleted later has none. */
  async names(ids: readonly number[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.query<{ id: string; name: string }>(NAMES, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Throws 404 for an unknown merge, 412, and 409 if a later merge depends on it. */
  undo({ id, dryRun, citation, actor, ifMatch }: UndoRequest): Promise<string> {
    return this.db.transaction(async () => {
      await this.db.query(SAVEPOINT);
      const [merge] = await this.db.query<Merge>(LOCK_MERGE, [id]);
      if (merge === undefined) throw noRecord('merge', 'id');
      await requireMatch(ifMatch, () => this.json(id));
      if (merge.undone_at !== null) throw blocked('undone', 'This merge was undone before.');
      const kind = merge.resource;
      const [survivor] = await this.db.query<RecordRow>(LOCK_ROWS[kind], [[merge.survivor_id]]);
      await this.requireNothingOnIt(merge);
      if (survivor === undefined) throw blocked('gone', 'The survivor was deleted.');
      if (kind === 'organization') await this.db.query(SERIALIZE);
      const undo = new UndoWrite(this.db, actor, citation ?? PREVIEW, { id, survivor, kind });
      const restored = await undo.run();
      await noteUndo(this.db, kind, survivor.id, restored, actor);
      if (kind === 'organization' && (await this.db.query(CIRCULAR, [[survivor.id, ...restored]])).length > 0)
        throw blocked('hierarchy', 'An organization would be above itself: change a parent first.');
      const [later] = await this.db.query<{ kept: object }>(LATER[kind], [survivor.id, merge.created_at]);
      const kept = withFields(later!.kept, undo);
      const records = await Promise.all(restored.map((key) => this.readers[kind].showById(key)));
      const parts = [
        `"merge":${(await this.json(id)).slice(0, -1)},"dry_run":${dryRun},"kept":${JSON.stringify(kept)}}`,
        `"survivor":${await this.readers[kind].showById(survivor.id)}`,
        `"restored":[${records.join()}]`,
      ];
      if (dryRun) await this.db.query(ROLLBACK);
      return `{${parts.join()}}`;
    });
  }

  private async requireNothingOnIt({ id, survivor_id, resource }: Merge): Promise<void> {
    const later = await this.db.query<{ id: number }>(DEPENDENT_MERGES, [id, survivor_id, resource]);
    if (later.length === 0) return;
    const ids = later.map((one) => one.id);
    throw blocked('later_merge', `Merge ${ids.join(', ')} stands on it: undo the last one first.`, ids);
  }

  private async json(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(SHOW, [id]);
    if (row === undefined) throw noRecord('merge', 'id');
    return withoutBlanks(row.json);
  }
}

function withFields(later: object, { keptFields, keptCitations }: UndoWrite): object {
  const found = later as { source_references?: string[] };
  const citations = [...(found.source_references ?? []), ...keptCitations];
  return {
    ...(keptFields.length === 0 ? {} : { fields: keptFields }),
    ...found,
    ...(citations.length === 0 ? {} : { source_references: citations }),
  };
}

const blocked = (code: string, message: string, merges: readonly number[] = []) =>
  new ApiError(409, 'undo_blocked', message, {
    asWritten: true,
    details: (merges.length === 0 ? [null] : merges).map((id) => ({
      field: 'id',
      code,
      message: id === null ? message : `merge ${id} stands on it`,
    })),
  });
