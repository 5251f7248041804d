import { SERIALIZE } from '../../organizations/organizations.service.js';
import { addAliases, createFresh, ownsAliases, type LoadedResource } from '../../records/cited-load.js';
import { findDiffering, lockRecords, updateLocked } from '../../records/cited-load-update.js';
import { keepEdits, type Conflict } from '../../records/cited-load-edits.js';
import { Overtaken, type Session } from '../session.js';
import { takeOutCircles, LINK_PARENTS } from '../staging/hierarchy.js';
import { matchRows, type Found, type Matched, type StagedPlace } from './match.js';

/** Something to be said about a row: its seq, what kind, `field:code`, and the row that it repeats. */
export interface BatchFinding {
  readonly seq: number;
  readonly kind: 'problem' | 'warning' | 'notice' | 'repeated' | 'conflict';
  readonly field: string;
  readonly code: string;
  readonly other: number | null;
  readonly conflict?: Conflict;
}

/** What became of a batch of rows; `unchanged` counts repetitions too. */
export interface BatchResult {
  readonly size: number;
  readonly last: StagedPlace;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly findings: readonly BatchFinding[];
}

interface Batch {
  readonly resource: LoadedResource;
  /** The row after which it begins. */
  readonly after: StagedPlace;
  /** The last level from which it takes rows. */
  readonly upTo: number;
  readonly size: number;
  /** Whether there are rows that are identified by what they say. */
  readonly derived: boolean;
  /** Whether rows undo what editors have changed. */
  readonly overwrite: boolean;
}

/** Loads the next rows in one transaction: all that they change is committed together. null: there are none. */
export function loadBatch(session: Session, batch: Batch): Promise<BatchResult | null> {
  const { resource, after, upTo, size, derived, overwrite } = batch;
  return session.transaction(async () => {
    const [matched] = await session.query<Matched>(matchRows(resource, derived, overwrite), [
      after.level,
      after.seq,
      upTo,
      size,
    ]);
    if (!matched || matched.size === 0) return null;
    const findings = matched.findings.map(readFound);
    if (resource === 'organization') findings.push(...(await linkParents(session, after, matched.last)));
    if (matched.fresh > 0) await session.query(createFresh(resource));
    const updated =
      matched.known > 0 ? await updateKnown(session, resource, overwrite, findings) : new Set<number>();
    if (ownsAliases(resource) && (matched.fresh > 0 || updated !== null)) {
      for (const { seq } of await session.query<{ seq: number }>(addAliases(resource))) updated?.add(seq);
    }
    return summedUp(matched, findings, updated?.size ?? 0);
  });
}

function readFound([seq, kind, what, other]: Found): BatchFinding {
  const [field = 'id', code = kind] = what?.split(':') ?? [];
  return { seq, kind, field, code, other };
}

/** Returns a finding for each parent that is nowhere. */
async function linkParents(session: Session, after: StagedPlace, last: StagedPlace): Promise<BatchFinding[]> {
  const linked = await session.query<{ seq: number; nowhere: boolean; gone: boolean }>(LINK_PARENTS, [
    after.level,
    after.seq,
    last.level,
    last.seq,
  ]);
  return linked
    .filter(({ nowhere }) => nowhere)
    .map(({ seq, gone }) => {
      return { seq, kind: 'warning', field: 'parent_id', code: gone ? 'gone' : 'not_found', other: null };
    });
}

/** Brings known records up to date; returns the rows that changed something, or null if none says anything new. */
async function updateKnown(
  session: Session,
  resource: LoadedResource,
  overwrite: boolean,
  findings: BatchFinding[],
): Promise<Set<number> | null> {
  let ids = await differing(session, resource);
  // Before anything is locked, so that an import which only meets conflicts leaves no trace.
  if (!overwrite && (await takeOutEdits(session, resource, ids, findings))) {
    ids = await differing(session, resource);
  }
  if (ids.size === 0) return null;
  // In the order in which the API takes its locks: the records first, then the hierarchy.
  const locked = await session.query(lockRecords(resource), [[...ids]]);
  if (locked.length < ids.size) throw new Overtaken('A record was deleted while the import was changing it.');
  // Editors may have changed the records until they were locked.
  if (!overwrite) await takeOutEdits(session, resource, ids, findings);
  if (resource === 'organization') {
    await session.query(SERIALIZE.text);
    for (const { seq, id } of await takeOutCircles(session, [...ids])) {
      findings.push({ seq, kind: 'problem', field: 'parent_id', code: 'circular', other: null });
      ids.delete(id);
    }
  }
  const changed = await session.query<{ seq: number }>(updateLocked(resource), [[...ids]]);
  return new Set(changed.map(({ seq }) => seq));
}

async function differing(session: Session, resource: LoadedResource): Promise<Set<string>> {
  const rows = await session.query<{ id: string }>(findDiffering(resource));
  return new Set(rows.map(({ id }) => id));
}

/** Takes out of the rows what editors have decided otherwise; true if that was anything. */
async function takeOutEdits(
  session: Session,
  resource: LoadedResource,
  ids: ReadonlySet<string>,
  findings: BatchFinding[],
): Promise<boolean> {
  if (ids.size === 0) return false;
  const before = findings.length;
  for (const statement of keepEdits(resource)) {
    for (const conflict of await session.query<Conflict>(statement, [[...ids]])) {
      const { seq, field, kept } = conflict;
      const code = kept === null ? 'removed' : 'edited';
      findings.push({ seq, kind: 'conflict', field, code, other: null, conflict });
    }
  }
  return findings.length > before;
}

function summedUp(matched: Matched, findings: readonly BatchFinding[], updated: number): BatchResult {
  const rejected = new Set(findings.filter(({ kind }) => kind === 'problem').map(({ seq }) => seq)).size;
  const { size, last, fresh: created } = matched;
  const unchanged = size - created - updated - rejected;
  return { size, last, created, updated, unchanged, rejected, findings };
}
