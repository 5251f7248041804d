import type { Database } from '../database/database.js';
import { PLURAL, type Party } from '../database/resources.js';
import { shownName } from '../records/columns.js';
import { BY_ID } from '../records/locate.js';
import type { Citation, RecordRow } from '../records/cited-write.js';
import type { ChangedFields } from '../records/record.entity.js';
import { removeRecord } from '../records/removal.js';
import { columnsIn, PARTS, type CitedResource } from '../records/schemas.js';
import { shownId } from '../values/public-id.js';
import { HIDE_CITATIONS, LOCK_ROWS, READ_ROWS, type Effect, type MergePart } from './merge-statements.js';
import { emailsChanged, emailsOf, returnEmails } from './merge-emails.js';
import { MergeWrite } from './merge-write.js';
import * as sql from './undo-statements.js';

/** A change of a column by the merge, as stored. */
interface Filled {
  readonly from: unknown;
  readonly to: unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The only door through which an undo writes, in the transaction of its caller, who has locked the merge and
 * the survivor. Restores the records that the merge removed, moves the remaining parts back, and restores
 * fields that have not changed since.
 */
export class UndoWrite {
  private readonly write: MergeWrite;
  private parts: readonly MergePart[] = [];
  /** By kind: the records that exist again, each with its citation. */
  private readonly restored = new Map<string, Map<number, number>>();
  /** Fields that were changed since, and copies of citations that were. */
  readonly keptFields: string[] = [];
  readonly keptCitations: string[] = [];

  constructor(
    private readonly db: Database,
    private readonly actor: number | null,
    citation: Citation,
    private readonly merge: { readonly id: number; readonly survivor: RecordRow; readonly kind: Party },
  ) {
    this.write = new MergeWrite(db, actor, citation, merge.id);
  }

  /** Returns the keys of the restored records. */
  async run(): Promise<number[]> {
    const { id, kind } = this.merge;
    this.parts = await this.db.query<MergePart>(sql.EFFECTS, [id]);
    const merged = this.partsOf('merged');
    const targets = await this.targets();
    const emailsBefore = await this.emailsOf(targets);
    const cited = new Map<CitedResource, Map<number, number>>();
    for (const [of, ids] of targets) cited.set(of, await this.write.cite(of, ids, true));

    await this.restore(kind, merged);
    for (const part of PARTS) await this.restore(part, this.partsOf('folded', part));
    await this.moveBack();
    await this.db.query(sql.RETURN_RESEARCH, [id]);
    const emails = this.parts.filter(({ kind: of }) => of === 'email_address');
    await returnEmails(this.db, emails, this.restored, cited);
    await this.removeAliases();
    await this.restoreCitations();

    const emailsAfter = await this.emailsOf(targets);
    for (const [of, ids] of targets) {
      const rows = await this.db.query<RecordRow>(READ_ROWS[of], [ids]);
      const touched = await Promise.all(rows.map((row) => this.setBack(of, row)));
      for (const { id, changed } of touched)
        Object.assign(changed, emailsChanged(emailsBefore.get(of)!.get(id)!, emailsAfter.get(of)!.get(id)!));
      // A part that took another's place may have moved back since, with a newer citation.
      await this.write.touch(of, touched, await this.write.cite(of, ids, true), 'unmerge');
    }
    await this.db.query(HIDE_CITATIONS, [id]);
    await this.db.query(sql.MARK_UNDONE, [id, this.actor]);
    return merged.map(({ record_id }) => record_id);
  }

  private partsOf(effect: Effect, kind?: string): MergePart[] {
    return this.parts.filter((part) => part.effect === effect && (kind === undefined || part.kind === kind));
  }

  /** Locks the survivor and the parts into which the merge folded others. Returns the ids of those that still exist. */
  private async targets(): Promise<Map<CitedResource, number[]>> {
    const targets = new Map<CitedResource, number[]>([[this.merge.kind, [this.merge.survivor.id]]]);
    for (const kind of PARTS) {
      const ids = [...new Set(this.partsOf('folded', kind).map(({ into_id }) => into_id!))];
      if (ids.length === 0) continue;
      const rows = await this.db.query<RecordRow>(LOCK_ROWS[kind], [ids]);
      const existing = rows.map((row) => row.id);
      if (existing.length > 0) targets.set(kind, existing);
    }
    return targets;
  }

  private async emailsOf(targets: ReadonlyMap<CitedResource, number[]>) {
    const found = new Map<CitedResource, ReadonlyMap<number, readonly object[]>>();
    for (const [kind, ids] of targets) found.set(kind, await emailsOf(this.db, kind, ids));
    return found;
  }

