import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, statement } from '../database/database.js';
import { keyOf, tsquery, TYPE } from '../search/engines/database/database-engine.js';
import { all } from '../search/search-engine.js';
import { HOLDS_MS, DirectoryWords } from '../search/spans/word-weights.js';

/** Maximum number of organizations that are counted. */
const COUNTED = 2_000;

/** $1 words, $2 their keys as tsqueries. People whose names contain each word; for words that are not common. */
const BEARERS = statement(`
  SELECT asked.word, (
    SELECT count(*) FILTER (WHERE d.type = 'person') FROM search_documents d WHERE d.keys @@ asked.key::tsquery
  ) AS people FROM unnest($1::text[], $2::text[]) AS asked (word, key)`);

/** $1 tsqueries. The first organizations whose names contain the words of each. */
const ORGANIZATIONS = statement(`
  SELECT asked.keys, (
    WITH bearing AS MATERIALIZED (SELECT type FROM search_documents d WHERE d.keys @@ asked.keys::tsquery)
    SELECT count(*) FROM (SELECT FROM bearing WHERE type = 'organization' LIMIT ${COUNTED}) first
  ) AS organizations FROM unnest($1::text[]) AS asked (keys)`);

/** $1 words, $2 their keys as tsqueries, $3 number. Words that more documents have. */
const FREQUENT = statement(`
  SELECT asked.word FROM unnest($1::text[], $2::text[]) AS asked (word, key) WHERE (
    WITH bearing AS MATERIALIZED (SELECT FROM search_documents d WHERE d.keys @@ asked.key::tsquery)
    SELECT count(*) FROM (SELECT FROM bearing LIMIT $3 + 1) first
  ) > $3`);

/** Counts above this one are cached, because a few more records change them little. */
const LARGE = 100;
const MAX_COUNTS = 20_000;

/** Estimated number of records of a type, and of those with a value. */
interface Bearers<Value> {
  readonly all: number;
  readonly having: (value: Value) => number;
}

const wordKey = (value: string): string => keyOf({ is: 'word', value });
const asQuery = (value: string): string => tsquery({ is: 'word', value });
const allOf = (words: readonly string[]): string =>
  tsquery(all(words.map((value) => ({ is: 'word', value }))));

/** Reads counts that are not cached, and caches large ones. */
async function counts(
  values: readonly string[],
  kept: LRUCache<string, number>,
  read: (unknown: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const known = new Map(
    values.flatMap((value) => {
      const count = kept.get(value);
      return count === undefined ? [] : [[value, count] as const];
    }),
  );
  const unknown = [...new Set(values)].filter((value) => !known.has(value));
  const counted = unknown.length === 0 ? [] : await read(unknown);
  for (const [value, count] of counted) if (count > LARGE) kept.set(value, count);
  return new Map([...known, ...counted]);
}

/**
 * Counts the records with words in their names, from statistics for common words and by counting others.
 * Large counts are cached.
 */
@Injectable()
export class BearerCounts {
  private readonly peopleHaving = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: HOLDS_MS });
  private readonly organizationsHaving = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: HOLDS_MS });
  private readonly frequent = new LRUCache<string, true>({ max: MAX_COUNTS, ttl: HOLDS_MS });

  constructor(
    private readonly db: Database,
    private readonly directory: DirectoryWords,
  ) {}

  /** Estimated number of people, and of those whose names contain each word; less common words are counted. */
  async people(words: readonly string[]): Promise<Bearers<string>> {
    const { shares, documents } = await this.directory.frequencies();
    const of = (word: string): number => (shares.get(wordKey(word)) ?? 0) * documents;
    const counted = await counts(
      words.filter((word) => of(word) === 0),
      this.peopleHaving,
      async (unknown) => {
        const rows = await this.db.read<{ word: string; people: number }>(BEARERS, [
          unknown,
          unknown.map(asQuery),
        ]);
        return new Map(rows.map(({ word, people }) => [word, people]));
      },
    );
    return {
      all: (shares.get(TYPE + 'person') ?? 0) * documents,
      having: (word) => counted.get(word) ?? of(word),
    };
  }

  /**
   * Estimated number of organizations, and of the first thousands of those whose names contain all words of a
   * list.
   */
  async organizations(parts: readonly (readonly string[])[]): Promise<Bearers<readonly string[]>> {
    const { shares, documents } = await this.directory.frequencies();
    const counted = await counts(parts.map(allOf), this.organizationsHaving, async (unknown) => {
      const rows = await this.db.read<{ keys: string; organizations: number }>(ORGANIZATIONS, [unknown]);
      return new Map(rows.map(({ keys, organizations }) => [keys, organizations]));
    });
    return {
      all: (shares.get(TYPE + 'organization') ?? 0) * documents,
      having: (words) => counted.get(allOf(words))!,
    };
  }

  /** Returns the words that at most this many documents have. */
  async rareAmong(words: readonly string[], most: number): Promise<ReadonlySet<string>> {
    const { shares } = await this.directory.frequencies();
    const asked = words.filter((word) => !shares.has(wordKey(word)) && !this.frequent.has(word));
    const rows =
      asked.length === 0
        ? []
        : await this.db.read<{ word: string }>(FREQUENT, [asked, asked.map(asQuery), most]);
    for (const { word } of rows) this.frequent.set(word, true);
    const frequent = new Set(rows.map(({ word }) => word));
    return new Set(asked.filter((word) => !frequent.has(word)));
  }
}
