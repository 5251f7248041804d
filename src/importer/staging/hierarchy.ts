import { ALTERNATES, keyColumn, refColumn, RELATIVES, staged, type RowTexts } from './staged-tables.js';
import { publicIdSql } from '../rows/import-row.js';
import { shownName } from '../../records/columns.js';
import { givenBit, incoming, isGiven } from '../../records/cited-load.js';
import { explain, explainRelated } from '../loading/explain.js';
import type { ImportReport } from '../report.js';
import type { Session } from '../session.js';

const STAGED = staged('organization');
const INCOMING = incoming('organization');
const REF = refColumn('parent_id');
const KEY = keyColumn('parent_id');

/**
 * Redirects parent references that neither the staged rows nor the directory resolve: to a staged parent with that
 * alternate id, or to one in a related corpus. Returns the redirected rows.
 */
const REDIRECT_TO_PARENTS = `
  UPDATE ${STAGED} child SET ${REF} = led.found[1]
  FROM (
    SELECT c.seq, array_agg(DISTINCT p.public_id) AS found, bool_or(other.related) AS related
    FROM ${STAGED} c CROSS JOIN LATERAL (
      SELECT a.public_id, false AS related FROM ${ALTERNATES} a
      WHERE a.resource = 'organization' AND a.alternate = c.${REF}
      UNION ALL
      SELECT ${publicIdSql('r.relative', `c.${KEY}`)}, true FROM ${RELATIVES} r
      WHERE r.corpus = c.corpus AND c.${KEY} IS NOT NULL
    ) other JOIN ${STAGED} p ON p.public_id = other.public_id
    WHERE c.${REF} IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${STAGED} own WHERE own.public_id = c.${REF})
      AND NOT EXISTS (SELECT FROM organizations own WHERE own.public_id = c.${REF})
    GROUP BY c.seq HAVING count(DISTINCT p.public_id) = 1
  ) led
  WHERE child.seq = led.seq RETURNING child.seq::float8 AS seq, led.related`;

const UNLEVELED = 'unleveled';

/** Collects the organizations whose parent is staged too, with an ancestor, at first the parent, and its distance. */
const FIND_CHILDREN = `
  DROP TABLE IF EXISTS ${UNLEVELED};
  CREATE TEMPORARY TABLE ${UNLEVELED} AS
  SELECT c.seq, c.public_id AS id, c.${REF} AS parent, c.${REF} AS ancestor, 1 AS distance
  FROM ${STAGED} c JOIN ${STAGED} p ON p.public_id = c.${REF};
  CREATE INDEX ON ${UNLEVELED} (id);
  ANALYZE ${UNLEVELED}`;

const COUNT_CHILDREN = `SELECT count(*)::int AS children FROM ${UNLEVELED}`;

/**
 * Doubles the distance of every organization to its ancestor until the ancestor has no staged parent. Returns how many
 * rows changed. A row that still changes after as many rounds as the number of children has binary digits is in a cycle
 * or below one.
 */
const DOUBLE_DISTANCES = `
  WITH further AS (
    UPDATE ${UNLEVELED} c SET ancestor = a.ancestor, distance = c.distance + a.distance
    FROM ${UNLEVELED} a WHERE a.id = c.ancestor RETURNING c.seq
  )
  SELECT count(*)::int AS moved FROM further`;

/** Sets the level of every organization to the number of its staged ancestors. Requires that there are no cycles. */
const SET_LEVELS = `UPDATE ${STAGED} s SET level = c.distance FROM ${UNLEVELED} c WHERE s.seq = c.seq`;

/** The organizations in a cycle or below one. */
const WITHOUT_LEVEL = `
  SELECT c.seq::float8 AS seq, c.id, c.parent FROM ${UNLEVELED} c JOIN ${UNLEVELED} a ON a.id = c.ancestor`;

export interface Child {
  readonly id: string;
  readonly parent: string;
}

/** The members of cycles, without organizations that are only below one. */
export function circleMembers<T extends Child>(children: readonly T[]): T[] {
  const parentOf = new Map(children.map(({ id, parent }) => [id, parent]));
  const visited = new Map<string, string>();
  const inCircle = new Set<string>();
  for (const { id: start } of children) {
    let id: string | undefined = start;
    while (id !== undefined && !visited.has(id)) {
      visited.set(id, start);
      id = parentOf.get(id);
    }
    // The walk has met its own path, so it has found a cycle.
    if (id === undefined || visited.get(id) !== start) continue;
    for (let member = id; !inCircle.has(member); member = parentOf.get(member)!) inCircle.add(member);
  }
  return children.filter(({ id }) => inCircle.has(id));
}

/** Orders parents before their children, and rejects cycles. */
export async function orderHierarchy(session: Session, texts: RowTexts, report: ImportReport): Promise<void> {
  const led = await session.query<{ seq: number; related: boolean }>(REDIRECT_TO_PARENTS);
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
    await session.query(`DELETE FROM ${STAGED} WHERE seq = ANY($1::bigint[])`, [seqs]);
  }
  await session.query(SET_LEVELS);
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

/**
 * The known organizations whose parent changes, with the new parent or null. $1: the ids of the organizations that
 * change.
 */
const MOVED = `
  SELECT i.seq::float8 AS seq, i.id, i.parent_id AS parent FROM ${INCOMING} i JOIN organizations t ON t.id = i.id
  WHERE i.id = ANY($1::bigint[]) AND ${isGiven('organization', 'parent_id', 'i')}
    AND i.parent_id IS DISTINCT FROM t.parent_id`;

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
  const children: Child[] = [...parentOf].flatMap(([id, parent]) =>
    parent === null ? [] : [{ id, parent }],
  );
  const circular = new Set(circleMembers(children).map(({ id }) => id));
  const out = moved.filter(({ id }) => circular.has(id));
  if (out.length > 0) {
    await session.query(`DELETE FROM ${INCOMING} WHERE id = ANY($1::bigint[])`, [out.map(({ id }) => id)]);
  }
  return out;
}
