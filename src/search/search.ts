import { Injectable } from '@nestjs/common';
import { tellsNothing } from './names/around-names.js';
import { namesMeant } from './near-names.js';
import { is, tier } from './query/clauses.js';
import { planSearch } from './query/plan-search.js';
import { GOOD, MAX_WORDS, type NameQuery, type SearchPlan } from './query/plan.js';
import { SearchBackends, type Answered } from './search-backends.js';
import type { Found, SearchEngine, SearchFilters, SearchSlice } from './search-engine.js';
import { SpanSearch } from './spans/span-search.js';
import { DirectoryWords } from './spans/word-weights.js';

const NOTHING: Found = { total: 0, best: 0, hits: [], facets: { type: {}, organization_type: {} } };
const SCORE_OF_ERRORS = { 1: 0.58, 2: 0.54 } as const;

export interface Searched extends Answered<Found> {
  readonly plan: SearchPlan;
}

/** Searches: for what a query says as a whole, and if nothing is that, for what is named in it among other words. */
@Injectable()
export class Search {
  constructor(
    private readonly backends: SearchBackends,
    private readonly spans: SpanSearch,
    private readonly directory: DirectoryWords,
  ) {}

  async find(query: string, filters: SearchFilters, slice: SearchSlice): Promise<Searched> {
    const plan = planSearch(query, filters.types);
    const whole = await this.backends.answer((engine) =>
      findWhole(engine, this.directory, plan, filters, slice),
    );
    if (whole.answer.total > 0) return { ...whole, plan };
    const { backend, answer } = await this.backends.answer((engine) =>
      this.spans.propose(engine, query, filters),
    );
    const words = answer.text.words.map(({ word }) => word).filter((word) => !tellsNothing(word));
    const read = { ...plan, name: { forms: [], words } };
    return { backend, answer: await this.spans.decide(answer, slice), plan: read };
  }
}

/** What matches the query as a whole; if that is nothing good, names that differ by one typing error, and then by two. */
export async function findWhole(
  engine: SearchEngine,
  directory: DirectoryWords,
  { tiers, name }: SearchPlan,
  filters: SearchFilters,
  slice: SearchSlice,
): Promise<Found> {
  if (tiers.length === 0) return NOTHING;
  const found = await engine.find(tiers, filters, slice);
  if (found.best >= GOOD || name === null) return found;
  for (const errors of [1, 2] as const) {
    if (errors === 2 && !(await mayBeMisspeltTwice(name, directory))) break;
    const names = await namesMeant(engine, name.forms, errors);
    const near = tier(
      'name with typing errors',
      SCORE_OF_ERRORS[errors],
      names.map((value) => is('name', value)),
    );
    // What finds nothing by itself adds nothing.
    if (near.length > 0) return engine.find([...(found.total === 0 ? [] : tiers), ...near], filters, slice);
  }
  return found;
}

/** People's names are often but two letters apart: two words that are names were not mistyped twice. */
async function mayBeMisspeltTwice({ words }: NameQuery, directory: DirectoryWords): Promise<boolean> {
  const telling = words.filter((word) => !tellsNothing(word));
  if (telling.length > 2) return telling.length <= MAX_WORDS;
  const weights = await directory.weigh(telling);
  return telling.some((word) => word.length > 2 && !weights.isName(word));
}
