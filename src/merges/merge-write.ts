import type { Database } from '../database/database.js';
import { PLURAL } from '../database/resources.js';
import { ownsEmails, type EmailOwner } from '../records/parts.js';
import type { Citation, RecordRow } from '../records/cited-write.js';
import type { ChangedFields } from '../records/record.entity.js';
import type { CitedResource } from '../records/schemas.js';
import { shownId } from '../values/public-id.js';
import { emailsChanged, emailsOf, FOLD_EMAILS, MOVE_EMAILS } from './merge-emails.js';
import { fillIn, type NewValues } from './merge-plan.js';
import {
  CITE,
  COPY_CITATIONS,
  findParts,
  FOLD,
  LOCK_ROWS,
  MOVE_RESEARCH,
  moveParts,
  NOTE,
  partsOfKind,
  READ_ROWS,
  TOUCH,
  type Effect,
  type MergePart,
  type OwnerColumn,
} from './merge-statements.js';

/** A record, and the record that takes its place or its parts. */
interface Pair {
  readonly id: number;
  readonly into: number;
}

interface FoundPart {
  readonly id: number;
  readonly from_id: number;
  readonly owner_id: number;
  readonly same_id: number | null;
}

/** A change of a record: new values by column, and its change-log entry. */
interface Touched {
  readonly id: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly changed: ChangedFields;
}

/** What an effect notes of a row: see Effect. */
type Noted = Pick<MergePart, 'record_id'> &
  Partial<Pick<MergePart, 'owner_column' | 'from_id' | 'into_id' | 'before'>>;

type Counts = Record<string, number>;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * The only door through which a merge writes, in the transaction of its caller, who has locked the records.
 * Every changed record gets a copy of the citation, a change-log row and an outbox message. Every effect has
 * a row in `merge_parts`, from which an undo restores the former state.
 */
export class MergeWrite {
  /** Parts that got another owner, and parts that were folded into others, by table. */
  readonly moved: Counts = {};
  readonly folded: Counts = {};

  constructor(
    private readonly db: Database,
    private readonly actor: number | null,
    private readonly citation: Citation,
    /** Null before the merge has its row. */
    private readonly mergeId: number | null,
  ) {}

  /** Records the citation for each record; returns the citations by record. */
  async cite(kind: CitedResource, ids: readonly number[], hidden = false): Promise<Map<number, number>> {
    const { source_category, url, metadata = null, fields = null } = this.citation;
    const values = [source_category, url, metadata && JSON.stringify(metadata), fields, this.actor];
    const rows = await this.db.query<{ id: number; subject_id: number }>(CITE, [
      ...values,
      this.mergeId,
      kind,
      ids,
      hidden,
    ]);
    return new Map(rows.map((row) => [row.subject_id, row.id]));
  }

  /**
   * Merges records into others of their kind, which get their parts and new values.
   *
   * @param citations those of the records that take their place
   * @param valuesOf the new values of such a record, given those that are merged into it
   */
  async mergeInto(
    kind: CitedResource,
    effect: 'merged' | 'folded',
    pairs: readonly Pair[],
    citations: ReadonlyMap<number, number>,
    valuesOf: (target: RecordRow, merged: readonly RecordRow[]) => NewValues,
  ): Promise<void> {
    const targets = distinct(pairs.map(({ into }) => into));
    const read = await this.db.query<RecordRow>(READ_ROWS[kind], [
      [...targets, ...pairs.map(({ id }) => id)],
    ]);
    const rows = new Map(read.map((row) => [row.id, row]));
    const emailsBefore = await emailsOf(this.db, kind, targets);
    // The parts of one merged record may say the same as those of another.
    for (const some of effect === 'merged' ? pairs.map((pair) => [pair]) : [pairs]) {
      await this.absorb(kind, some, citations);
      await this.remove(kind, effect, some);
    }
    const emailsAfter = await emailsOf(this.db, kind, targets);
    const filled: Noted[] = [];
    const touched = targets.map((id): Touched => {
      const target = rows.get(id)!;
      const merged = pairs.filter(({ into }) => into === id).map((pair) => rows.get(pair.id)!);
      const { set, changed } = valuesOf(target, merged);
      const before = Object.entries(set).map(([name, to]) => [name, { from: target[name] ?? null, to }]);
      if (before.length > 0)
        filled.push({ record_id: id, before: Object.fromEntries(before) as Record<string, unknown> });
      const entry = {
        merged: { from: null, to: merged.map((row) => shownId(row.public_id)) },
        ...changed,
        ...emailsChanged(emailsBefore.get(id)!, emailsAfter.get(id)!),
      };
      return { id, set, changed: entry };
    });
    await this.note('filled', kind, filled);
    await this.touch(kind, touched, citations);
  }

  /** Notes what the merge did to rows, from which an undo restores them. */
  async note(effect: Effect, kind: string, rows: readonly Noted[]): Promise<void> {
    if (rows.length > 0) await this.db.query(NOTE, [this.mergeId, effect, kind, JSON.stringify(rows)]);
  }

