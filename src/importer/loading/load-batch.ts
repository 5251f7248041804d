import { SERIALIZE } from '../../organizations/hierarchy.js';
import {
  addAliases,
  createFresh,
  ownsAliases,
  type LoadedResource,
} from '../../source-references/cited-load.js';
import { findDiffering, lockRecords, updateLocked } from '../../source-references/cited-load-update.js';
import { Overtaken, type Session } from '../session.js';
import { TAKE_OUT_CIRCLES } from './circles.js';
import { matchRows, type Found, type Matched } from './match.js';

/** Something to be said about a row: its seq, what kind, `field:code`, and the row that it repeats. */
export interface BatchFinding {
  readonly seq: number;
  readonly kind: 'problem' | 'warning' | 'notice' | 'repeated';
  readonly field: string;
  readonly code: string;
  readonly other: number | null;
}

/** What became of a batch of rows; `unchanged` counts repetitions too. */
export interface BatchResult {
  readonly size: number;
  /** The seq of the last row. */
  readonly last: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly findings: readonly BatchFinding[];
}

export interface Batch {
  readonly resource: LoadedResource;
  readonly level: number;
  /** The seq of the row after which it begins. */
  readonly after: number;
  readonly size: number;
  /** Whether there are rows that are identified by what they say. */
  readonly derived: boolean;
}

/** Loads the next rows in one transaction: all that they change is committed together. null: there are none. */
export function loadBatch(session: Session, batch: Batch): Promise<BatchResult | null> {
  const { resource, level, after, size, derived } = batch;
  return session.transaction(async () => {
    const [matched] = await session.query<Matched>(matchRows(resource, derived), [level, after, size]);
    if (!matched || matched.size === 0) return null;
    const findings = matched.findings.map(readFound);
    if (matched.fresh > 0) await session.query(createFresh(resource));
    const updated = matched.known > 0 ? await updateKnown(session, resource, findings) : new Set<number>();
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

/** Brings known records up to date; returns the rows that changed something, or null if none says anything new. */
async function updateKnown(
  session: Session,
  resource: LoadedResource,
  findings: BatchFinding[],
): Promise<Set<number> | null> {
  const differing = await session.query<{ id: string }>(findDiffering(resource));
  if (differing.length === 0) return null;
  const ids = new Set(differing.map(({ id }) => id));
  // In the order in which the API takes its locks: the records first, then the hierarchy.
  const locked = await session.query(lockRecords(resource), [[...ids]]);
  if (locked.length < ids.size)
    throw new Overtaken('A record was removed that the import was about to change.');
  if (resource === 'organization') {
    await session.query(SERIALIZE.text);
    for (const { seq, id } of await session.query<{ seq: number; id: string }>(TAKE_OUT_CIRCLES, [
      [...ids],
    ])) {
      findings.push({ seq, kind: 'problem', field: 'parent_id', code: 'circular', other: null });
      ids.delete(id);
    }
  }
  const changed = await session.query<{ seq: number }>(updateLocked(resource), [[...ids]]);
  return new Set(changed.map(({ seq }) => seq));
}

function summedUp(matched: Matched, findings: readonly BatchFinding[], updated: number): BatchResult {
  const rejected = new Set(findings.filter(({ kind }) => kind === 'problem').map(({ seq }) => seq)).size;
  const { size, last, fresh: created } = matched;
  const unchanged = size - created - updated - rejected;
  return { size, last, created, updated, unchanged, rejected, findings };
}
