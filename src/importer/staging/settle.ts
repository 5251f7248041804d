import type { LoadedResource } from '../../source-references/cited-load.js';
import { explain, explainRelated } from '../loading/explain.js';
import type { ImportReport } from '../report.js';
import type { Session } from '../session.js';
import {
  circleMembers,
  COUNT_CHILDREN,
  DOUBLE_DISTANCES,
  FIND_CHILDREN,
  LEAD_TO_PARENTS,
  SET_LEVELS,
  WITHOUT_LEVEL,
  type Child,
} from './hierarchy.js';
import { compareRepetitions, findRepetitions, removeRepetitions, type Repetition } from './repetitions.js';
import type { RowText, RowTexts } from './row-texts.js';
import { ROW_TEXTS, staged } from './staged-tables.js';

/** Repetitions that are looked at together. */
const PAGE = 5_000;

/** Where a session finds its rows again. To be called once, when all rows are staged. */
export async function indexRowTexts(session: Session): Promise<void> {
  await session.query(`CREATE INDEX ON ${ROW_TEXTS} (seq); ANALYZE ${ROW_TEXTS}`);
}

/** Brings the staged rows of a resource into the order in which they are loaded, each record once. Returns how many are left. */
export async function settleStaged(
  session: Session,
  resource: LoadedResource,
  texts: RowTexts,
  report: ImportReport,
): Promise<number> {
  await takeOutRepetitions(session, resource, texts, report);
  if (resource === 'organization') await orderHierarchy(session, texts, report);
  const table = staged(resource);
  await session.query(`CREATE INDEX ON ${table} (level, seq); ANALYZE ${table}`);
  const [row] = await session.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
  return row!.rows;
}

/** The staged row that is loaded next. $1, $2: level and seq of the one before. */
export const nextStaged = (resource: LoadedResource): string => `
  SELECT level, seq::float8 AS seq FROM ${staged(resource)} WHERE (level, seq) > ($1::int, $2::bigint)
  ORDER BY level, seq LIMIT 1`;

async function takeOutRepetitions(
  session: Session,
  resource: LoadedResource,
  texts: RowTexts,
  report: ImportReport,
): Promise<void> {
  await session.query(findRepetitions(resource));
  let after = 0;
  for (;;) {
    const page = await session.query<Repetition>(compareRepetitions(resource), [after, PAGE]);
    if (page.length === 0) break;
    const found = await texts.find(page.flatMap(({ seq, first }) => [seq, first]));
    for (const repetition of page) reportRepetition(repetition, found, report);
    after = page.at(-1)!.seq;
  }
  if (after > 0) await session.query(removeRepetitions(resource));
}

/** A row that says the same again is one record with the first. With the same id it must not say anything else. */
function reportRepetition(
  { seq, first, derived, differs }: Repetition,
  found: ReadonlyMap<number, RowText>,
  report: ImportReport,
): void {
  const { position, row } = found.get(seq)!;
  const earlier = found.get(first)!.position;
  const where = `line ${earlier.line} of ${earlier.file}`;
  const fields = differs.join(', ');
  if (differs.length > 0 && !derived) {
    const message = `is that of ${where}, which says otherwise (${fields})`;
    report.reject(position, [{ field: 'id', code: 'repeated_id', message }], row);
    return;
  }
  report.counts[position.resource].unchanged++;
  const message =
    differs.length > 0
      ? `repeats ${where}; what it says otherwise (${fields}) was left out`
      : `repeats ${where}`;
  report.warn(position, { code: 'repeated', message }, differs.length > 0 ? row : undefined);
}

/** Parents before their children, and no circles. */
async function orderHierarchy(session: Session, texts: RowTexts, report: ImportReport): Promise<void> {
  const led = await session.query<{ seq: number; related: boolean }>(LEAD_TO_PARENTS);
  const related = led.filter((row) => row.related).map(({ seq }) => seq);
  for (const { position, rows } of await texts.countByFile(related)) {
    report.share(position, 'parent_id related', explainRelated('organization', 'parent_id'), rows);
  }
  for (;;) {
    await session.query(FIND_CHILDREN);
    const [{ children } = { children: 0 }] = await session.query<{ children: number }>(COUNT_CHILDREN);
    for (let reached = 1; reached <= children; reached *= 2) {
      const [row] = await session.query<{ moved: number }>(DOUBLE_DISTANCES);
      if (row!.moved === 0) break;
    }
    const circles = circleMembers(await session.query<Child & { seq: number }>(WITHOUT_LEVEL));
    if (circles.length === 0) break;
    const seqs = circles.map(({ seq }) => seq);
    for (const { position, row } of (await texts.find(seqs)).values()) {
      report.reject(position, [explain('organization', 'parent_id', 'circular')], row);
    }
    await session.query(`DELETE FROM ${staged('organization')} WHERE seq = ANY($1::bigint[])`, [seqs]);
  }
  await session.query(SET_LEVELS);
}