  /** Changes records, each with the citation that it got before. */
  async touch(
    kind: CitedResource,
    records: readonly Touched[],
    citations: ReadonlyMap<number, number>,
    action: 'merge' | 'unmerge' = 'merge',
  ): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((record) => ({ ...record, citation_id: citations.get(record.id) }));
    await this.db.query(TOUCH[kind], [JSON.stringify(rows), action, this.actor]);
  }

  /** Transfers the parts of records to others: each part moves, or is folded into an equal one. */
  private async absorb(
    kind: CitedResource,
    pairs: readonly Pair[],
    citations: ReadonlyMap<number, number>,
  ): Promise<void> {
    for (const owner of partsOfKind(kind)) {
      const parts = await this.lockedParts(owner, pairs);
      const same = parts.filter(({ same_id }) => same_id !== null);
      await this.fold(
        owner.part,
        same.map(({ id, same_id }) => ({ id, into: same_id! })),
      );
      await this.move(
        owner,
        parts.filter(({ same_id }) => same_id === null),
      );
    }
    if (ownsEmails(kind)) await this.absorbEmails(kind, pairs, citations);
    if (kind === 'organization') {
      const ids = pairs.map(({ id }) => id);
      await this.db.query(MOVE_RESEARCH, [this.mergeId, ids, pairs[0]!.into]);
    }
  }

  private async lockedParts(owner: OwnerColumn, pairs: readonly Pair[]): Promise<FoundPart[]> {
    const find = () =>
      this.db.query<FoundPart>(findParts(owner), [pairs.map(({ id }) => id), pairs.map(({ into }) => into)]);
    const found = await find();
    if (found.length === 0) return found;
    const ids = found.flatMap(({ id, same_id }) => (same_id === null ? [id] : [id, same_id]));
    await this.db.query(LOCK_ROWS[owner.part], [distinct(ids)]);
    // Others may have changed them before they were locked.
    return find();
  }

  /** Moves parts to other owners; the citations of an undo are hidden. */
  async moveTo(
    column: OwnerColumn,
    ids: readonly number[],
    owners: readonly number[],
    action: 'merge' | 'unmerge' = 'merge',
  ): Promise<void> {
    const citations = await this.cite(column.part, ids, action === 'unmerge');
    const cited = ids.map((id) => citations.get(id));
    await this.db.query(moveParts(column), [ids, owners, cited, action, this.actor]);
  }

  private async move(owner: OwnerColumn, parts: readonly FoundPart[]): Promise<void> {
    if (parts.length === 0) return;
    const ids = parts.map(({ id }) => id);
    const owners = parts.map((part) => part.owner_id);
    await this.moveTo(owner, ids, owners);
    const moved = parts.map(({ id, from_id, owner_id }) => {
      return { record_id: id, owner_column: owner.column, from_id, into_id: owner_id };
    });
    await this.note('moved', owner.part, moved);
    add(this.moved, PLURAL[owner.part], parts.length);
  }

  /** Folds parts into others of their kind, which take the values that they lack. */
  private async fold(kind: CitedResource, pairs: readonly Pair[]): Promise<void> {
    if (pairs.length === 0) return;
    const citations = await this.cite(kind, distinct(pairs.map(({ into }) => into)));
    await this.mergeInto(kind, 'folded', pairs, citations, (target, folded) => fillIn(kind, target, folded));
    add(this.folded, PLURAL[kind], pairs.length);
  }

  private async absorbEmails(
    kind: EmailOwner,
    pairs: readonly Pair[],
    citations: ReadonlyMap<number, number>,
  ): Promise<void> {
    const values = [
      this.mergeId,
      pairs.map(({ id }) => id),
      pairs.map(({ into }) => into),
      pairs.map(({ into }) => citations.get(into)),
    ];
    const [moved] = await this.db.query<{ moved: number }>(MOVE_EMAILS[kind], values);
    const [folded] = await this.db.query<{ folded: number }>(FOLD_EMAILS[kind], values);
    add(this.moved, 'email_addresses', moved!.moved);
    add(this.folded, 'email_addresses', folded!.folded);
  }

  /** Removes records whose parts have moved; their citations are copied to the records that take their place. */
  private async remove(
    kind: CitedResource,
    effect: 'merged' | 'folded',
    pairs: readonly Pair[],
  ): Promise<void> {
    const [ids, into] = [pairs.map(({ id }) => id), pairs.map((pair) => pair.into)];
    const [citations] = await this.db.query<{ copied: number }>(COPY_CITATIONS, [
      this.mergeId,
      kind,
      ids,
      into,
    ]);
    add(this.moved, 'source_references', citations!.copied);
    const cited = await this.cite(kind, ids, true);
    await this.db.query(FOLD[kind], [
      this.mergeId,
      effect,
      ids,
      into,
      ids.map((id) => cited.get(id)),
      this.actor,
    ]);
  }
}

function add(counts: Counts, table: string, count: number): void {
  if (count > 0) counts[table] = (counts[table] ?? 0) + count;
}
