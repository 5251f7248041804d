import { Injectable } from '@nestjs/common';
import { ApiError, conflict, invalid, preconditionFailed, type Problem } from '../common/errors.js';
import { Database, statement, unprepared } from '../database/database.js';
import { RESOURCES, type Party } from '../database/resources.js';
import { noteMerge } from '../duplicates/judgements.js';
import { matchesStrongly } from '../http/reply.js';
import { SERIALIZE } from '../organizations/organizations.service.js';
import { organizationFull } from '../organizations/organizations.view.js';
import { personFull } from '../people/people.view.js';
import { CitedWrite, refOf, type Citation, type RecordRow } from '../records/cited-write.js';
import { RecordLocator } from '../records/locate.js';
import { RecordReader } from '../records/record-service.js';
import { shownId } from '../values/public-id.js';
import { planFields, unknownField, type FieldPlan } from './merge-plan.js';
import { HIDE_CITATIONS, LOCK_ROWS, READ_ROWS } from './merge-statements.js';
import { MergeWrite } from './merge-write.js';
import { refusalsOf, stateOf, type Refusal } from './refusals.js';

export interface MergeRequest {
  readonly kind: Party;
  readonly survivor: string;
  readonly publicIds: readonly string[];
  /** By field: the record whose value is taken. */
  readonly fields: Readonly<Record<string, string>>;
  readonly force: boolean;
  readonly dryRun: boolean;
  /** A dry run may have none. */
  readonly citation: Citation | null;
  readonly ifMatch?: string | undefined;
  /** The account; null for the command line. */
  readonly actor: number | null;
  /** Maximum number of parts of a merged record; null for none. */
  readonly maxParts: number | null;
}

export interface MergeOutcome {
  /** As the API shows it. */
  readonly merge: Readonly<Record<string, unknown>>;
  /** The survivor's full record. */
  readonly json: string;
}

interface Resolved {
  /** The survivor, then the others in the order of the request. */
  readonly rows: readonly RecordRow[];
  readonly refusals: readonly Refusal[];
}

/** A transaction that starts at the savepoint can start again, or end as a dry run. */
export const SAVEPOINT = unprepared('SAVEPOINT merging');
export const ROLLBACK = unprepared('ROLLBACK TO SAVEPOINT merging');
/** Attempts to lock records that others merge or delete at the same time. */
const MAX_ATTEMPTS = 5;
/** Organizations that hang below others lock with these, in one order. $1 all, $2 those whose children follow. */
const LOCK_WITH_CHILDREN = statement(`
  SELECT * FROM organizations WHERE id = ANY($1::bigint[]) OR parent_id = ANY($2::bigint[]) ORDER BY id FOR UPDATE`);
const INSERT = statement(`
  INSERT INTO merges (resource, survivor_id, plan, forced, account_id, citation_id)
  VALUES ($1::resource, $2, '{}', $3, $4, $5) RETURNING id`);
const STORE_PLAN = statement(`UPDATE merges SET plan = $2::jsonb WHERE id = $1`);
/** Stands for the citation of a dry run that has none. */
export const PREVIEW: Citation = { source_category: 'preview', url: 'https://preview.invalid/' };

/** Shows the records of each kind. */
export const readersOf = (db: Database, locator: RecordLocator): Readonly<Record<Party, RecordReader>> => ({
  person: new RecordReader(db, locator, 'person', personFull),
  organization: new RecordReader(db, locator, 'organization', organizationFull),
});

