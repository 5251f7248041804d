import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { tsquery } from '../search/engines/database/keys.js';
import { NearNames } from '../search/near-names.js';
import { SearchBackends } from '../search/search-backends.js';
import type { Backend, CandidateQuery } from '../search/search-engine.js';
import { correctionsOf } from '../search/spans/readings.js';
import { DirectoryWords } from '../search/spans/word-weights.js';
import { words } from '../names/normalize.js';
import { candidateTiers, formsOf, misspeltTiers, type Corrections } from './candidate-tiers.js';
import type { Subject } from './subject.js';

/** Records that queries may mean. */
export interface FoundCandidates {
  /** Ids, by query. */
  readonly ids: readonly (readonly number[])[];
  /** Null if no engine was asked. */
  readonly backend: Backend | null;
}

/** Queries whose misspelt words are corrected at the same time. */
const LANES = 4;

/** Maximum number of words of a name that are corrected. */
const MAX_CORRECTED = 4;
const MIN_CORRECTED = 4;

/** Minimum number of people that make a word a name. */
const BEARERS = 3;

/**
 * $1 words, $2 their keys as tsqueries. Words of the names of several people; for words that are not common. The inner
 * list is materialized so that the index finds it, and read only up to the limit.
 */
const NAMES = statement(`
  SELECT asked.word FROM unnest($1::text[], $2::text[]) AS asked (word, key) WHERE (
    SELECT count(*) FROM (
      WITH bearing AS MATERIALIZED (SELECT type FROM search_documents d WHERE d.keys @@ asked.key::tsquery)
      SELECT FROM bearing WHERE type = 'person' LIMIT ${BEARERS}
    ) people
  ) >= ${BEARERS}`);

/** Finds the records that a query may mean, with the search engines. */
@Injectable()
export class CandidateFinder {
  constructor(
    private readonly db: Database,
    private readonly backends: SearchBackends,
    private readonly near: NearNames,
    private readonly directory: DirectoryWords,
  ) {}

  /** The records that have a name, an address or a domain of each query. */
  find(queries: readonly Subject[], limit: number, cutoff: number): Promise<FoundCandidates> {
    return this.ask(
      queries.map((query) => ({ type: query.type, tiers: candidateTiers(query, cutoff) })),
      limit,
    );
  }

  /** The records whose name each query misspells. */
  async findMisspelt(queries: readonly Subject[], limit: number): Promise<FoundCandidates> {
    const forms = queries.map(formsOf);
    const [near, corrections] = await Promise.all([
      this.namesNear(queries, forms),
      this.corrections(queries, forms),
    ]);
    return this.ask(
      queries.map((query, at) => ({
        type: query.type,
        tiers: forms[at]!.length === 0 ? [] : misspeltTiers(query, near[at]!, corrections[at]!),
      })),
      limit,
    );
  }

  /** Those of the words that the names of several people have. */
  async namesAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
    const weights = await this.directory.weigh(words);
    const ofPeople = words.filter((word) => weights.isName(word));
    const common = ofPeople.filter((word) => weights.isCommon(word));
    const rare = ofPeople.filter((word) => !weights.isCommon(word));
    if (rare.length === 0) return new Set(common);
    const keys = rare.map((value) => tsquery({ is: 'word', value }));
    const rows = await this.db.read<{ word: string }>(NAMES, [rare, keys]);
    return new Set([...common, ...rows.map(({ word }) => word)]);
  }

  private async namesNear(
    queries: readonly Subject[],
    forms: readonly (readonly string[])[],
  ): Promise<string[][]> {
    const once = await this.near.meantByEach(forms, 1);
    const open = [...once.keys()].filter((at) => once[at]!.length === 0);
    const twice = await this.near.meantByEach(
      open.map((at) => forms[at]!.filter(mayHaveTwoErrors(queries[at]!))),
      2,
    );
    const byQuery = new Map(open.map((at, place) => [at, twice[place]!]));
    return once.map((names, at) => byQuery.get(at) ?? names);
  }

  /** Unknown words are misspelt; and of a name in another script all words may be. */
  private async corrections(
    queries: readonly Subject[],
    forms: readonly (readonly string[])[],
  ): Promise<Corrections[]> {
    const latin = forms.map((own) => own.filter((form) => /^[a-z ]+$/.test(form)));
    const asked = latin.map((own) =>
      [...new Set(own.flatMap(words))].filter((word) => word.length >= MIN_CORRECTED),
    );
    const weights = await this.directory.weigh([...new Set(asked.flat())]);
    const corrections: Corrections[] = queries.map(() => new Map());
    await inLanes(queries.entries(), async ([at, { name }]) => {
      const isForeign = name?.type === 'person' && name.name.isForeign;
      const misspelt = asked[at]!.filter((word) => isForeign || !weights.isKnown(word));
      if (misspelt.length === 0 || misspelt.length > MAX_CORRECTED) return;
      corrections[at] = correctionsOf(misspelt, await this.directory.similar(misspelt));
    });
    return corrections;
  }

  private async ask(queries: readonly CandidateQuery[], limit: number): Promise<FoundCandidates> {
    const asked = queries.filter(({ tiers }) => tiers.length > 0);
    if (asked.length === 0) return { ids: queries.map(() => []), backend: null };
    const { backend, answer } = await this.backends.answer((engine) => engine.candidates(asked, limit));
    const found = new Map(asked.map((query, at) => [query, answer.ids[at]!]));
    return { backend, ids: queries.map((query) => found.get(query) ?? []) };
  }
}

/** Two errors leave too little of an initial and a last name, or of a last name alone, to tell whose it is. */
const mayHaveTwoErrors =
  ({ type }: Subject) =>
  (form: string): boolean =>
    type !== 'person' || (form.includes(' ') && form.split(' ').every((word) => word.length > 1));

async function inLanes<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
    }),
  );
}
