import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { outsideOfRequests } from '../../common/request-context.js';
import { tellingOf, WordWeights } from '../../names/word-weights.js';
import { KEY_LETTERS } from '../documents.js';
import { connectionsKey, keyOf, POWERS } from '../engines/database/database-engine.js';
import {
  LESSER,
  ORGANIZATION,
  PERSON,
  all,
  any,
  type Clause,
  type SearchFilters,
  type SearchSlice,
  type Tier,
} from '../search-engine.js';

/** Cache lifetime of the statistics in milliseconds. Word frequencies change slowly. */
export const HOLDS_MS = 600_000;

/** Minimum number of documents with a common word, even in a small directory. */
const MIN_COMMON = 100;

/** The most common keys with their shares of documents, from PostgreSQL's statistics. */
const SHARES = statement(`
  SELECT key, share, reltuples AS documents
  FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (key, share), pg_class
  WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'search_documents' AND attname = 'keys'
    AND pg_class.oid = 'search_documents'::regclass AND key IS NOT NULL AND share * reltuples >= ${MIN_COMMON}`);

/** A word of names, and whether a person's name has contained it. */
export interface KnownWord {
  readonly word: string;
  readonly inPeople: boolean;
}

/** $1 words. The known ones. */
const KNOWN = statement(`
  SELECT word, person_id IS NOT NULL AS "inPeople" FROM search_words WHERE word = ANY ($1::text[])`);

/** Word frequencies of the directory, from PostgreSQL's statistics. */
export interface Frequencies {
  /** Share of documents by key (see keys.ts). */
  readonly shares: ReadonlyMap<string, number>;
  readonly documents: number;
  /** Words that many names have. */
  readonly common: ReadonlySet<string>;
  /** The keys of tiers that are narrowed. */
  readonly wide: readonly string[];
}

/** Tiers with more estimated hits are narrowed. An estimate is wrong by at most a sixth. */
const MANY = 12_000;
/** Minimum number of hits of a narrowed query. */
export const CERTAIN = 10_000;
/** Minimum number of estimated hits that remain, for each hit that is needed. */
const LEFT = 4;

/** The lists of keys whose words are those of roles. */
const ROLES = [KEY_LETTERS.position, KEY_LETTERS.phrase] as const;

/** Tiers restricted to the hits with the most connections, or to people and organizations. */
export interface Narrowed {
  readonly tiers: readonly Tier[];
  /** Whether the hits with this score and above, of this total, are the first ones of the full list. */
  readonly isExact: (score: number, total: number) => boolean;
}

/** Reads the weights of words from PostgreSQL for both engines, so that their scores are equal. */
@Injectable()
export class DirectoryWords {
  private latest: Promise<Frequencies> | null = null;
  private until = 0;

  constructor(private readonly db: Database) {}

  async weigh(words: readonly string[]): Promise<WordWeights> {
    return this.weighted(await this.db.read<KnownWord>(KNOWN, [words]));
  }

  /** The weights of words that were read before. */
  async weighted(known: readonly KnownWord[]): Promise<WordWeights> {
    const { shares } = await this.frequencies();
    return new WordWeights(new Map(known.map(({ word, inPeople }) => [word, inPeople])), shares);
  }

  /** Returns the weight of a word, from 0 to 1. It is below 1 if many records have the word. */
  async telling(): Promise<(word: string) => number> {
    const { shares } = await this.frequencies();
    return (word) => tellingOf(shares.get(keyOf({ is: 'word', value: word })));
  }

  /**
   * Narrows the tiers of a query with very many hits: a role, such as `member`, is searched for in memberships only by
   * its best tier, and a common name in documents with many connections. Returns the attempts, the fastest first; none
   * if the query has fewer hits.
   */
  async narrowed(
    tiers: readonly Tier[],
    filters: SearchFilters,
    { offset, limit }: SearchSlice,
  ): Promise<Narrowed[]> {
    const { types, ...others } = filters;
    const hasTypes = types.length > 0;
    if (Object.keys(others).length > 0 || (hasTypes && !types.includes('membership'))) return [];
    const { shares, documents, wide: wideKeys } = await this.frequencies();
    const shareOf = (key: string) => shares.get(key) ?? 0;
    const counted = tiers.map((tier) => {
      const [key] = keysOf(tier.clause, wideKeys).toSorted((one, other) => shareOf(other) - shareOf(one));
      return { tier, key: key ?? '', isWide: key !== undefined };
    });
    const wide = counted.filter(({ isWide }) => isWide);
    if (wide.length === 0) return [];
    const best = Math.max(...wide.map(({ tier }) => tier.score));
    const isRole = (key: string) => ROLES.some((letter) => shareOf(letter + key.slice(1)) > shareOf(key) / 2);
    if (wide.every(({ key }) => isRole(key))) {
      // A role begins few names, so people and organizations fill the page; otherwise its memberships do.
      const isList = hasTypes || wide.some(({ tier }) => tier.score === best && !isBegun(tier.clause));
      const named = any([PERSON, ORGANIZATION]);
      const narrow: Narrowed = {
        tiers: counted
          .filter(({ tier }) => tier.score >= best * LESSER)
          .map(({ tier, isWide }) =>
            isWide && !(isList && tier.score === best) ? within(tier, named) : tier,
          ),
        isExact: (score, total) =>
          isList ? score >= best * LESSER && total >= CERTAIN : score > best * LESSER,
      };
      return [narrow];
    }
    const least = Math.min(...wide.map(({ key }) => shareOf(key))) * documents;
    const powers = POWERS.filter((power) => least * shareOf(connectionsKey(power)) > LEFT * (offset + limit));
    // Connections may be rarer among these documents than among all.
    return (hasTypes ? [] : powers.slice(-2).toReversed()).map((connections) => ({
      tiers: counted
        .filter(({ tier: { clause, score } }) => score >= best || !isBegun(clause))
        .map(({ tier, isWide }) => (isWide ? within(tier, { connections }) : tier)),
      isExact: (score) => score >= best,
    }));
  }

  /** The statistics, cached for some minutes. */
  frequencies(): Promise<Frequencies> {
    if (this.latest === null || performance.now() > this.until) {
      this.until = performance.now() + HOLDS_MS;
      this.latest = outsideOfRequests(() => this.readCommon());
      this.latest.catch(() => (this.latest = null));
    }
    return this.latest;
  }

  private async readCommon(): Promise<Frequencies> {
    const rows = await this.db.allowReplicaReads(() =>
      this.db.read<{ key: string; share: number; documents: number }>(SHARES),
    );
    const start = keyOf({ is: 'word', value: '' });
    return {
      shares: new Map(rows.map(({ key, share }) => [key, share])),
      documents: rows[0]?.documents ?? 0,
      common: new Set(rows.flatMap(({ key }) => (key.startsWith(start) ? key.slice(start.length) : []))),
      wide: rows.flatMap(({ key, share, documents }) => (share * documents > MANY ? key : [])),
    };
  }
}

const within = (tier: Tier, condition: Clause): Tier => ({ ...tier, clause: all([tier.clause, condition]) });

/** The given keys that each suffice for a clause. */
function keysOf(clause: Clause, keys: readonly string[]): string[] {
  if ('any' in clause) return clause.any.flatMap((one) => keysOf(one, keys));
  if ('is' in clause) return keys.filter((key) => key === keyOf(clause));
  if (!('startsWith' in clause)) return [];
  const start = keyOf({ is: clause.startsWith, value: clause.value });
  return keys.filter((key) => key.startsWith(start));
}

const isBegun = (clause: Clause): boolean =>
  'startsWith' in clause || ('any' in clause && clause.any.every(isBegun));
