import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { outsideOfRequests } from '../../common/request-context.js';
import { tellsNothing } from '../names/around-names.js';
import { isSmallWord } from '../names/small-words.js';

/** What the directory's frequencies are good for hardly changes. */
const HOLDS_MS = 600_000;

/** A word that fewer documents have is not common, however few documents there are. */
const MIN_COMMON = 100;

/** The shares of documents that have a common word in a name (`w`) or in a role or title (`t`), by PostgreSQL's statistics. */
const SHARES = statement(`
  SELECT key, share
  FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (key, share), pg_class
  WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'search_documents' AND attname = 'keys'
    AND key ~ '^[wt]' AND pg_class.oid = 'search_documents'::regclass AND share * reltuples >= ${MIN_COMMON}`);

/** $1 words. Those of names, and whether a person's name had it. */
const KNOWN = statement(`
  SELECT word, person_id IS NOT NULL AS "inPeople" FROM search_words WHERE word = ANY ($1::text[])`);

/** Weights from 0 to 1: how much a word tells of what is meant. */
const WEIGHT = { nothing: 0.04, short: 0.12, unknown: 0.5, office: 0.12, least: 0.15 } as const;
/** A word that one in so many documents has, to the power of ten, tells all. */
const RARE = 3.5;

/** A word that so large a share of documents has in a role says what many do. */
const OFFICE = 0.002;

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
  private shares: Promise<ReadonlyMap<string, number>> | null = null;
  private until = 0;

  constructor(private readonly db: Database) {}

  async weigh(words: readonly string[]): Promise<WordWeights> {
    const [shares, known] = await Promise.all([
      this.commonShares(),
      this.db.read<{ word: string; inPeople: boolean }>(KNOWN, [words]),
    ]);
    return new WordWeights(new Map(known.map(({ word, inPeople }) => [word, inPeople])), shares);
  }

  private commonShares(): Promise<ReadonlyMap<string, number>> {
    if (this.shares === null || performance.now() > this.until) {
      this.until = performance.now() + HOLDS_MS;
      this.shares = outsideOfRequests(() => this.readShares());
      this.shares.catch(() => (this.shares = null));
    }
    return this.shares;
  }
  private async readShares(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.allowReplicaReads(() => this.db.read<{ key: string; share: number }>(SHARES));
    return new Map(rows.map(({ key, share }) => [key, share]));
  }
}
