import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database, statement } from '../../database/database.js';
import { outsideOfRequests } from '../../common/request-context.js';
import { isSmallWord, tellsNothing } from '../../names/words.js';
import { connectionsKey, keyOf, POWERS, tsquery, TYPE } from '../engines/database/database-engine.js';
import { type SearchFilters, type SearchSlice, all, type Clause, type Tier } from '../search-engine.js';

/** Cache lifetime of the statistics in milliseconds; word frequencies hardly change. */
const HOLDS_MS = 600_000;

/** Minimum number of documents with a common word, even in a small directory. */
const MIN_COMMON = 100;

/** The most common keys with their shares of documents, from PostgreSQL's statistics. */
const SHARES = statement(`
  SELECT key, share, reltuples AS documents
  FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (key, share), pg_class
  WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'search_documents' AND attname = 'keys'
    AND pg_class.oid = 'search_documents'::regclass AND share * reltuples >= ${MIN_COMMON}`);

/** A word of names, and whether a person's name has contained it. */
export interface KnownWord {
  readonly word: string;
  readonly inPeople: boolean;
}

/** $1 words. The known ones. */
const KNOWN = statement(`
  SELECT word, person_id IS NOT NULL AS "inPeople" FROM search_words WHERE word = ANY ($1::text[])`);

/** Maximum number of organizations that are counted. */
const COUNTED = 2_000;

/** $1 numbers of queries, $2 their words. Words of names with similar trigrams, by query. */
const SIMILAR = statement(`
  SELECT asked.query, array_to_json(array_agg(DISTINCT similar_word)) AS words
  FROM unnest($1::integer[], $2::text[]) AS asked (query, word), search_similar_words(ARRAY[asked.word]) AS similar_word
  GROUP BY asked.query`);

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

/** Counts above this one are kept: a few records more hardly change them. */
const LARGE = 100;
const MAX_COUNTS = 20_000;

/** Weights from 0 to 1: how specific a word is. */
const WEIGHT = { nothing: 0.04, short: 0.12, unknown: 0.5, office: 0.12, least: 0.15 } as const;
/** Negative decimal logarithm of the share of documents at which a word has full weight. */
const RARE = 3.5;

/** Share of documents with a word in a role, above which the word denotes a common office. */
const OFFICE = 0.002;

/** Word frequencies of the directory, from PostgreSQL's statistics. */
interface Common {
  /** Share of documents by key (see keys.ts). */
  readonly shares: ReadonlyMap<string, number>;
  readonly documents: number;
}

/** Tiers with more estimated hits are narrowed. An estimate may be wrong by up to a third. */
const MANY = 15_000;
/** Number of hits that a narrowed query has at least. */
export const CERTAIN = 10_000;
/** Minimum number of estimated hits that remain. */
const LEFT = 2_000;

/** Tiers restricted to the hits with the most connections. */
export interface Narrowed {
  readonly tiers: readonly Tier[];
  /** All hits above this score are found; with this score, those with the most connections. */
  readonly exactTo: number;
}

/** The weights of the words of a text. */
export class WordWeights {
  constructor(
    private readonly known: ReadonlyMap<string, boolean>,
    /** By key: `w` with a word of names, `t` with a word of roles. */
    private readonly shares: ReadonlyMap<string, number>,
  ) {}

