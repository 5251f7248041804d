import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { outsideOfRequests } from '../../common/request-context.js';
import { isSmallWord, tellsNothing } from '../names/words.js';
import { connectionsKey, keyOf, POWERS } from '../engines/database/keys.js';
import { all, type Clause, type Tier } from '../query/clauses.js';
import type { SearchFilters, SearchSlice } from '../search-engine.js';

/** What the directory's frequencies are good for hardly changes. */
const HOLDS_MS = 600_000;

/** A word that fewer documents have is not common, however few documents there are. */
const MIN_COMMON = 100;

/** The shares of documents that have a common key, and how many there are, by PostgreSQL's statistics. */
const SHARES = statement(`
  SELECT key, share, reltuples AS documents
  FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (key, share), pg_class
  WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'search_documents' AND attname = 'keys'
    AND pg_class.oid = 'search_documents'::regclass AND share * reltuples >= ${MIN_COMMON}`);

/** $1 words. Those of names, and whether a person's name had it. */
const KNOWN = statement(`
  SELECT word, person_id IS NOT NULL AS "inPeople" FROM search_words WHERE word = ANY ($1::text[])`);

/** $1 words. Words of names that have similar trigrams. */
const SIMILAR = statement(`SELECT DISTINCT word FROM search_similar_words($1::text[]) AS word`);

/** Weights from 0 to 1: how much a word tells of what is meant. */
const WEIGHT = { nothing: 0.04, short: 0.12, unknown: 0.5, office: 0.12, least: 0.15 } as const;
/** A word that one in so many documents has, to the power of ten, tells all. */
const RARE = 3.5;

/** A word that so large a share of documents has in a role says what many do. */
const OFFICE = 0.002;

/** What is common in the directory, by its statistics. */
interface Common {
  /** The shares of documents that have a key (see keys.ts). */
  readonly shares: ReadonlyMap<string, number>;
  readonly documents: number;
}

/** Tiers with more hits are narrowed. Statistics of a sample may be wrong by a third at this number, and not by more. */
const MANY = 15_000;
/** As many hits are certain then. */
const CERTAIN = 10_000;
/** Hits that are to be left. */
const LEFT = 2_000;

/** Tiers that find only the best connected of their hits. */
export interface Narrowed {
  readonly tiers: readonly Tier[];
  /** Hits above this score are all found, and of hits with it those with the most connections. */
  readonly exactTo: number;
  readonly atLeast: number;
}

/** What the directory knows of the words of a text. */
export class WordWeights {
  constructor(
    private readonly known: ReadonlyMap<string, boolean>,
    /** By key: `w` and a word of names, `t` and one of roles. */
    private readonly shares: ReadonlyMap<string, number>,
  ) {}

  /** Whether a name has the word. */
  isKnown(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether the word alone may stand for another person: it is in a person's name, and is no title or the like. */
  isName(word: string): boolean {
    return word.length > 2 && this.known.get(word) === true && !tellsNothing(word);
  }

  /** Whether it is a short or a small word that people have in their names: `Al`, `de`. */
  isParticle(word: string): boolean {
    return word.length > 1 && this.known.get(word) === true && (isSmallWord(word) || !tellsNothing(word));
  }

  /** Whether so many documents have the word that others have to narrow it down. */
  isCommon(word: string): boolean {
    return this.shares.has(`w${word}`);
  }

  of(word: string): number {
    if (tellsNothing(word)) return WEIGHT.nothing;
    if (word.length < 3 || /^\p{N}+$/u.test(word)) return WEIGHT.short;
    if (!this.known.has(word)) return WEIGHT.unknown;
    if ((this.shares.get(`t${word}`) ?? 0) > OFFICE) return WEIGHT.office;
    const share = this.shares.get(`w${word}`);
    return share === undefined ? 1 : Math.max(WEIGHT.least, Math.min(1, -Math.log10(share) / RARE));
  }
}

/** Reads the weights of words from PostgreSQL, for either engine: so both score alike. */
@Injectable()
export class DirectoryWords {
  private latest: Promise<Common> | null = null;
  private until = 0;

  constructor(private readonly db: Database) {}

  async weigh(words: readonly string[]): Promise<WordWeights> {
    const [{ shares }, known] = await Promise.all([
      this.common(),
      this.db.read<{ word: string; inPeople: boolean }>(KNOWN, [words]),
    ]);
    return new WordWeights(new Map(known.map(({ word, inPeople }) => [word, inPeople])), shares);
  }

  /** The words of names that resemble these, without the words themselves: some too many, the most similar ones at least. */
  async similar(words: readonly string[]): Promise<string[]> {
    const rows = await this.db.read<{ word: string }>(SIMILAR, [words]);
    return rows.map(({ word }) => word);
  }

  /**
   * The tiers of a query with very many hits, such as a common name: those that count the most are found by their
   * connections, and beginnings of longer words are left out. Null if there are not so many.
   */
  async narrowed(
    tiers: readonly Tier[],
    filters: SearchFilters,
    { offset, limit }: SearchSlice,
  ): Promise<Narrowed | null> {
    const conditions: readonly (string | readonly string[])[] = Object.values(filters);
    if (conditions.some((value) => value.length > 0)) return null;
    const { shares, documents } = await this.common();
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
      atLeast: CERTAIN,
    };
  }

  private common(): Promise<Common> {
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

/** The share of documents that a clause finds at least, as far as that is known. */
function shareOf(clause: Clause, shares: Common['shares']): number {
  if ('is' in clause) return shares.get(keyOf(clause)) ?? 0;
  return 'any' in clause ? Math.max(...clause.any.map((one) => shareOf(one, shares))) : 0;
}

const isBegun = (clause: Clause): boolean =>
  'startsWith' in clause || ('any' in clause && clause.any.every(isBegun));
