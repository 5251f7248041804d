import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import type { SearchType } from '../../documents.js';
import { ACROSS, HALVES, PAIRS, quartersWithin, type Pair } from '../../names/quarters.js';
import type { Tier } from '../../query/plan.js';
import {
  MAX_ORGANIZATIONS,
  type ContactsSlice,
  type Found,
  type FoundContacts,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
} from '../../search-engine.js';
import { beginningsBeside, spelledOut, type WordsBegun } from './beginnings.js';
import { CommonKeys } from './common-keys.js';
import { fewDocuments } from './few-documents.js';
import { FIND, FIND_AMONG_FEW } from './find-statement.js';
import { tsquery } from './keys.js';
import { tierQueries } from './tier-queries.js';
import { KeptAnswers, READ_FROM, type ReadFrom } from './kept-answers.js';

/** SQL: the keys of pairs whose texts are in two parameters, as `search_name_quarters` makes them. */
const KEYS = (first: string, other: string) =>
  `ARRAY(SELECT (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295)
    FROM unnest(${first}::text[], ${other}::text[]) AS asked (one, other))`;

/** $1, $2 pairs of quarters, $3, $4 others. The names that have one of each. */
const PROPOSE_NAMES_ONCE = statement(`
  SELECT DISTINCT name FROM search_names
  WHERE search_name_quarters(name) && ${KEYS('$1', '$2')} AND search_name_quarters(name) && ${KEYS('$3', '$4')}`);

/** $1, $2 pairs of quarters. */
const PROPOSE_NAMES_TWICE = statement(
  `SELECT DISTINCT name FROM search_names WHERE search_name_quarters(name) && ${KEYS('$1', '$2')}`,
);

/** $1 words. Those that have similar trigrams. */
const PROPOSE_WORDS = statement(`SELECT DISTINCT word FROM search_similar_words($1::text[]) AS word`);

/** $1 the beginning of words, $2 how many are wanted at most. */
const WORDS_BEGINNING = statement(`
  SELECT word FROM search_words
  WHERE word COLLATE "C" >= $1 AND word COLLATE "C" <= $1 || U&'\\+10FFFF' LIMIT $2`);

/** Beginnings that more words have are looked for in the index itself. */
const MAX_WORDS = 500;

const IS_EMPTY = statement(
  `SELECT NOT EXISTS (SELECT FROM search_documents WHERE connections >= 0) AS empty`,
);

/** `pg` reads a bigint[] as texts, and JSON as numbers. $1 a tsquery for the people, $2 one for the organizations, $3 limit, $4 offset, $5 the id after which to begin. */
const CONTACTS = statement(`
  WITH people AS MATERIALIZED (SELECT record_id FROM search_documents WHERE keys @@ $1::tsquery)
  SELECT ${READ_FROM}, (SELECT count(*) FROM people) AS total,
    array_to_json(ARRAY(SELECT record_id FROM people WHERE record_id > $5 ORDER BY record_id LIMIT $3 OFFSET $4)) AS people,
    array_to_json(ARRAY(SELECT record_id FROM search_documents WHERE keys @@ $2::tsquery ORDER BY record_id
      LIMIT ${MAX_ORGANIZATIONS})) AS organizations`);

interface FoundRow extends ReadFrom {
  readonly best: number;
  readonly total: number;
  readonly hits: { type: SearchType; id: number; score: number }[];
  readonly types: Record<string, number>;
  readonly organization_types: Record<string, number>;
}

/** Hits of an answer that is kept: all that the usual pages show first. */
const FIRST_HITS: SearchSlice = { offset: 0, limit: 100 };
const isAmongFirst = ({ offset, limit }: SearchSlice): boolean => offset + limit <= FIRST_HITS.limit;
const partOf = <Row>(rows: readonly Row[], { offset, limit }: SearchSlice): Row[] =>
  rows.slice(offset, offset + limit);

/** Searches in PostgreSQL: full-text search over the documents' keys, trigrams for words that are misspelt. */
@Injectable()
export class DatabaseEngine implements SearchEngine {
  readonly backend = 'database';

