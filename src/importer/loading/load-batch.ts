import { SERIALIZE } from '../../organizations/organizations.service.js';
import { addAliases, createFresh, freshButTaken } from '../../records/cited-load.js';
import type { LoadedResource } from '../../database/resources.js';
import { findDiffering, lockRecords, updateLocked } from '../../records/cited-load-update.js';
import { keepEdits, type Conflict } from '../../records/cited-load-edits.js';
import { TAKE_TURN } from '../../records/public-ids.js';
import { Overtaken, type Session } from '../session.js';
import { takeOutCircles, LINK_PARENTS } from '../staging/hierarchy.js';
import type { StagedPlace } from '../staging/staged-tables.js';
import { matchRows, type Finding, type Matched } from './match.js';
import { ownsAliases } from '../../records/parts.js';

/** The result of a batch of rows; `unchanged` includes repetitions of loaded rows. */
export interface BatchResult {
  readonly size: number;
  readonly last: StagedPlace;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly findings: readonly Finding[];
}

interface Batch {
  readonly resource: LoadedResource;
  /** The row before the first one of the batch. */
  readonly after: StagedPlace;
  readonly upTo: number;
  readonly size: number;
  readonly derived: boolean;
  readonly ownIds: boolean;
  readonly overwrite: boolean;
}

/** Thrown when a record of a row, or its survivor, was merged since the rows of merged records were separated. */
export class MergedMeanwhile extends Error {}

/** Thrown when new rows name the public ids of records of another kind. Nothing of the batch is loaded. */
export class IdsTaken extends Error {
  constructor(readonly seqs: readonly number[]) {
    super();
  }
}

/** Loads the next rows in one transaction. Returns null if there are none. Throws MergedMeanwhile and IdsTaken. */
export function loadBatch(session: Session, batch: Batch): Promise<BatchResult | null> {
  const { resource, after, upTo, size, derived, ownIds, overwrite } = batch;
  return session.transaction(async () => {
    const [matched] = await session.query<Matched>(matchRows(resource, derived, overwrite), [
      after.level,
      after.seq,
      upTo,
      size,
    ]);
    if (!matched || matched.size === 0) return null;
    if (matched.merged > 0) throw new MergedMeanwhile();
    const findings = [...matched.findings];
    if (resource === 'organization') findings.push(...(await linkParents(session, after, matched.last)));
    if (matched.fresh > 0) await session.query(createFresh(resource));
    const updated =
      matched.known > 0 ? await updateKnown(session, resource, overwrite, findings) : new Set<number>();
    if (ownsAliases(resource) && (matched.fresh > 0 || updated !== null)) {
      for (const { seq } of await session.query<{ seq: number }>(addAliases(resource))) updated?.add(seq);
    }
    if (ownIds && matched.fresh > 0) await requireFreeIds(session, resource);
    return summarize(matched, findings, updated?.size ?? 0);
  });
}

/** Comes last in the transaction, so that the other session and the API wait for its commit alone. */
async function requireFreeIds(session: Session, resource: LoadedResource): Promise<void> {
  await session.query(TAKE_TURN.text);
  const taken = await session.query<{ seq: number }>(freshButTaken(resource));
  if (taken.length > 0) throw new IdsTaken(taken.map(({ seq }) => seq));
}

async function linkParents(session: Session, after: StagedPlace, last: StagedPlace): Promise<Finding[]> {
  const linked = await session.query<{ seq: number; nowhere: boolean; gone: boolean }>(LINK_PARENTS, [
    after.level,
    after.seq,
    last.level,
    last.seq,
  ]);
  return linked
    .filter(({ nowhere }) => nowhere)
    .map(({ seq, gone }) => {
      return { seq, kind: 'warning', field: 'parent_id', code: gone ? 'gone' : 'not_found' };
    });
}

/** Updates known records. Returns the rows that changed something, or null if every row matches its record. */
async function updateKnown(
  session: Session,
  resource: LoadedResource,
  overwrite: boolean,
  findings: Finding[],
): Promise<Set<number> | null> {
  let ids = await differing(session, resource);
  // Conflicts are removed before any row lock, so that an import with only conflicts writes nothing.
  if (!overwrite && (await removeConflicts(session, resource, ids, findings))) {
    ids = await differing(session, resource);
  }
  if (ids.size === 0) return null;
  // The API takes its locks in the same order: records first, then the hierarchy. This avoids deadlocks.
  const locked = await session.query(lockRecords(resource), [[...ids]]);
  if (locked.length < ids.size) throw new Overtaken('A record was deleted while the import was changing it.');
  // Editors may have changed the records before they were locked.
  if (!overwrite) await removeConflicts(session, resource, ids, findings);
  if (resource === 'organization') {
    await session.query(SERIALIZE.text);
    for (const { seq, id } of await takeOutCircles(session, [...ids])) {
      findings.push({ seq, kind: 'problem', field: 'parent_id', code: 'circular' });
      ids.delete(id);
    }
  }
  const changed = await session.query<{ seq: number; replaced: string | null }>(updateLocked(resource), [
    [...ids],
  ]);
  for (const { seq, replaced } of changed) {
    if (replaced !== null) findings.push({ seq, kind: 'replaced', field: 'id', code: 'replaced', replaced });
  }
  return new Set(changed.map(({ seq }) => seq));
}

async function differing(session: Session, resource: LoadedResource): Promise<Set<string>> {
  const rows = await session.query<{ id: string }>(findDiffering(resource));
  return new Set(rows.map(({ id }) => id));
}

/** Removes from the rows the values that contradict editors, and adds a finding for each. True if there were any. */
async function removeConflicts(
  session: Session,
  resource: LoadedResource,
  ids: ReadonlySet<string>,
  findings: Finding[],
): Promise<boolean> {
  if (ids.size === 0) return false;
  const before = findings.length;
  for (const statement of keepEdits(resource)) {
    for (const conflict of await session.query<Conflict>(statement, [[...ids]])) {
      const { seq, field, kept } = conflict;
      const code = kept === null ? 'removed' : 'edited';
      findings.push({ seq, kind: 'conflict', field, code, conflict });
    }
  }
  return findings.length > before;
}

function summarize(matched: Matched, found: readonly Finding[], updated: number): BatchResult {
  const rejected = rejectedRows(found);
  // A row that repeats one of the rejected rows is rejected, too.
  const findings = found.map((finding): Finding =>
    finding.kind === 'repeated' && rejected.has(finding.other!) ? { ...finding, kind: 'problem' } : finding,
  );
  const { size, last, fresh: created } = matched;
  const unchanged = size - created - updated - rejectedRows(findings).size;
  return { size, last, created, updated, unchanged, findings };
}

const rejectedRows = (findings: readonly Finding[]): ReadonlySet<number> =>
  new Set(findings.filter(({ kind }) => kind === 'problem').map(({ seq }) => seq));
