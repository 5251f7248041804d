import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { pairsOfOthers, pairsWithin, type PairKey } from '../names/quarters.js';
import { comparable, namesWithin, ofComparedLength } from '../names/typing-errors.js';
import { PAIR_KEY } from '../search/spelling.js';

/**
 * $1 numbers of queries, $2 of lists of keys, $3 and $4 the texts of the keys. Candidates: names that share a pair of
 * quarters, and for one error also one of a second list.
 */
const propose = (...lists: readonly number[]) => {
  const keys = lists.map((list) => `array_agg(key) FILTER (WHERE list = ${list}) AS list_${list}`);
  const shared = lists.map((list) => `search_name_quarters(name) && asked.list_${list}`);
  return statement(`
    WITH asked AS MATERIALIZED (
      SELECT query, ${keys.join(', ')}
      FROM (
        SELECT query, list, ${PAIR_KEY} AS key
        FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) AS pair (query, list, one, other)
      ) hashed GROUP BY query
    )
    SELECT asked.query, array_to_json(near.names) AS names
    FROM asked, LATERAL (SELECT array_agg(DISTINCT name) AS names FROM search_names WHERE ${shared.join(' AND ')}) near
    WHERE near.names IS NOT NULL`);
};
const PROPOSE = { 1: propose(0, 1), 2: propose(0) } as const;

/** $1 numbers of queries, $2 their words. Words of names with similar trigrams, by query. */
const SIMILAR = statement(`
  SELECT asked.query, array_to_json(array_agg(DISTINCT similar_word)) AS words
  FROM unnest($1::integer[], $2::text[]) AS asked (query, word), search_similar_words(ARRAY[asked.word]) AS similar_word
  GROUP BY asked.query`);

/** Finds the full names within the edit distance of misspelt names, and words similar to misspelt ones, in PostgreSQL. */
@Injectable()
export class NearNames {
  constructor(private readonly db: Database) {}

  /**
   * Returns the names within `errors` typing errors of one of the forms of each query, from one statement.
   */
  async meantByEach(queries: readonly (readonly string[])[], errors: 1 | 2): Promise<string[][]> {
    const asked = queries.map((forms) => comparable(forms, errors));
    const proposed = await this.proposed(
      asked.map((forms) => pairsWithin(forms, errors)),
      errors,
    );
    return asked.map((forms, query) => namesWithin(forms, proposed.get(query) ?? [], errors));
  }

  /**
   * Returns the names within two typing errors of a name or a part of it, for a comparison of all names: a
   * name finds those that are not longer, and its parts find all. The two must share a part of a rare word,
   * because thousands of names begin with `University of`.
   */
  async mutualByEach(
    queries: readonly { readonly names: readonly string[]; readonly parts: readonly string[] }[],
    isRare: (word: string) => boolean,
  ): Promise<string[][]> {
    const keysOf = (forms: readonly string[], longer: 0 | 2): PairKey[] =>
      ofComparedLength(forms, 2).flatMap((form) =>
        pairsOfOthers(form, longer).filter(hasPartOf(form, isRare)),
      );
    const proposed = await this.proposed(
      queries.map(({ names, parts }) => [[...keysOf(names, 0), ...keysOf(parts, 2)]]),
      2,
    );
    return queries.map(({ names, parts }, query) =>
      namesWithin(ofComparedLength([...names, ...parts], 2), proposed.get(query) ?? [], 2),
    );
  }

  /**
   * Returns words of names that are similar to those of each query: the most similar ones, and some others.
   */
  async similarWords(queries: readonly (readonly string[])[]): Promise<(readonly string[])[]> {
    const asked = queries.flatMap((words, query) => words.map((word) => ({ query, word })));
    const rows = await this.db.read<{ query: number; words: string[] }>(SIMILAR, [
      asked.map(({ query }) => query),
      asked.map(({ word }) => word),
    ]);
    const found = new Map(rows.map(({ query, words }) => [query, words]));
    return queries.map((_, query) => found.get(query) ?? []);
  }

  /** Candidates by query: the names that have one of its keys in each list. */
  private async proposed(
    asked: readonly (readonly (readonly PairKey[])[])[],
    errors: 1 | 2,
  ): Promise<Map<number, string[]>> {
    const keys = asked.flatMap((lists, query) =>
      lists.flatMap((pairs, list) => pairs.map(([one, other]) => ({ query, list, one, other }))),
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

/** Minimum number of letters of a word in a key. */
const PART = 3;

/** Whether a key has letters of a rare word of the name. */
function hasPartOf(form: string, isRare: (word: string) => boolean): (key: PairKey) => boolean {
  const parts = form
    .split(' ')
    .filter((word) => word.length >= PART && isRare(word))
    .flatMap((word) => Array.from({ length: word.length - PART + 1 }, (_, at) => word.slice(at, at + PART)));
  return ([one, other]) => parts.some((part) => one.includes(part) || other.includes(part));
}