  private readonly kept: KeptAnswers;
  private readonly commonKeys: CommonKeys;

  constructor(private readonly db: Database) {
    this.kept = new KeptAnswers(db);
    this.commonKeys = new CommonKeys(db);
  }

  async find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Found> {
    const spelled = spelledOut(tiers, await this.wordsBegun(tiers));
    const few = fewDocuments(spelled, await this.commonKeys.get());
    const queries = tierQueries(spelled, filters);
    const asked = [queries, spelled.map(({ score }) => Math.round(score * 1_000))];
    const read = async ({ limit, offset }: SearchSlice) => {
      const values = [...asked, limit, offset, filters.types];
      const isThere = ([found]: readonly FoundRow[]) => found!.total > 0;
      const [row] = await (few === null
        ? this.db.readAll<FoundRow>(FIND, values, isThere)
        : this.db.readAll<FoundRow>(
            FIND_AMONG_FEW,
            [...values, tsquery(few.clause), spelled.map((tier) => few.tiers.has(tier))],
            isThere,
          ));
      return row!;
    };
    const { total, best, hits, types, organization_types } = isAmongFirst(slice)
      ? await this.kept.of([...asked, filters.types], queries.map((query) => `(${query})`).join(' | '), () =>
          read(FIRST_HITS),
        )
      : await read(slice);
    return {
      total,
      best,
      hits: isAmongFirst(slice) ? partOf(hits, slice) : hits,
      facets: { type: types, organization_type: organization_types },
    };
  }

  async namesLike(names: readonly string[], errors: 1 | 2): Promise<string[]> {
    const keys = (pairs: readonly Pair[]) => {
      const found = names.flatMap((name) => quartersWithin(name, errors, pairs));
      return [found.map(([first]) => first), found.map(([, other]) => other)];
    };
    const rows = await (errors === 1
      ? this.db.read<{ name: string }>(PROPOSE_NAMES_ONCE, [...keys(HALVES), ...keys(ACROSS)])
      : this.db.read<{ name: string }>(PROPOSE_NAMES_TWICE, keys(PAIRS)));
    return rows.map(({ name }) => name);
  }

  async wordsLike(words: readonly string[]): Promise<string[]> {
    const rows = await this.db.read<{ word: string }>(PROPOSE_WORDS, [words]);
    return rows.map(({ word }) => word).filter(isComparable);
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.db.query<{ empty: boolean }>(IS_EMPTY);
    return row!.empty;
  }

  async contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts> {
    const people = tsquery({ all: [{ type: 'person' }, { is: 'site', value: domain }] });
    const organizations = tsquery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] });
    const read = async ({ limit, offset, afterId = 0 }: ContactsSlice) => {
      const [row] = await this.db.readAll<FoundContacts & ReadFrom>(
        CONTACTS,
        [people, organizations, limit, offset, afterId],
        ([found]) => found!.total > 0 || found!.organizations.length > 0,
      );
      return row!;
    };
    if (slice.afterId !== undefined || !isAmongFirst(slice)) return read(slice);
    const query = `${people} | ${organizations}`;
    const found = await this.kept.of(['contacts', query], query, () => read(FIRST_HITS));
    return { ...found, people: partOf(found.people, slice) };
  }

  /** The words with beginnings that only count together with other words; of beginnings that too many have there are none. */
  private async wordsBegun(tiers: readonly Tier[]): Promise<WordsBegun> {
    const beginnings = new Set(tiers.flatMap(({ clause }) => beginningsBeside(clause)));
    const entries = await Promise.all(
      [...beginnings].map(async (beginning): Promise<[string, string[]]> => {
        const rows = await this.db.read<{ word: string }>(WORDS_BEGINNING, [beginning, MAX_WORDS + 1]);
        return [beginning, rows.map(({ word }) => word)];
      }),
    );
    return new Map(entries.filter(([, words]) => words.length <= MAX_WORDS));
  }
}

/** Numbers are never meant by others, and two letters by too many. */
const isComparable = (word: string): boolean => word.length > 3 && !/\p{N}/u.test(word);
