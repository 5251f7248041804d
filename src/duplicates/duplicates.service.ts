import { Injectable } from '@nestjs/common';
import { conflict, invalidField, noRecord } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { jsonObject } from '../database/json.js';
import { perEach, PLURAL, PARTIES, type Party } from '../database/resources.js';
import { listReply, sliceOf } from '../http/list.query.js';
import type { WriteContext } from '../http/params.js';
import { recordReply, type JsonReply } from '../http/reply.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { personSummary } from '../people/people.schema.js';
import { RecordLocator } from '../records/locate.js';
import { Duplicate, type DuplicateStatus } from './duplicate.entity.js';
import {
  type CreateDuplicateDto,
  type ListDuplicatesQuery,
  type UpdateDuplicateDto,
} from './duplicates.dto.js';
import { taskPage, lockTask, actorsById } from '../records/editor-tasks.js';

/** $1 ids. */
const SUMMARIES = perEach(PARTIES, (resource) => {
  const summary = { person: personSummary, organization: organizationSummary }[resource]('t');
  return statement(
    `SELECT t.id, ${jsonObject(summary)} AS summary FROM ${PLURAL[resource]} t WHERE t.id = ANY($1::bigint[])`,
  );
});

/** Pairs with a deleted record are not listed. A merged pair has only its survivor, which must exist. */
const existing = (status: DuplicateStatus): string =>
  PARTIES.map((resource) => {
    const has = (column: string) => `EXISTS (SELECT FROM ${PLURAL[resource]} r WHERE r.id = d.${column})`;
    const both = `${has('low_id')} ${status === 'merged' ? 'OR' : 'AND'} ${has('high_id')}`;
    return `(d.resource = '${resource}' AND (${both}))`;
  }).join(' OR ');

const OPEN = statement(`SELECT count(*) AS open FROM duplicates WHERE status = 'open'`);

const NAME = 'pair of duplicates';
const NOW = (): string => 'now()';

