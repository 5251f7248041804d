import {
  ALTERNATES,
  keyColumn,
  refColumn,
  rejectStaged,
  RELATIVES,
  staged,
  type RowTexts,
} from './staged-tables.js';
import { publicIdSql } from '../rows/import-row.js';
import { shownName } from '../../records/columns.js';
import { givenBit, incoming, isChanged } from '../../records/cited-load.js';
import { explain } from '../loading/explain.js';
import type { ImportReport } from '../report.js';
import type { Session } from '../session.js';

const STAGED = staged('organization');
const INCOMING = incoming('organization');
const REF = refColumn('parent_id');
const KEY = keyColumn('parent_id');

/**
 * Redirects parent references that neither the staged rows nor the directory resolve: to a staged parent with that
 * alternate id, or to one in a related corpus.
 */
const REDIRECT_TO_PARENTS = `
  UPDATE ${STAGED} child SET ${REF} = led.found[1]
  FROM (
    SELECT c.seq, array_agg(DISTINCT p.public_id) AS found
    FROM ${STAGED} c CROSS JOIN LATERAL (
      SELECT a.public_id FROM ${ALTERNATES} a
      WHERE a.resource = 'organization' AND a.alternate = c.${REF}
      UNION ALL
      SELECT ${publicIdSql('r.relative', `c.${KEY}`)} FROM ${RELATIVES} r
      WHERE r.corpus = c.corpus AND c.${KEY} IS NOT NULL
    ) other JOIN ${STAGED} p ON p.public_id = other.public_id
    WHERE c.${REF} IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${STAGED} own WHERE own.public_id = c.${REF})
      AND NOT EXISTS (SELECT FROM organizations own WHERE own.public_id = c.${REF})
    GROUP BY c.seq HAVING count(DISTINCT p.public_id) = 1
  ) led
  WHERE child.seq = led.seq`;

/** With `n_distinct`, the planner does not expect the children of the largest parent below each organization. */
const INDEX_PARENTS = `
  CREATE INDEX ON ${STAGED} (${REF}) WHERE ${REF} IS NOT NULL;
  ALTER TABLE ${STAGED} ALTER COLUMN ${REF} SET (n_distinct = -1);
  ANALYZE ${STAGED}`;

/**
 * Sets the level of every organization to the number of its staged ancestors. Returns those that have no such number,
 * because they are in a cycle or below one. OFFSET makes each step of the recursion use the index.
 */
const SET_LEVELS = `
  WITH RECURSIVE child AS MATERIALIZED (
    SELECT c.seq, c.public_id AS id, c.${REF} AS parent FROM ${STAGED} c JOIN ${STAGED} p ON p.public_id = c.${REF}
  ), leveled (seq, id, level) AS (
    SELECT c.seq, c.id, 1 FROM child c WHERE NOT EXISTS (SELECT FROM child p WHERE p.id = c.parent)
    UNION ALL
    SELECT c.seq, c.public_id, leveled.level + 1 FROM leveled
    CROSS JOIN LATERAL (SELECT seq, public_id FROM ${STAGED} WHERE ${REF} = leveled.id OFFSET 0) c
  ), stored AS (
    UPDATE ${STAGED} s SET level = leveled.level FROM leveled WHERE s.seq = leveled.seq
  )
  SELECT c.seq::float8 AS seq, c.id, c.parent FROM child c
  WHERE NOT EXISTS (SELECT FROM leveled l WHERE l.seq = c.seq)`;

/** The members of cycles, without organizations that are only below one. */
export function circleMembers(parentOf: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const visited = new Map<string, string>();
  const inCircle = new Set<string>();
  for (const start of parentOf.keys()) {
    let id: string | null = start;
    while (id !== null && !visited.has(id)) {
      visited.set(id, start);
      id = parentOf.get(id) ?? null;
    }
    // The walk has met its own path, so it has found a cycle.
    if (id === null || visited.get(id) !== start) continue;
    for (let member = id; !inCircle.has(member); member = parentOf.get(member)!) inCircle.add(member);
  }
  return inCircle;
}

