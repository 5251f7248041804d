import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { pairsWithin } from '../names/quarters.js';
import { withoutTitles } from '../names/name-forms.js';
import { doubtful } from '../names/names-in-text.js';
import { comparable, namesWithin, soundsOf } from '../names/typing-errors.js';
import { readText } from '../names/text-words.js';
import { MAX_WORDS, type NameQuery } from './query/plan.js';
import { bareIfKnown, MAX_MISSPELT, mayBeMisspelt } from '../names/corrections.js';
import type { WeighedText } from '../names/word-weights.js';
import { DirectoryWords, type KnownWord } from './spans/word-weights.js';

/** SQL: the key of a pair of quarters from its two texts (see PairKey), hashed as `search_name_quarters` hashes it. */
export const PAIR_KEY = '(hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295)';

/** The lists of keys: names within one error share a key of both of the first two. */
const [HALVES, ACROSS, TWICE] = [0, 1, 2];
const near = (list: string) => `search_name_quarters(name) && ${list}`;
const listOf = (column: string, from: string) => `(SELECT coalesce(json_agg(${column}), '[]') FROM ${from})`;

/**
 * $1 words, $2 those that have the form of a misspelt word, $3 words that must include one that is no person's name, or the query
 * has no two errors; null if it may have them in any case. $4 lists of keys, $5 and $6 the texts of the keys (see PairKey).
 * Names with two errors are proposed without one with a single error, and similar words, which cost most, without either.
 */
const READ = statement(`
  WITH known AS MATERIALIZED (
    SELECT word, person_id IS NOT NULL AS "inPeople" FROM search_words WHERE word = ANY ($1::text[])
  ), misspelt AS MATERIALIZED (
    SELECT array_agg(word) AS words FROM (SELECT unnest($2::text[]) AS word EXCEPT SELECT word FROM known) unknown
    HAVING count(*) BETWEEN 1 AND ${MAX_MISSPELT}
  ), keys AS MATERIALIZED (
    SELECT array_agg(key) FILTER (WHERE list = ${HALVES}) AS halves,
      array_agg(key) FILTER (WHERE list = ${ACROSS}) AS across, array_agg(key) FILTER (WHERE list = ${TWICE}) AS twice
    FROM (SELECT list, ${PAIR_KEY} AS key FROM unnest($4::integer[], $5::text[], $6::text[]) AS pair (list, one, other)) hashed
  ), once AS MATERIALIZED (
    SELECT DISTINCT name FROM keys, search_names WHERE ${near('halves')} AND ${near('across')}
  ), twice AS MATERIALIZED (
    SELECT DISTINCT name FROM keys, search_names WHERE ${near('twice')} AND NOT EXISTS (SELECT FROM once)
      AND ($3::text[] IS NULL OR EXISTS (SELECT unnest($3::text[]) EXCEPT SELECT word FROM known WHERE "inPeople"))
  ), alike AS MATERIALIZED (
    SELECT DISTINCT word FROM misspelt, search_similar_words(words) AS word
    WHERE NOT EXISTS (SELECT FROM once) AND NOT EXISTS (SELECT FROM twice)
  )
  SELECT ${listOf('known', 'known')} AS known, ${listOf('name', 'once')} AS once, ${listOf('name', 'twice')} AS twice,
    ${listOf('word', 'alike')} AS "similar"`);

interface Row {
  readonly known: readonly KnownWord[];
  readonly once: readonly string[];
  readonly twice: readonly string[];
  readonly similar: readonly string[];
}

/** The possible meanings of a query without a good hit. */
export interface Spelling {
  readonly text: WeighedText;
  /** Names within one typing error of the query, or else within two. */
  readonly names: readonly string[];
  readonly errors: 1 | 2;
  /** Reads the words of the directory that are similar to the unknown ones, unless that is done. */
  readonly similar: () => Promise<readonly string[]>;
}

/** Reads the weights of a query's words and its possible corrections, in one statement, for both engines. */
@Injectable()
export class SpellingReader {
  constructor(
    private readonly db: Database,
    private readonly directory: DirectoryWords,
  ) {}

  /**
   * @param name null if the query must match exactly
   * @param isOpen whether nothing was found yet, so that single words may be misspelt
   */
  async read(query: string, name: NameQuery | null, isOpen: boolean): Promise<Spelling> {
    const written = readText(query);
    const all = written.flatMap(({ word, bare = word }) => [word, bare]);
    const asked = [...new Set([...all, ...(name?.words ?? [])])];
    const unknown = isOpen ? written.map(({ word }) => word).filter(mayBeMisspelt) : [];
    const forms = [1, 2].map((errors) => comparableForms(name, errors as 1 | 2));
    const read = await this.propose(asked, unknown, name, forms);
    const weights = await this.directory.weighted(read.known);
    const text = { words: written.map((one) => bareIfKnown(one, weights)), weights };
    // Names of different people often differ by a letter or two.
    const areNames = doubtful(name?.words)?.every((word) => text.weights.isName(word)) ?? false;
    const once = namesWithin(forms[0]!, read.once, 1).filter(
      (one) => !areNames || forms[0]!.some((form) => soundsOf(form) === soundsOf(one)),
    );
    // Other names may share the keys: rarely for one error.
    const row =
      once.length > 0 || read.once.length === 0
        ? read
        : await this.propose(asked, unknown, name, [[], forms[1]!]);
    const names = once.length > 0 ? once : namesWithin(forms[1]!, row.twice, 2);
    const isRead = unknown.length === 0 || row.once.length + row.twice.length === 0;
    const similar = async () => (isRead ? row : await this.propose(asked, unknown, name, [[], []])).similar;
    return { text, names, errors: once.length > 0 ? 1 : 2, similar };
  }

  private async propose(
    words: readonly string[],
    unknown: readonly string[],
    name: NameQuery | null,
    [once, twice]: readonly (readonly string[])[],
  ): Promise<Row> {
    if (words.length === 0) return { known: [], once: [], twice: [], similar: [] };
    const keys = [...pairsWithin(once!, 1), ...pairsWithin(twice!, 2)].flatMap((pairs, list) =>
      pairs.map(([one, other]) => ({ list, one, other })),
    );
    const [row] = await this.db.read<Row>(READ, [
      words,
      unknown,
      doubtful(name?.words),
      keys.map(({ list }) => list),
      keys.map(({ one }) => one),
      keys.map(({ other }) => other),
    ]);
    return row!;
  }
}

const comparableForms = (name: NameQuery | null, errors: 1 | 2): string[] =>
  name === null || (errors === 2 && name.words.length > MAX_WORDS)
    ? []
    : comparable(errors === 1 ? [...name.forms, ...name.forms.map(withoutTitles)] : name.forms, errors);
