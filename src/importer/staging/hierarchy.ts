import { ALTERNATES, keyColumn, refColumn, RELATIVES, staged } from './staged-tables.js';
import { publicIdSql } from '../rows/identity.js';

const TABLE = staged('organization');
const REF = refColumn('parent_id');
const KEY = keyColumn('parent_id');

/**
 * Leads children to parents that are staged, or in the directory, under another id than the one that they name. Returns
 * the rows that were led to a related corpus.
 */
export const LEAD_TO_PARENTS = `
  UPDATE ${TABLE} child SET ${REF} = led.found[1]
  FROM (
    SELECT c.seq, array_agg(DISTINCT p.public_id) AS found, bool_or(other.related) AS related
    FROM ${TABLE} c CROSS JOIN LATERAL (
      SELECT a.public_id, false AS related FROM ${ALTERNATES} a
      WHERE a.resource = 'organization' AND a.alternate = c.${REF}
      UNION ALL
      SELECT ${publicIdSql('r.relative', `c.${KEY}`)}, true FROM ${RELATIVES} r
      WHERE r.corpus = c.corpus AND c.${KEY} IS NOT NULL
    ) other JOIN ${TABLE} p ON p.public_id = other.public_id
    WHERE c.${REF} IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${TABLE} own WHERE own.public_id = c.${REF})
      AND NOT EXISTS (SELECT FROM organizations own WHERE own.public_id = c.${REF})
    GROUP BY c.seq HAVING count(DISTINCT p.public_id) = 1
  ) led
  WHERE child.seq = led.seq RETURNING child.seq::float8 AS seq, led.related`;

/**
 * Gives every organization whose parent is staged too a level below its parent's. Those that are left without one are in
 * a circle or below one.
 */
export const SET_LEVELS = `
  WITH RECURSIVE child AS MATERIALIZED (
    SELECT c.seq, c.public_id, c.${REF} AS parent FROM ${TABLE} c JOIN ${TABLE} p ON p.public_id = c.${REF}
  ), leveled (seq, public_id, level) AS (
    SELECT c.seq, c.public_id, 1 FROM child c WHERE NOT EXISTS (SELECT FROM child p WHERE p.public_id = c.parent)
    UNION ALL
    SELECT c.seq, c.public_id, l.level + 1 FROM leveled l JOIN child c ON c.parent = l.public_id
  )
  UPDATE ${TABLE} s SET level = l.level FROM leveled l WHERE s.seq = l.seq`;

/** The organizations that have a staged parent and no level yet. */
export const WITHOUT_LEVEL = `
  SELECT c.seq::float8 AS seq, c.public_id AS id, c.${REF} AS parent
  FROM ${TABLE} c JOIN ${TABLE} p ON p.public_id = c.${REF} WHERE c.level = 0`;

export interface Child {
  readonly seq: number;
  readonly id: string;
  readonly parent: string;
}

/** Those of the organizations that stand below themselves; not those that only stand below such a circle. */
export function circleMembers(children: readonly Child[]): Child[] {
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