  /** Restores the records that the merge replaced with others, if the replacing record and their owners still exist. */
  private async restore(kind: CitedResource, parts: readonly MergePart[]): Promise<void> {
    this.restored.set(kind, new Map());
    if (parts.length === 0) return;
    const found = await this.db.query<RecordRow>(READ_ROWS[kind], [parts.map(({ into_id }) => into_id)]);
    const targets = new Set(found.map(({ id }) => id));
    const rows: MergePart[] = [];
    for (const part of parts) {
      const before = targets.has(part.into_id!) ? await this.withOwners(kind, part.before!) : null;
      if (before !== null) rows.push({ ...part, before });
    }
    if (rows.length === 0) return;
    const ids = rows.map(({ record_id }) => record_id);
    const citations = await this.write.cite(kind, ids, true);
    await this.db.query(sql.RESTORE[kind], [
      rows.map(({ before }) => JSON.stringify(before)),
      ids.map((id) => citations.get(id)),
      rows.map(({ into_id }) => into_id),
      this.actor,
    ]);
    await this.db.query(sql.RETURN_REDIRECTS, [this.merge.id, kind, ids]);
    this.restored.set(kind, citations);
  }

  /** Replaces references to merged records by their survivors. Returns null if a required record does not exist. */
  private async withOwners(
    kind: CitedResource,
    before: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown> | null> {
    const row = { ...before };
    for (const [column, { references, options }] of Object.entries(columnsIn(kind))) {
      const id = row[column] as number | null;
      if (references === undefined || id === null) continue;
      const found = await this.current(references as CitedResource, id);
      // A place is not restored without its owner; an organization is restored without its parent.
      if (found === null && (options.partOf === true || kind === 'membership')) return null;
      row[column] = found;
    }
    return row;
  }

  /** The record, or the one that it was merged into; null if that was deleted. */
  private async current(kind: CitedResource, id: number): Promise<number | null> {
    const [row] = await this.db.query<{ id: number; public_id: string | null }>(BY_ID[kind], [id]);
    return row && row.public_id !== null ? row.id : null;
  }

  /** Gives back the parts that still have the owner that the merge gave them. */
  private async moveBack(): Promise<void> {
    const moved = this.partsOf('moved').filter(({ kind }) => kind in PLURAL);
    const groups = Map.groupBy(moved, ({ kind, owner_column }) => `${kind} ${owner_column!}`);
    for (const parts of groups.values()) {
      const { kind, owner_column } = parts[0]! as MergePart & { kind: CitedResource; owner_column: string };
      const owner = columnsIn(kind)[owner_column]!.references as CitedResource;
      const back = this.restored.get(owner) ?? new Map<number, number>();
      const rows = await this.db.query<RecordRow>(LOCK_ROWS[kind], [parts.map(({ record_id }) => record_id)]);
      const now = new Map(rows.map((row) => [row.id, row]));
      const due = parts.filter(
        ({ record_id, from_id, into_id }) =>
          now.get(record_id)?.[owner_column] === into_id && back.has(from_id!),
      );
      if (due.length === 0) continue;
      const ids = due.map(({ record_id }) => record_id);
      const owners = due.map(({ from_id }) => from_id!);
      await this.write.moveTo({ part: kind, column: owner_column }, ids, owners, 'unmerge');
    }
  }

  /** Removes the aliases that the merge added, unless they were renamed since. */
  private async removeAliases(): Promise<void> {
    const added = this.partsOf('added');
    const column = `${this.merge.kind}_id`;
    const ids = added.map(({ record_id }) => record_id);
    const rows = await this.db.query<RecordRow>(LOCK_ROWS.name_alias, [ids]);
    for (const row of rows) {
      const name = added.find(({ record_id }) => record_id === row.id)!.before?.['name'];
      if (row[column] === this.merge.survivor.id && row['name'] === name)
        await removeRecord(this.db, this.actor, 'name_alias', row.id);
    }
  }

  private async restoreCitations(): Promise<void> {
    const restored = [...this.restored].flatMap(([kind, ids]) => [...ids.keys()].map((id) => [kind, id]));
    const rows = await this.db.query<{ public_id: string }>(sql.RESTORE_CITATIONS, [
      this.merge.id,
      restored.map(([kind]) => kind),
      restored.map(([, id]) => id),
    ]);
    this.keptCitations.push(...rows.map(({ public_id }) => public_id));
  }

  /** The change of a record that took the place of others: columns that the merge set, unless they changed since. */
  private async setBack(kind: CitedResource, row: RecordRow) {
    const effect = kind === this.merge.kind ? 'merged' : 'folded';
    const from = this.partsOf(effect, kind).filter(({ into_id }) => into_id === row.id);
    const set: Record<string, unknown> = {};
    const changed: ChangedFields = {
      merged: { from: from.map(({ before }) => shownId(before!['public_id'] as string)), to: null },
    };
    const filled = this.partsOf('filled', kind).filter(({ record_id }) => record_id === row.id);
    const columns = filled.flatMap(({ before }) => Object.entries(before as Record<string, Filled>));
    for (const [column, { from: was, to }] of columns) {
      const value =
        column === 'parent_id' && was !== null ? await this.current('organization', was as number) : was;
      if (same(row[column], to)) {
        set[column] = value;
        changed[shownName(column)] = {
          from: await this.shown(column, to),
          to: await this.shown(column, value),
        };
      } else this.keptFields.push(shownName(column));
    }
    return { id: row.id, set, changed };
  }

  private async shown(column: string, value: unknown): Promise<unknown> {
    if (column !== 'parent_id' || value === null) return value;
    const [row] = await this.db.query<RecordRow>(READ_ROWS.organization, [[value]]);
    return row ? shownId(row.public_id) : null;
  }
}
