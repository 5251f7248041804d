import { type Database, statement } from '../database/database.js';
import { PLURAL, perEach, PARTIES, type Party } from '../database/resources.js';
import { judgedApart } from '../duplicates/judgements.js';
import { EMAIL_OWNER } from '../records/parts.js';
import type { RecordRow } from '../records/cited-write.js';
import { etagOf } from '../http/reply.js';
import { shownId } from '../values/public-id.js';
import { partsOfKind } from './merge-statements.js';

/** Why a merge is refused; some reasons a caller may override. */
export interface Refusal {
  readonly code: string;
  /** The record that must not be merged. */
  readonly public_id: string;
  readonly message: string;
  /** Whether `force` overrides it. */
  readonly forceable: boolean;
}

/** Maximum number of parts that a call may move; the command line has no limit. */
export const MAX_PARTS = 10_000;
const MANY_MEMBERSHIPS = 50;
const FEW_MORE = 5;

/** $1 ids: how many memberships and how many parts each has. */
const SIZES = perEach(PARTIES, (kind) => {
  const count = (table: string, column: string) =>
    `(SELECT count(*) FROM ${table} t WHERE t.${column} = u.id)`;
  const parts = partsOfKind(kind).map(({ part, column }) => count(PLURAL[part], column));
  return statement(`
    SELECT u.id, ${count('memberships', `${kind}_id`)} AS memberships,
      ${[...parts, count('email_addresses', EMAIL_OWNER[kind])].join(' + ')} AS parts
    FROM unnest($1::bigint[]) AS u (id)`);
});

/** $1 organizations: pairs of them, the first above the second. */
const HIERARCHY = statement(`
  WITH RECURSIVE above (id, parent_id) AS (
    SELECT o.id, o.parent_id FROM organizations o WHERE o.id = ANY($1::bigint[]) AND o.parent_id IS NOT NULL
    UNION SELECT above.id, o.parent_id FROM above JOIN organizations o ON o.id = above.parent_id
    WHERE o.parent_id IS NOT NULL
  )
  SELECT parent_id AS above, id AS below FROM above WHERE parent_id = ANY($1::bigint[])`);

/** $1 ids: the number of the records' parts, and the latest change of a record or a part. */
const STATE = perEach(PARTIES, (kind) => {
  const parts = partsOfKind(kind).map(
    ({ part, column }) =>
      `SELECT '${part}'::resource, t.id FROM ${PLURAL[part]} t WHERE t.${column} = ANY($1::bigint[])`,
  );
  const ofMemberships = `SELECT 'place'::resource, p.id FROM memberships m JOIN places p ON p.membership_id = m.id
    WHERE m.${kind}_id = ANY($1::bigint[])`;
  return statement(`
    WITH involved (resource, id) AS (
      SELECT '${kind}'::resource, unnest($1::bigint[]) UNION ALL ${[...parts, ofMemberships].join(' UNION ALL ')}
    )
    SELECT count(*) AS parts, max(
      (SELECT max(c.id) FROM changes c WHERE c.resource = i.resource AND c.record_id = i.id)) AS change
    FROM involved i`);
});

/** A tag of the records and their parts: any change of them changes it. */
export async function stateOf(db: Database, kind: Party, rows: readonly RecordRow[]): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const [state] = await db.query<{ parts: number; change: number }>(STATE[kind], [ids]);
  return etagOf(JSON.stringify([kind, ids, state]));
}

interface Size {
  readonly id: number;
  readonly memberships: number;
  readonly parts: number;
}

/** All reasons against a merge into the first row. The caller has locked the rows; null means no limit. */
export async function refusalsOf(
  db: Database,
  kind: Party,
  rows: readonly RecordRow[],
  limit: number | null,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const ids = rows.map(({ id }) => id);
  const idOf = (id: number) => shownId(rows.find((row) => row.id === id)!.public_id);
  const refuse = (code: string, id: number, message: string, forceable = false) =>
    refusals.push({ code, public_id: idOf(id), message, forceable });
  const sizes = new Map((await db.query<Size>(SIZES[kind], [ids])).map((size) => [size.id, size]));
  const survivor = sizes.get(ids[0]!)!;
  for (const id of ids.slice(1)) {
    const { memberships, parts } = sizes.get(id)!;
    const has = `has ${memberships} memberships`;
    if (memberships >= MANY_MEMBERSHIPS)
      refuse('many_memberships', id, `${has}: check that it is not the better record, then use force`, true);
    if (memberships > survivor.memberships + FEW_MORE) {
      const text = `${has} and the survivor ${survivor.memberships}: merge the other way, or use force`;
      refuse('more_memberships', id, text, true);
    }
    if (limit !== null && parts > limit) {
      const text = `has ${parts} parts, more than ${limit}: use the command \`directory merge\``;
      refuse('too_many_parts', id, text);
    }
  }
  for (const { low_id, high_id } of await judgedApart(db, kind, ids)) {
    const [one, other] = low_id === ids[0] ? [high_id, low_id] : [low_id, high_id];
    const text = `was judged not to be a duplicate of ${idOf(other)}: set that pair to open first`;
    refuse('not_duplicate', one, text);
  }
  if (kind === 'person') return refusals;
  for (const { above, below } of await db.query<{ above: number; below: number }>(HIERARCHY, [ids])) {
    const [one, relation, other] = below === ids[0] ? [above, 'above', below] : [below, 'below', above];
    refuse('hierarchy', one, `is ${relation} ${idOf(other)}: change the parent first`);
  }
  return refusals;
}
