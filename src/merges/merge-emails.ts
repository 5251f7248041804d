import { statement, type Database } from '../database/database.js';
import {
  EMAIL_OWNER,
  emailAsShown,
  ownsEmails,
  perEmailOwner,
  type EmailOwner,
  type NewEmail,
} from '../records/parts.js';
import type { ChangedFields } from '../records/record.entity.js';
import type { CitedResource } from '../records/schemas.js';
import type { MergePart } from './merge-statements.js';

/* The email addresses of merged records, which have no change log of their own. */

/** $1 ids: the email addresses of each, as the change log shows them. */
const EMAILS_BY_OWNER = perEmailOwner((column) =>
  statement(`SELECT ${column} AS owner_id, address, verified_at FROM email_addresses
      WHERE ${column} = ANY($1::bigint[]) ORDER BY id`),
);

/** The email addresses of records as the change log shows them. */
export async function emailsOf(
  db: Database,
  kind: CitedResource,
  ids: readonly number[],
): Promise<Map<number, NewEmail[]>> {
  const emails = new Map<number, NewEmail[]>(ids.map((id) => [id, []]));
  if (!ownsEmails(kind)) return emails;
  type Row = { owner_id: number; address: string; verified_at: Date | null };
  for (const row of await db.query<Row>(EMAILS_BY_OWNER[kind], [ids])) {
    const verified_at = row.verified_at?.toISOString() ?? null;
    emails.get(row.owner_id)?.push(emailAsShown({ address: row.address, verified_at }));
  }
  return emails;
}

/** The change-log entry of changed email addresses. */
export function emailsChanged(from: readonly object[], to: readonly object[]): ChangedFields {
  return JSON.stringify(from) === JSON.stringify(to) ? {} : { email_addresses: { from, to } };
}

/** $1 the merge, $2 records, $3 their new owners, $4 citations. Moves the addresses that these do not have. */
export const MOVE_EMAILS = perEmailOwner((column) =>
  statement(`
      WITH i AS MATERIALIZED (
        SELECT DISTINCT ON (u.into_id, lower(e.address)) e.id, u.from_id, u.into_id, u.citation_id
        FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS u (from_id, into_id, citation_id)
        JOIN email_addresses e ON e.${column} = u.from_id
        WHERE NOT EXISTS (
          SELECT FROM email_addresses k WHERE k.${column} = u.into_id AND lower(k.address) = lower(e.address))
        ORDER BY u.into_id, lower(e.address), e.id
      ), moved AS (
        UPDATE email_addresses e SET ${column} = i.into_id, citation_id = i.citation_id, updated_at = now()
        FROM i WHERE e.id = i.id
      ), part AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, owner_column, from_id, into_id)
        SELECT $1::bigint, 'moved', 'email_address', id, '${column}', from_id, into_id FROM i
      )
      SELECT count(*) AS moved FROM i`),
);

/** The same parameters. Folds the other addresses into those that the new owner has. */
export const FOLD_EMAILS = perEmailOwner((column) =>
  statement(`
      WITH i AS MATERIALIZED (
        SELECT e.*, k.id AS known_id, k.verified_at AS known_verified_at, u.citation_id AS new_citation_id
        FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS u (from_id, into_id, citation_id)
        JOIN email_addresses e ON e.${column} = u.from_id
        JOIN email_addresses k ON k.${column} = u.into_id AND lower(k.address) = lower(e.address)
      ), later AS MATERIALIZED (
        SELECT known_id, known_verified_at, new_citation_id, max(verified_at) AS verified_at FROM i
        WHERE known_verified_at IS NULL
        GROUP BY 1, 2, 3 HAVING max(verified_at) IS NOT NULL
      ), verified AS (
        UPDATE email_addresses k SET verified_at = later.verified_at, citation_id = later.new_citation_id, updated_at = now()
        FROM later WHERE k.id = later.known_id
      ), filled AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, before)
        SELECT $1::bigint, 'filled', 'email_address', known_id,
          jsonb_build_object('from', known_verified_at, 'to', verified_at) FROM later
      ), gone AS (
        DELETE FROM email_addresses e USING i WHERE e.id = i.id
      ), part AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, into_id, before)
        SELECT $1::bigint, 'folded', 'email_address', i.id, i.known_id, to_jsonb(e)
        FROM i JOIN email_addresses e ON e.id = i.id
      )
      SELECT count(*) AS folded FROM i`),
);