/** Orders parents before their children, and rejects cycles. */
export async function orderHierarchy(texts: RowTexts, report: ImportReport): Promise<void> {
  const { session } = texts;
  await session.query(REDIRECT_TO_PARENTS);
  await session.query(INDEX_PARENTS);
  for (;;) {
    const children = await session.query<{ seq: number; id: string; parent: string }>(SET_LEVELS);
    const circular = circleMembers(new Map(children.map(({ id, parent }) => [id, parent])));
    if (circular.size === 0) return;
    const seqs = children.filter(({ id }) => circular.has(id)).map(({ seq }) => seq);
    const problem = explain('organization', 'parent_id', 'circular');
    await rejectStaged(texts, report, new Map(seqs.map((seq) => [seq, [problem]])));
    await session.query(`DELETE FROM ${STAGED} WHERE seq = ANY($1::bigint[])`, [seqs]);
  }
}

/**
 * Links incoming organizations whose parent the directory does not have to a parent of the same batch. A parent that
 * does not exist is removed from the row's given columns. Returns the linked rows, with whether the parent is missing,
 * and whether it was deleted.
 *
 * $1, $2: level and seq after which the rows begin; $3, $4: those of the last row.
 */
export const LINK_PARENTS = `
  UPDATE ${INCOMING} i SET parent_id = l.id, ${shownName('parent_id')} = l.public_id,
    given = CASE WHEN l.id IS NULL THEN i.given & ~${givenBit('organization', 'parent_id')} ELSE i.given END
  FROM (
    SELECT s.seq, s.${REF} AS ref, p.id, p.public_id
    FROM ${STAGED} s LEFT JOIN ${INCOMING} p ON p.public_id = s.${REF} AND p.fresh
    WHERE (s.level, s.seq) > ($1::int, $2::bigint) AND (s.level, s.seq) <= ($3::int, $4::bigint) AND s.${REF} IS NOT NULL
  ) l
  WHERE i.seq = l.seq AND i.parent_id IS NULL
  RETURNING i.seq::float8 AS seq, l.id IS NULL AS nowhere,
    EXISTS (SELECT FROM former_ids f WHERE f.resource = 'organization' AND f.public_id = l.ref) AS gone`;

/** $1 the organizations that change: those whose parent changes, with the new parent or null. */
const MOVED = `
  SELECT i.seq::float8 AS seq, i.id, i.parent_id AS parent FROM ${INCOMING} i JOIN organizations t ON t.id = i.id
  WHERE i.id = ANY($1::bigint[]) AND ${isChanged('organization', 'parent_id')}`;

/** All current ancestors of some organizations. The UNION reads each once, by key, even if several paths lead to it. */
const ABOVE = `
  WITH RECURSIVE above (id) AS (
    SELECT unnest($1::bigint[])
    UNION
    SELECT o.parent_id FROM above a
    CROSS JOIN LATERAL (SELECT parent_id FROM organizations WHERE id = a.id LIMIT 1) o WHERE o.parent_id IS NOT NULL
  )
  SELECT o.id, o.parent_id AS parent FROM organizations o JOIN above USING (id) WHERE o.parent_id IS NOT NULL`;

/**
 * Removes the rows that would create a cycle, and returns them. The caller must hold the hierarchy lock. Takes linear
 * time in the number of changed organizations and their ancestors.
 *
 * @param ids the organizations that change
 */
export async function takeOutCircles(
  session: Session,
  ids: readonly string[],
): Promise<{ seq: number; id: string }[]> {
  const moved = await session.query<{ seq: number; id: string; parent: string | null }>(MOVED, [ids]);
  if (moved.every(({ parent }) => parent === null)) return [];
  const parents = moved.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  const above = await session.query<{ id: string; parent: string }>(ABOVE, [parents]);
  const parentOf = new Map<string, string | null>(above.map(({ id, parent }) => [id, parent]));
  for (const { id, parent } of moved) parentOf.set(id, parent);
  const circular = circleMembers(parentOf);
  const out = moved.filter(({ id }) => circular.has(id));
  if (out.length > 0)
    await session.query(`DELETE FROM ${INCOMING} WHERE id = ANY($1::bigint[])`, [out.map(({ id }) => id)]);
  return out;
}