/** Merges records: the preview of a dry run is the merge itself, rolled back. */
@Injectable()
export class MergesService {
  private readonly readers: Readonly<Record<Party, RecordReader>>;

  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
  ) {
    this.readers = readersOf(db, locator);
  }

  /** Throws 308, 404 or 410 for the survivor's id, 409 if the merge is refused, 412, or 422. */
  merge(request: MergeRequest): Promise<MergeOutcome> {
    return this.db.transaction(async () => {
      await this.db.query(SAVEPOINT);
      const { rows, refusals } = await this.resolved(request);
      const etag = await stateOf(this.db, request.kind, rows);
      if (request.ifMatch !== undefined && !matchesStrongly(request.ifMatch, etag))
        throw preconditionFailed();
      const standing = refusals.filter(({ forceable }) => !(forceable && request.force));
      if (standing.length > 0 && !request.dryRun) throw refused(standing, request.publicIds);
      const chosen = this.chosen(request, rows);
      const plan = planFields(request.kind, rows, chosen, await this.shownValues(rows));
      const possible = standing.every(({ forceable }) => forceable) && rows.length > 1;
      const { id, ...done } = possible
        ? await this.write(request, rows, plan)
        : { id: null, ...planned(rows, plan) };
      const json = await this.readers[request.kind].showById(rows[0]!.id);
      const shown = { ...done, refusals: standing };
      if (!request.dryRun) return { merge: { id, dry_run: false, ...shown, etag: null }, json };
      await this.db.query(ROLLBACK);
      return { merge: { id: null, dry_run: true, ...shown, etag }, json };
    }, request.survivor);
  }

  /** Locks all records in the order of their ids; starts again if one of them was merged or deleted meanwhile. */
  private async resolved(request: MergeRequest): Promise<Resolved> {
    const { kind, survivor } = request;
    for (let attempt = 1; ; attempt++) {
      const { id } = await this.locator.present(kind, survivor);
      const { ids, refusals } = await this.others(request, id);
      const all = [id, ...ids];
      const locked =
        kind === 'organization'
          ? await this.db.query<RecordRow>(LOCK_WITH_CHILDREN, [all, ids])
          : await this.db.query<RecordRow>(LOCK_ROWS[kind], [all]);
      const rows = all.flatMap((one) => locked.find((row) => row.id === one) ?? []);
      if (rows.length === all.length) {
        if (kind === 'organization') await this.db.query(SERIALIZE);
        refusals.push(...(await refusalsOf(this.db, kind, rows, request.maxParts)));
        return { rows, refusals };
      }
      if (attempt === MAX_ATTEMPTS)
        throw conflict('Other calls are merging or deleting these records: read them and retry.');
      await this.db.query(ROLLBACK);
    }
  }

  /** Throws 422 for ids that name no record, or the survivor, or a record twice. */
  private async others(
    { kind, publicIds }: MergeRequest,
    survivor: number,
  ): Promise<{ ids: number[]; refusals: Refusal[] }> {
    const problems: Problem[] = [];
    const refusals: Refusal[] = [];
    const ids: number[] = [];
    for (const [index, publicId] of publicIds.entries()) {
      const problem = (code: string, message: string) =>
        problems.push({ field: `public_ids[${index}]`, code, message });
      const ref = await this.locator.byPublicId(kind, publicId);
      if (ref === null) {
        const refusal = await this.absent(kind, publicId);
        if (refusal === null) problem('not_found', `names no ${kind}`);
        else refusals.push(refusal);
      } else if (ref.id === survivor) {
        problem('conflict', 'names the survivor, or a record that was merged into it');
      } else if (ids.includes(ref.id)) problem('conflict', 'names a record twice');
      else ids.push(ref.id);
    }
    if (problems.length > 0) throw invalid(problems);
    return { ids, refusals };
  }

  /** Why an id names no record of the kind; null for an unknown one. */
  private async absent(kind: Party, publicId: string): Promise<Refusal | null> {
    const refusal = (code: string, message: string) => ({
      code,
      public_id: publicId,
      message,
      forceable: false,
    });
    if (await this.locator.isGone(kind, publicId)) return refusal('gone', 'was deleted');
    for (const other of RESOURCES.filter((one) => one !== kind)) {
      if (await this.locator.byPublicId(other, publicId))
        return refusal('other_kind', `is of another kind: ${other.replace('_', ' ')}`);
    }
    return null;
  }

  /** The chosen fields, by the records' current ids. Throws 422 for an unknown field, or a record outside the merge. */
  private chosen({ kind, fields, publicIds, survivor }: MergeRequest, rows: readonly RecordRow[]) {
    const problems: Problem[] = [];
    const current = new Map(rows.map(({ public_id }) => [shownId(public_id), shownId(public_id)]));
    // Former ids stand at the places of the records that they lead to.
    if (rows.length === publicIds.length + 1)
      publicIds.forEach((id, index) => current.set(id, shownId(rows[index + 1]!.public_id)));
    current.set(survivor, shownId(rows[0]!.public_id));
    const chosen: Record<string, string> = {};
    for (const [name, publicId] of Object.entries(fields)) {
      const field = `fields.${name}`;
      const unknown = unknownField(kind, name);
      if (unknown?.ok === false) problems.push({ field, code: unknown.code, message: unknown.message });
      else if (!current.has(publicId))
        problems.push({ field, code: 'not_found', message: 'must name the survivor or a record to merge' });
      else chosen[name] = current.get(publicId)!;
    }
    if (problems.length > 0) throw invalid(problems);
    return chosen;
  }

  private async shownValues(rows: readonly RecordRow[]) {
    const parents = rows.flatMap((row) => ((row['parent_id'] as number | null) ? [row['parent_id']] : []));
    const found = parents.length > 0 ? await this.db.query<RecordRow>(READ_ROWS.organization, [parents]) : [];
    const ids = new Map<unknown, string>(found.map(({ id, public_id }) => [id, shownId(public_id)]));
    return (column: string, value: unknown) => (column === 'parent_id' ? (ids.get(value) ?? null) : value);
  }

  private async write(request: MergeRequest, rows: readonly RecordRow[], plan: FieldPlan) {
    const { kind, actor, force } = request;
    const citation = request.citation ?? PREVIEW;
    const [survivor, ...others] = rows as [RecordRow, ...RecordRow[]];
    const citations = await new MergeWrite(this.db, actor, citation, null).cite(kind, [survivor.id]);
    const cited = citations.get(survivor.id)!;
    const [inserted] = await this.db.query<{ id: number }>(INSERT, [kind, survivor.id, force, actor, cited]);
    const id = inserted!.id;
    const write = new MergeWrite(this.db, actor, citation, id);
    await write.note('cited', 'source_reference', [{ record_id: cited }]);
    await noteMerge(
      this.db,
      kind,
      survivor.id,
      others.map((other) => other.id),
      actor,
    );
    const pairs = others.map((other) => ({ id: other.id, into: survivor.id }));
    await write.mergeInto(kind, 'merged', pairs, citations, () => plan);
    const aliases = new CitedWrite(this.db, actor, citation);
    const added = await aliases.addAliases(kind, refOf(survivor), plan.names);
    const noted = added.map((row) => ({ record_id: row.id, before: { name: row['name'] } }));
    await write.note('added', 'name_alias', noted);
    const recorded = added.map(({ citation_id }) => ({ record_id: citation_id }));
    await write.note('cited', 'source_reference', recorded);
    const done = {
      ...planned(rows, plan),
      moved: write.moved,
      folded: write.folded,
      aliases_added: added.map((row) => row['name']),
    };
    await this.db.query(STORE_PLAN, [id, JSON.stringify(done)]);
    if (request.citation === null) await this.db.query(HIDE_CITATIONS, [id]);
    return { id, ...done };
  }
}

const planned = (rows: readonly RecordRow[], plan: FieldPlan) => ({
  survivor: shownId(rows[0]!.public_id),
  merged: rows.slice(1).map((row) => shownId(row.public_id)),
  fields: plan.fields,
  moved: {},
  folded: {},
  aliases_added: plan.names as readonly unknown[],
});

const refused = (refusals: readonly Refusal[], publicIds: readonly string[]) =>
  new ApiError(
    409,
    'merge_refused',
    `${refusals[0]!.public_id} ${refusals[0]!.message}${refusals.length > 1 ? '; details lists all reasons' : ''}.`,
    {
      details: refusals.map(({ code, public_id, message }) => ({
        // A former id stands for the one that the reason names.
        field: publicIds.includes(public_id) ? `public_ids[${publicIds.indexOf(public_id)}]` : 'public_ids',
        code,
        message: `${public_id} ${message}`,
      })),
    },
  );
