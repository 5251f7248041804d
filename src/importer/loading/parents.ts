import { shownName } from '../../changes/diff.js';
import { givenBit, incoming } from '../../source-references/cited-load.js';
import { refColumn, staged } from '../staging/staged-tables.js';

const TABLE = incoming('organization');
const REF = refColumn('parent_id');

/**
 * Leads the incoming organizations whose parent the directory does not have to the one that comes in with them. A parent
 * that is nowhere is left out: the row then does not speak of it. Returns the rows of these, and whether the parent has
 * been deleted. $1, $2: level and seq after which the rows begin; $3, $4: those of the last one.
 */
export const LINK_PARENTS = `
  UPDATE ${TABLE} i SET parent_id = l.id, ${shownName('parent_id')} = l.public_id,
    given = CASE WHEN l.id IS NULL THEN i.given & ~${givenBit('organization', 'parent_id')} ELSE i.given END
  FROM (
    SELECT s.seq, s.${REF} AS ref, p.id, p.public_id
    FROM ${staged('organization')} s LEFT JOIN ${TABLE} p ON p.public_id = s.${REF} AND p.fresh
    WHERE (s.level, s.seq) > ($1::int, $2::bigint) AND (s.level, s.seq) <= ($3::int, $4::bigint) AND s.${REF} IS NOT NULL
  ) l
  WHERE i.seq = l.seq AND i.parent_id IS NULL
  RETURNING i.seq::float8 AS seq, l.id IS NULL AS nowhere,
    EXISTS (SELECT FROM former_ids f WHERE f.resource = 'organization' AND f.public_id = l.ref) AS gone`;
