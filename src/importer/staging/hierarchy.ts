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

const UNLEVELED = 'unleveled';

/** Collects the organizations whose parent is staged too, with a first ancestor and the distance to it. */
export const FIND_CHILDREN = `
  DROP TABLE IF EXISTS ${UNLEVELED};
  CREATE TEMPORARY TABLE ${UNLEVELED} AS
  SELECT c.seq, c.public_id AS id, c.${REF} AS parent, c.${REF} AS ancestor, 1 AS distance
  FROM ${TABLE} c JOIN ${TABLE} p ON p.public_id = c.${REF};
  CREATE INDEX ON ${UNLEVELED} (id);
  ANALYZE ${UNLEVELED}`;

export const COUNT_CHILDREN = `SELECT count(*)::int AS children FROM ${UNLEVELED}`;

/**
 * Doubles the distance of every organization to its ancestor, until that has no staged parent. Returns how many moved. Who
 * still moves after as many rounds as the number of children has binary digits is in a circle or below one.
 */
export const DOUBLE_DISTANCES = `
  WITH further AS (
    UPDATE ${UNLEVELED} c SET ancestor = a.ancestor, distance = c.distance + a.distance
    FROM ${UNLEVELED} a WHERE a.id = c.ancestor RETURNING c.seq
  )
  SELECT count(*)::int AS moved FROM further`;

/** Gives every organization the number of its staged ancestors as level, once there are no circles. */
export const SET_LEVELS = `UPDATE ${TABLE} s SET level = c.distance FROM ${UNLEVELED} c WHERE s.seq = c.seq`;

/** The organizations that have not arrived. */
export const WITHOUT_LEVEL = `
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
