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
 * Leads children to parents that are staged, or in the directory, under another id than the one that they name. Returns
 * the rows that were led to a related corpus.
 */
const LEAD_TO_PARENTS = `
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

/** Collects the organizations whose parent is staged too, with a first ancestor and the distance to it. */
const FIND_CHILDREN = `
  DROP TABLE IF EXISTS ${UNLEVELED};
  CREATE TEMPORARY TABLE ${UNLEVELED} AS
  SELECT c.seq, c.public_id AS id, c.${REF} AS parent, c.${REF} AS ancestor, 1 AS distance
  FROM ${STAGED} c JOIN ${STAGED} p ON p.public_id = c.${REF};
  CREATE INDEX ON ${UNLEVELED} (id);
  ANALYZE ${UNLEVELED}`;

const COUNT_CHILDREN = `SELECT count(*)::int AS children FROM ${UNLEVELED}`;

/**
 * Doubles the distance of every organization to its ancestor, until that has no staged parent. Returns how many moved. Who
 * still moves after as many rounds as the number of children has binary digits is in a circle or below one.
 */
const DOUBLE_DISTANCES = `
  WITH further AS (
    UPDATE ${UNLEVELED} c SET ancestor = a.ancestor, distance = c.distance + a.distance
    FROM ${UNLEVELED} a WHERE a.id = c.ancestor RETURNING c.seq
  )
  SELECT count(*)::int AS moved FROM further`;

/** Gives every organization the number of its staged ancestors as level, once there are no circles. */
const SET_LEVELS = `UPDATE ${STAGED} s SET level = c.distance FROM ${UNLEVELED} c WHERE s.seq = c.seq`;

/** The organizations that have not arrived. */
const WITHOUT_LEVEL = `
  SELECT c.seq::float8 AS seq, c.id, c.parent FROM ${UNLEVELED} c JOIN ${UNLEVELED} a ON a.id = c.ancestor`;

export interface Child {
  readonly id: string;
  readonly parent: string;
}

/** Those of the organizations that stand below themselves; not those that only stand below such a circle. */
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
    // A walk that comes back to its own way has found a circle.
    if (id === undefined || visited.get(id) !== start) continue;
    for (let member = id; !inCircle.has(member); member = parentOf.get(member)!) inCircle.add(member);
  }
  return children.filter(({ id }) => inCircle.has(id));
}

/** Parents before their children, and no circles. */
export async function orderHierarchy(session: Session, texts: RowTexts, report: ImportReport): Promise<void> {
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
    await session.query(`DELETE FROM ${STAGED} WHERE seq = ANY($1::bigint[])`, [seqs]);
  }
  await session.query(SET_LEVELS);
}

/**
 * Leads the incoming organizations whose parent the directory does not have to the one that comes in with them. A parent
 * that is nowhere is left out: the row then does not speak of it. Returns the rows of these, and whether the parent has
 * been deleted. $1, $2: level and seq after which the rows begin; $3, $4: those of the last one.
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

/** The known organizations whose parent changes, with the new one; null: none. $1: the ids of those that change. */
const MOVED = `
  SELECT i.seq::float8 AS seq, i.id, i.parent_id AS parent FROM ${INCOMING} i JOIN organizations t ON t.id = i.id
  WHERE i.id = ANY($1::bigint[]) AND ${isGiven('organization', 'parent_id', 'i')}
    AND i.parent_id IS DISTINCT FROM t.parent_id`;

/** What is above some organizations now. Each is read once, by its key, however many ways lead to it. */
const ABOVE = `
  WITH RECURSIVE above (id) AS (
    SELECT unnest($1::bigint[])
    UNION
    SELECT o.parent_id FROM above a
    CROSS JOIN LATERAL (SELECT parent_id FROM organizations WHERE id = a.id LIMIT 1) o WHERE o.parent_id IS NOT NULL
  )
  SELECT o.id, o.parent_id AS parent FROM organizations o JOIN above USING (id) WHERE o.parent_id IS NOT NULL`;

/**
 * Takes the rows out that would put an organization below itself, and returns them. The caller holds the lock of the
 * hierarchy. Linear in the number of organizations that change and of those above them.
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
