import type pg from 'pg';
import { fold } from '../../../src/names/normalize.js';

/** Baselines: the simplest useful searches. */
export interface NaiveSearch {
  /** Finds the most similar names, by trigrams. */
  trigrams(query: string): Promise<string[]>;
  /** Finds the shortest names that contain the folded query. */
  substring(query: string): Promise<string[]>;
}

/** Creates a table of all names, aliases, domains and addresses, with indexes for both. */
export async function naiveSearch(client: pg.Client): Promise<NaiveSearch> {
  await client.query(`
    CREATE TEMPORARY TABLE naive AS
      SELECT public_id, concat_ws(' ', first_name, last_name) AS name, '' AS folded FROM people
      UNION ALL SELECT public_id, name, '' FROM organizations
      UNION ALL SELECT public_id, domain, '' FROM organizations WHERE domain IS NOT NULL
      UNION ALL SELECT coalesce(p.public_id, o.public_id), a.name, '' FROM name_aliases a
        LEFT JOIN people p ON p.id = a.person_id LEFT JOIN organizations o ON o.id = a.organization_id
      UNION ALL SELECT coalesce(p.public_id, o.public_id), e.address, '' FROM email_addresses e
        LEFT JOIN people p ON p.id = e.person_id LEFT JOIN organizations o ON o.id = e.organization_id
      WHERE e.membership_id IS NULL`);
  const { rows } = await client.query<{ name: string }>('SELECT DISTINCT name FROM naive');
  const names = rows.map(({ name }) => name);
  await client.query(
    `UPDATE naive SET folded = f.folded FROM unnest($1::text[], $2::text[]) AS f (name, folded) WHERE naive.name = f.name`,
    [names, names.map(fold)],
  );
  await client.query(`
    CREATE INDEX ON naive USING gin (name gin_trgm_ops);
    CREATE INDEX ON naive USING gin (folded gin_trgm_ops);
    ANALYZE naive`);
  const ids = async (condition: string, order: string, values: string[]) => {
    const found = await client.query<{ id: string }>(
      `SELECT id FROM (SELECT DISTINCT ON (id) id, place FROM (
         SELECT replace(public_id::text, '-', '') AS id, row_number() OVER (ORDER BY ${order}) AS place
         FROM naive WHERE ${condition}) hits ORDER BY id, place) best ORDER BY place LIMIT 10`,
      values,
    );
    return found.rows.map(({ id }) => id);
  };
  return {
    trigrams: (query) => ids('name % $1', 'similarity(name, $1) DESC', [query]),
    substring: (query) => ids(`folded LIKE '%' || $1 || '%'`, 'length(folded)', [fold(query)]),
  };
}