  /** Whether a name contains the word. */
  isKnown(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether the word alone may refer to another person: a word of a name that tells something. */
  isName(word: string): boolean {
    return word.length > 2 && this.known.get(word) === true && !tellsNothing(word);
  }

  /** Whether the word is short or small, and occurs in people's names: `Al`, `de`. */
  isParticle(word: string): boolean {
    return word.length > 1 && this.known.get(word) === true && (isSmallWord(word) || !tellsNothing(word));
  }

  /** Whether the word is so frequent that it needs other words to identify a record. */
  isCommon(word: string): boolean {
    return this.shares.has(`w${word}`);
  }

  of(word: string): number {
    if (tellsNothing(word)) return WEIGHT.nothing;
    if (word.length < 3 || /^\p{N}+$/u.test(word)) return WEIGHT.short;
    if (!this.known.has(word)) return WEIGHT.unknown;
    if ((this.shares.get(`t${word}`) ?? 0) > OFFICE) return WEIGHT.office;
    return tellingOf(this.shares.get(`w${word}`));
  }
}

/** Estimated number of records of a type, and of those with a value. */
interface Bearers<Value> {
  readonly all: number;
  readonly having: (value: Value) => number;
}

const wordKey = (value: string): string => keyOf({ is: 'word', value });
const asQuery = (value: string): string => tsquery({ is: 'word', value });
const allOf = (words: readonly string[]): string =>
  tsquery(all(words.map((value) => ({ is: 'word', value }))));

/** Reads counts that are not kept, and keeps large ones. */
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

/** How much a word with this share of documents tells. */
const tellingOf = (share: number | undefined): number =>
  share === undefined ? 1 : Math.max(WEIGHT.least, Math.min(1, -Math.log10(share) / RARE));

/** Reads the weights of words from PostgreSQL for both engines, so that their scores are equal. */
@Injectable()
export class DirectoryWords {
  private readonly peopleHaving = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: HOLDS_MS });
  private readonly organizationsHaving = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: HOLDS_MS });
  private readonly frequent = new LRUCache<string, true>({ max: MAX_COUNTS, ttl: HOLDS_MS });
  private latest: Promise<Common> | null = null;
  private until = 0;

  constructor(private readonly db: Database) {}

  async weigh(words: readonly string[]): Promise<WordWeights> {
    return this.weighted(await this.db.read<KnownWord>(KNOWN, [words]));
  }

  /** The weights of words that were read before. */
  async weighted(known: readonly KnownWord[]): Promise<WordWeights> {
    const { shares } = await this.statistics();
    return new WordWeights(new Map(known.map(({ word, inPeople }) => [word, inPeople])), shares);
  }

  /** How much a word tells, from 0 to 1: less than 1 if many records have it. */
  async telling(): Promise<(word: string) => number> {
    const { shares } = await this.statistics();
    return (word) => tellingOf(shares.get(keyOf({ is: 'word', value: word })));
  }

  /** Estimated number of people, and of those whose names contain each word; less common words are counted. */
  async people(words: readonly string[]): Promise<Bearers<string>> {
    const { shares, documents } = await this.statistics();
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

  /** Estimated number of organizations, and of the first thousands of those whose names contain all of some words. */
  async organizations(parts: readonly (readonly string[])[]): Promise<Bearers<readonly string[]>> {
    const { shares, documents } = await this.statistics();
    const counted = await counts(parts.map(allOf), this.organizationsHaving, async (unknown) => {
      const rows = await this.db.read<{ keys: string; organizations: number }>(ORGANIZATIONS, [unknown]);
      return new Map(rows.map(({ keys, organizations }) => [keys, organizations]));
    });
    return {
      all: (shares.get(TYPE + 'organization') ?? 0) * documents,
      having: (words) => counted.get(allOf(words))!,
    };
  }

  /** Those of the words that at most so many documents have. */
  async rareAmong(words: readonly string[], most: number): Promise<ReadonlySet<string>> {
    const { shares } = await this.statistics();
    const asked = words.filter((word) => !shares.has(wordKey(word)) && !this.frequent.has(word));
    const rows =
      asked.length === 0
        ? []
        : await this.db.read<{ word: string }>(FREQUENT, [asked, asked.map(asQuery), most]);
    for (const { word } of rows) this.frequent.set(word, true);
    const frequent = new Set(rows.map(({ word }) => word));
    return new Set(asked.filter((word) => !frequent.has(word)));
  }

  /** Words of names that are similar to those of each query: the most similar ones, and some others. */
  async similar(queries: readonly (readonly string[])[]): Promise<(readonly string[])[]> {
    const asked = queries.flatMap((words, query) => words.map((word) => ({ query, word })));
    const rows = await this.db.read<{ query: number; words: string[] }>(SIMILAR, [
      asked.map(({ query }) => query),
      asked.map(({ word }) => word),
    ]);
    const found = new Map(rows.map(({ query, words }) => [query, words]));
    return queries.map((_, query) => found.get(query) ?? []);
  }

  /**
   * Narrows the tiers of a query with very many hits, such as a common name: large tiers are restricted to
   * documents with many connections, and prefix tiers are omitted. Null if the query has fewer hits.
   */
  async narrowed(
    tiers: readonly Tier[],
    filters: SearchFilters,
    { offset, limit }: SearchSlice,
  ): Promise<Narrowed | null> {
    const conditions: readonly (string | readonly string[])[] = Object.values(filters);
    if (conditions.some((value) => value.length > 0)) return null;
    const { shares, documents } = await this.statistics();
    const counted = tiers.map((tier) => ({ tier, share: shareOf(tier.clause, shares) }));
    const wide = counted.filter(({ share }) => share * documents > MANY);
    if (wide.length === 0) return null;
    const least = Math.min(...wide.map(({ share }) => share));
    const connections = POWERS.findLast(
      (power) =>
        least * documents * (shares.get(connectionsKey(power)) ?? 0) > Math.max(LEFT, 4 * (offset + limit)),
    );
    if (connections === undefined) return null;
    const narrow = ({ tier, share }: (typeof counted)[number]) =>
      share * documents > MANY ? { ...tier, clause: all([tier.clause, { connections }]) } : tier;
    return {
      tiers: counted.filter(({ tier }) => !isBegun(tier.clause)).map(narrow),
      exactTo: Math.max(...wide.map(({ tier }) => tier.score)),
    };
  }

  private statistics(): Promise<Common> {
    if (this.latest === null || performance.now() > this.until) {
      this.until = performance.now() + HOLDS_MS;
      this.latest = outsideOfRequests(() => this.readCommon());
      this.latest.catch(() => (this.latest = null));
    }
    return this.latest;
  }

  private async readCommon(): Promise<Common> {
    const rows = await this.db.allowReplicaReads(() =>
      this.db.read<{ key: string; share: number; documents: number }>(SHARES),
    );
    return {
      shares: new Map(rows.map(({ key, share }) => [key, share])),
      documents: rows[0]?.documents ?? 0,
    };
  }
}

/** A lower bound of the share of documents that match a clause; 0 if it is unknown. */
function shareOf(clause: Clause, shares: Common['shares']): number {
  if ('is' in clause) return shares.get(keyOf(clause)) ?? 0;
  return 'any' in clause ? Math.max(...clause.any.map((one) => shareOf(one, shares))) : 0;
}

const isBegun = (clause: Clause): boolean =>
  'startsWith' in clause || ('any' in clause && clause.any.every(isBegun));
