import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, statement, type Statement } from '../database/database.js';
import { keyOf, tsquery, TYPE } from '../search/engines/database/database-engine.js';
import { all, each } from '../search/search-engine.js';
import { HOLDS_MS, DirectoryWords } from '../search/spans/word-weights.js';
import { tellsAtMost } from './names/words-alike.js';

/** Maximum number of organizations that are counted. */
const COUNTED = 2_000;
/** Maximum number of documents that make a word rare. */
const RARE = 300;
/** Minimum number of people, or of organizations, that make a word one of their names. */
const SEVERAL = 3;

/** $1 tsqueries. Counts the documents of each. */
const countOf = (count: string): Statement =>
  statement(`
    SELECT asked.keys, (
      WITH bearing AS MATERIALIZED (SELECT type FROM search_documents d WHERE d.keys @@ asked.keys::tsquery) ${count}
    ) AS many FROM unnest($1::text[]) AS asked (keys)`);
const first = (limit: number, where = ''): Statement =>
  countOf(`SELECT count(*) FROM (SELECT FROM bearing ${where} LIMIT ${limit}) first`);
const PEOPLE = countOf(`SELECT count(*) FROM bearing WHERE type = 'person'`);
const ORGANIZATIONS = first(COUNTED, `WHERE type = 'organization'`);
const DOCUMENTS = first(RARE + 1);
const NAMES = {
  person: first(SEVERAL, `WHERE type = 'person'`),
  organization: first(SEVERAL, `WHERE type = 'organization'`),
};

/** Counts above this one are cached, because a few more records change them little. */
const LARGE = 100;
const MAX_COUNTS = 20_000;

/** Estimated number of records of a type, and of those with a value. */
interface Bearers<Value> {
  readonly all: number;
  readonly having: (value: Value) => number;
}

const wordKey = (value: string): string => keyOf({ is: 'word', value });
const allOf = (words: readonly string[]): string => tsquery(all(each('word', words)));

/**
 * Counts the records with words in their names, from statistics for common words and by counting others.
 * Large counts are cached.
 */
@Injectable()
export class BearerCounts {
  private readonly cached = new Map(
    [PEOPLE, ORGANIZATIONS, DOCUMENTS, ...Object.values(NAMES)].map((counted) => [
      counted,
      new LRUCache<string, number>({ max: MAX_COUNTS, ttl: HOLDS_MS }),
    ]),
  );

  constructor(
    private readonly db: Database,
    private readonly directory: DirectoryWords,
  ) {}

  /** Estimated number of people, and of those whose names contain each word; less common words are counted. */
  async people(words: readonly string[]): Promise<Bearers<string>> {
    const { shares, documents } = await this.directory.frequencies();
    const of = (word: string): number => (shares.get(wordKey(word)) ?? 0) * documents;
    const rare = words.filter((word) => of(word) === 0);
    const having = await this.counts(
      PEOPLE,
      rare.map((word) => [word]),
    );
    return {
      all: (shares.get(TYPE + 'person') ?? 0) * documents,
      having: (word) => having([word]) ?? of(word),
    };
  }

  /**
   * Estimated number of organizations, and of the first thousands of those whose names contain all words of a
   * list.
   */
  async organizations(parts: readonly (readonly string[])[]): Promise<Bearers<readonly string[]>> {
    const { shares, documents } = await this.directory.frequencies();
    const having = await this.counts(ORGANIZATIONS, parts);
    return {
      all: (shares.get(TYPE + 'organization') ?? 0) * documents,
      having: (words) => having(words)!,
    };
  }

  /** Returns the weights of words, from cached statistics. */
  async tells(): Promise<(word: string) => number> {
    const frequency = await this.directory.telling();
    return (word) => tellsAtMost(word, frequency(word));
  }

  /** Returns the words that are in the names of several people, or of several organizations. */
  async namesAmong(type: Party, words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const weights = await this.directory.weigh(words);
    const known = words.filter((word) => (type === 'person' ? weights.isName(word) : weights.isKnown(word)));
    const rare = known.filter((word) => !weights.isCommon(word)).map((word) => [word]);
    const having = await this.counts(NAMES[type], rare);
    return new Set(known.filter((word) => (having([word]) ?? SEVERAL) >= SEVERAL));
  }

  /** Returns the words that few documents have. */
  async rareAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
    const { shares } = await this.directory.frequencies();
    const asked = words.filter((word) => !shares.has(wordKey(word)));
    const having = await this.counts(
      DOCUMENTS,
      asked.map((word) => [word]),
    );
    return new Set(asked.filter((word) => having([word])! <= RARE));
  }

  /** Reads counts that are not cached, and caches large ones. */
  private async counts(counted: Statement, asked: readonly (readonly string[])[]) {
    const cached = this.cached.get(counted)!;
    const found = new Map<string, number>();
    const unknown = new Set<string>();
    for (const keys of asked.map(allOf)) {
      const count = cached.get(keys);
      if (count === undefined) unknown.add(keys);
      else found.set(keys, count);
    }
    if (unknown.size > 0) {
      const rows = await this.db.read<{ keys: string; many: number }>(counted, [[...unknown]]);
      for (const { keys, many } of rows) {
        found.set(keys, many);
        if (many > LARGE) cached.set(keys, many);
      }
    }
    return (words: readonly string[]): number | undefined => found.get(allOf(words));
  }
}
