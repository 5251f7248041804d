import type pg from 'pg';

/**
 * The number of rows of a table. For each column, `distinct` is the number of values, or the negated ratio of
 * values to rows, and `nulls` the fraction of NULLs.
 */
interface Statistics {
  readonly rows: number;
  readonly distinct: Readonly<Record<string, number>>;
  readonly nulls?: Readonly<Record<string, number>>;
}

const UNIQUE = -1;
const CITED = { id: UNIQUE, public_id: UNIQUE, citation_id: UNIQUE };

/**
 * Statistics that ANALYZE computes for the larger directory of `bench/scale`, for the columns by which
 * statements find rows.
 */
const LARGE: Readonly<Record<string, Statistics>> = {
  people: { rows: 1e6, distinct: CITED },
  organizations: {
    rows: 5e5,
    distinct: { ...CITED, domain: -0.77, organization_type: 31, parent_id: -0.14 },
  },
  memberships: { rows: 1.5e6, distinct: { ...CITED, person_id: -0.61, organization_id: -0.27 } },
  places: { rows: 2e5, distinct: { ...CITED, person_id: -0.25, organization_id: -0.75 } },
  name_aliases: { rows: 2.5e5, distinct: { ...CITED, person_id: -0.6, organization_id: -0.4 } },
  source_references: {
    rows: 3.5e6,
    distinct: {
      id: UNIQUE,
      public_id: UNIQUE,
      subject_id: -0.33,
      subject_type: 5,
      source_category: 5,
      deleted_at: -0.01,
    },
    // ANALYZE may have sampled the rows of another test. Here few rows are hidden.
    nulls: { deleted_at: 0.99 },
  },
  email_addresses: { rows: 6e5, distinct: { id: UNIQUE, address: UNIQUE, person_id: -0.81 } },
  // The expression of an index has separate statistics.
  email_addresses_address_idx: { rows: 6e5, distinct: { lower: UNIQUE } },
  changes: { rows: 3.5e6, distinct: { id: UNIQUE, record_id: -0.33, resource: 5 } },
  search_documents: { rows: 3.2e6, distinct: { record_id: -0.39, type: 4, keys: UNIQUE } },
  search_names: { rows: 2.2e6, distinct: { record_id: -0.34, type: 3, name: -0.49 } },
  search_words: { rows: 2e5, distinct: { word: UNIQUE } },
  // A small table: a plan made for it may stay cached while the table grows, and a full scan would seem cheap.
  research_requests: { rows: 500, distinct: { id: UNIQUE, domain: UNIQUE, status: 5 } },
};

/**
 * Makes the planner assume, until the transaction ends, that the tables are large: each of their pages holds
 * as many rows as all pages of the larger directory. Needs PostgreSQL 18. Returns the tables that have
 * statistics now. An empty table stays empty.
 */
export async function pretendLarge(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE pg_relation_size(name::regclass) > 0',
    [Object.keys(LARGE)],
  );
  for (const { name } of rows) {
    const { rows: tuples, distinct, nulls } = LARGE[name]!;
    await client.query(
      `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', 1, 'reltuples', $2::real)`,
      [name, tuples],
    );
    for (const [column, values] of Object.entries(distinct)) {
      await client.query(
        `SELECT pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text,
           'inherited', false, 'null_frac', $4::real, 'avg_width', 16, 'n_distinct', $3::real)`,
        [name, column, values, nulls?.[column] ?? 0],
      );
    }
  }
  return rows.map(({ name }) => name);
}