const OWNERS = Object.values(EMAIL_OWNER);

/** $1 ids: email addresses as they are. */
const EMAILS_BY_ID = statement(`
  SELECT id, verified_at, ${OWNERS.join(', ')} FROM email_addresses
  WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`);

/** $1 an array of { id, citation_id, person_id, … }: gives email addresses back to their owners. */
const RETURN_EMAILS = statement(`
  UPDATE email_addresses e SET ${OWNERS.map((column) => `${column} = i.${column}`).join(', ')},
    citation_id = i.citation_id, updated_at = now()
  FROM jsonb_to_recordset($1::jsonb) AS i (id bigint, citation_id bigint, ${OWNERS.map((column) => `${column} bigint`).join(', ')})
  WHERE e.id = i.id`);

/** $1 rows as the merge stored them, $2 citations: adds email addresses that it had folded. */
const RESTORE_EMAILS = statement(`
  INSERT INTO email_addresses (id, address, verified_at, created_at, citation_id, ${OWNERS.join(', ')})
  SELECT r.id, r.address, r.verified_at, r.created_at, u.citation_id, ${OWNERS.map((column) => `r.${column}`).join(', ')}
  FROM unnest($1::jsonb[], $2::bigint[]) AS u (before, citation_id)
  CROSS JOIN LATERAL jsonb_populate_record(NULL::email_addresses, u.before) r ORDER BY r.id`);

/** $1 an array of { id, citation_id }: email addresses that were not verified before. */
const UNVERIFY = statement(`
  UPDATE email_addresses e SET verified_at = NULL, citation_id = i.citation_id, updated_at = now()
  FROM jsonb_to_recordset($1::jsonb) AS i (id bigint, citation_id bigint) WHERE e.id = i.id`);

interface EmailRow extends Readonly<Record<(typeof OWNERS)[number], number | null>> {
  readonly id: number;
  readonly verified_at: Date | null;
}

type Citations = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * Gives email addresses back that still have the owner that a merge gave them, and restores those that it folded into
 * others that still exist. An address that was verified by the merge alone is unverified again.
 *
 * @param restored by kind: the restored records, each with its citation
 * @param cited by kind: the records that had taken their place, each with its citation
 */
export async function returnEmails(
  db: Database,
  parts: readonly MergePart[],
  restored: Citations,
  cited: Citations,
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ effect, record_id, into_id }) => (effect === 'folded' ? into_id! : record_id));
  const rows = new Map((await db.query<EmailRow>(EMAILS_BY_ID, [ids])).map((row) => [row.id, row]));
  const moved: object[] = [];
  const folded: { before: object; citation: number }[] = [];
  const unverified: object[] = [];
  for (const { effect, record_id, owner_column, from_id, into_id, before } of parts) {
    const row = rows.get(effect === 'folded' ? into_id! : record_id);
    if (row === undefined) continue;
    if (effect === 'moved') {
      const column = owner_column as keyof typeof NO_OWNER;
      const citation = restored.get(kindOf(column))?.get(from_id!);
      if (row[column] === into_id && citation !== undefined)
        moved.push({ ...NO_OWNER, id: record_id, citation_id: citation, [column]: from_id });
    } else if (effect === 'folded') {
      const column = ownerColumn(before as unknown as EmailRow);
      const citation = restored.get(kindOf(column))?.get(before![column] as number);
      if (citation !== undefined) folded.push({ before: before!, citation });
    } else if (effect === 'filled' && isSameTime(row.verified_at, before!['to'])) {
      const column = ownerColumn(row);
      const citation = cited.get(kindOf(column))?.get(row[column]!);
      if (citation !== undefined) unverified.push({ id: record_id, citation_id: citation });
    }
  }
  await db.query(UNVERIFY, [JSON.stringify(unverified)]);
  await db.query(RETURN_EMAILS, [JSON.stringify(moved)]);
  await db.query(RESTORE_EMAILS, [
    folded.map((email) => JSON.stringify(email.before)),
    folded.map(({ citation }) => citation),
  ]);
}

const NO_OWNER = { person_id: null, organization_id: null, membership_id: null };

const kindOf = (column: string): EmailOwner => column.replace(/_id$/, '') as EmailOwner;

const ownerColumn = (row: EmailRow) => OWNERS.find((column) => row[column] !== null)!;

const isSameTime = (one: Date | null, other: unknown): boolean =>
  one !== null && one.getTime() === new Date(other as string).getTime();
