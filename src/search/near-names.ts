import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { comparable, namesWithin } from '../names/typing-errors.js';
import { pairsWithin } from '../names/quarters.js';

/**
 * $1 numbers of queries, $2 of lists of keys, $3 and $4 the texts of the keys (see PairKey), which are hashed as
 * `search_name_quarters` hashes them. Candidates: names that share a pair of quarters, and for one error also one of a
 * second list.
 */
const propose = (...lists: readonly number[]) => {
  const keys = lists.map((list) => `array_agg(key) FILTER (WHERE list = ${list}) AS list_${list}`);
  const shared = lists.map((list) => `search_name_quarters(name) && asked.list_${list}`);
  return statement(`
    WITH asked AS MATERIALIZED (
      SELECT query, ${keys.join(', ')}
      FROM (
        SELECT query, list, (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295) AS key
        FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) AS pair (query, list, one, other)
      ) hashed GROUP BY query
    )
    SELECT asked.query, array_to_json(near.names) AS names
    FROM asked, LATERAL (SELECT array_agg(DISTINCT name) AS names FROM search_names WHERE ${shared.join(' AND ')}) near
    WHERE near.names IS NOT NULL`);
};
const PROPOSE = { 1: propose(0, 1), 2: propose(0) } as const;

/** Finds the full names within the edit distance of a misspelt query, in PostgreSQL, for both engines. */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /** The names within `errors` typing errors of one of these forms. */
  async meant(forms: readonly string[], errors: 1 | 2): Promise<string[]> {
    return (await this.meantByEach([forms], errors))[0]!;
  }

  /** The names within `errors` typing errors of one of the forms of each query, from one statement. */
  async meantByEach(queries: readonly (readonly string[])[], errors: 1 | 2): Promise<string[][]> {
    const asked = queries.map((forms) => comparable(forms, errors));
    const proposed = await this.proposed(asked, errors);
    return asked.map((forms, query) => namesWithin(forms, proposed.get(query) ?? [], errors));
  }

  /** Candidates by query: the names that share keys with one of its forms, and so every match. */
  private async proposed(
    asked: readonly (readonly string[])[],
    errors: 1 | 2,
  ): Promise<Map<number, string[]>> {
    const keys = asked.flatMap((forms, query) =>
      pairsWithin(forms, errors).flatMap((pairs, list) =>
        pairs.map(([one, other]) => ({ query, list, one, other })),
      ),
    );
    if (keys.length === 0) return new Map();
    const rows = await this.db.read<{ query: number; names: string[] }>(PROPOSE[errors], [
      keys.map(({ query }) => query),
      keys.map(({ list }) => list),
      keys.map(({ one }) => one),
      keys.map(({ other }) => other),
    ]);
    return new Map(rows.map(({ query, names }) => [query, names]));
  }
}