/** Operations of editors on pairs of records that may be one. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
  ) {}

  async list(query: ListDuplicatesQuery, path: string): Promise<JsonReply> {
    const { resource, status = 'open', min_score, sort = 'score', updated_since } = query;
    const named = query.public_id === undefined ? null : await this.locator.party(query.public_id);
    const public_id = named?.publicId ?? query.public_id;
    const slice = sliceOf(query, {
      name: 'duplicates',
      binding: [resource, status, min_score, public_id, sort, updated_since],
      position: ['number', 'number'],
    });
    const found = this.db.manager.createQueryBuilder(Duplicate, 'd').where('d.status = :status', { status });
    found.andWhere(`(${existing(status)})`);
    if (resource !== undefined) found.andWhere('d.resource = :resource', { resource });
    if (min_score !== undefined) found.andWhere('d.score >= :min_score', { min_score });
    if (updated_since !== undefined) found.andWhere('d.updated_at >= :updated_since', { updated_since });
    if (public_id !== undefined) {
      const of = { kind: named?.kind ?? PARTIES[0], ref: named?.id ?? 0 };
      found.andWhere('d.resource = :kind AND (d.low_id = :ref OR d.high_id = :ref)', of);
    }
    const page = await taskPage(found, slice, sort === 'score' ? 'score' : 'id', (rows) => this.views(rows));
    return listReply(['duplicates'], page, slice, {
      path,
      query: { ...query },
      filters: { resource, status, min_score: min_score?.toString(), public_id, updated_since },
    });
  }

  /** Number of open pairs, from an index: those of records deleted in the last seconds included. */
  async countOpen(): Promise<number> {
    return (await this.db.query<{ open: number }>(OPEN))[0]!.open;
  }

  /** Throws 404 if there is no such pair. */
  async show(id: number): Promise<JsonReply> {
    return recordReply(['duplicate'], await this.json(id));
  }

  /** Throws 404, 409 for a merged pair or one without both records, or 412. */
  async update(
    id: number,
    given: UpdateDuplicateDto,
    { ifMatch, accountId }: WriteContext,
  ): Promise<JsonReply> {
    const json = await this.db.transaction(async () => {
      const row = await lockTask(this.db, Duplicate, id, NAME, ifMatch, () => this.json(id));
      await this.judge(row, given, accountId);
      return this.json(id);
    }, `duplicate ${id}`);
    return recordReply(['duplicate'], json);
  }

  /** Judges a pair, listed or not. Throws 422 for ids that name no two records of one resource, 409 for a merged pair. */
  async create(
    { public_ids, ...given }: CreateDuplicateDto,
    { accountId }: WriteContext,
  ): Promise<JsonReply> {
    const { resource, ids } = await this.pairOf(public_ids);
    const pair = { resource, low_id: Math.min(...ids), high_id: Math.max(...ids) };
    return this.db.transaction(async () => {
      const unjudged = { ...pair, score: 0, features: {}, status: 'open' as const };
      await this.db.manager
        .createQueryBuilder()
        .insert()
        .into(Duplicate)
        .values(unjudged)
        .orIgnore()
        .execute();
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await this.db.manager.findOneOrFail(Duplicate, { where: pair, lock });
      await this.judge(row, given, accountId);
      return recordReply(['duplicate'], await this.json(row.id), `/api/v1/duplicates/${row.id}`);
    });
  }

  private async judge(
    row: Duplicate,
    { status, note }: Pick<UpdateDuplicateDto, 'status' | 'note'>,
    accountId: number | null,
  ): Promise<void> {
    if (row.status === 'merged' && status !== undefined) {
      throw conflict('These records were merged: undo the merge instead.');
    }
    // After a merge, the survivor has its own pair; the one of the merged record is what an undo restores.
    if (status !== undefined && (await this.summaries([row])).size < 2) {
      throw conflict(
        'A record of this pair was merged into another one or deleted: judge the pair of the survivor instead.',
      );
    }
    const isChanged = status !== undefined && status !== row.status;
    if (!isChanged && note === undefined) return;
    await this.db.manager.update(Duplicate, row.id, {
      ...(isChanged ? { status, decided_by: accountId, decided_at: NOW } : {}),
      ...(note === undefined ? {} : { note }),
      updated_at: NOW,
    });
  }

  private async pairOf(publicIds: readonly [string, string]): Promise<{ resource: Party; ids: number[] }> {
    for (const resource of PARTIES) {
      const [first, second] = await Promise.all(publicIds.map((id) => this.locator.byPublicId(resource, id)));
      if (!first) continue;
      if (!second) throw unknown(1, `names no ${resource}`, 'not_found');
      if (second.id === first.id) throw unknown(1, 'names the first record, after a merge', 'conflict');
      return { resource, ids: [first.id, second.id] };
    }
    throw unknown(0, 'names no person and no organization', 'not_found');
  }

  private async json(id: number): Promise<string> {
    const row = await this.db.manager.findOneBy(Duplicate, { id });
    if (row === null) throw noRecord(NAME, 'id');
    return JSON.stringify((await this.views([row]))[0]);
  }

  /** Pairs in their response format. */
  private async views(rows: readonly Duplicate[]): Promise<object[]> {
    const deciders = rows.map(({ decided_by }) => decided_by);
    const accounts = await actorsById(this.db, deciders);
    const summaries = await this.summaries(rows);
    return rows.map((row) => ({
      id: row.id,
      resource: row.resource,
      score: row.score,
      features: row.features,
      status: row.status,
      records: [row.low_id, row.high_id].flatMap((id) => summaries.get(`${row.resource} ${id}`) ?? []),
      decided_by: accounts.get(row.decided_by!) ?? null,
      decided_at: row.decided_at,
      note: row.note,
      created_at: row.created_at,
      updated_at: row.updated_at,
    }));
  }

  private async summaries(rows: readonly Duplicate[]): Promise<Map<string, object>> {
    const found = await Promise.all(
      PARTIES.map(async (resource) => {
        const own = rows.filter((row) => row.resource === resource);
        const ids = own.flatMap(({ low_id, high_id }) => [low_id, high_id]);
        if (ids.length === 0) return [];
        const records = await this.db.query<{ id: number; summary: object }>(SUMMARIES[resource], [ids]);
        return records.map(({ id, summary }) => [`${resource} ${id}`, summary] as const);
      }),
    );
    return new Map(found.flat());
  }
}

const unknown = (index: number, message: string, code: string) =>
  invalidField(`public_ids[${index}]`, code, message);
