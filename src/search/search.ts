import { Injectable } from '@nestjs/common';
import type { WordKnowledge } from './query/loose-person-tiers.js';
import { looseTiers, TWO_ERRORS } from './query/loose-tiers.js';
import { tellsNothing } from './names/around-names.js';
import { NearNames } from './near-names.js';
import { GOOD, MAX_WORDS, type SearchPlan } from './query/plan.js';
import { planSearch } from './query/plan-search.js';
import { SearchBackends, type Answered } from './search-backends.js';
import type { Found, SearchEngine, SearchFilters, SearchSlice } from './search-engine.js';
import { SpanSearch } from './spans/span-search.js';

const NOTHING: Found = { total: 0, best: 0, hits: [], facets: { type: {}, organization_type: {} } };

export interface Searched extends Answered<Found> {
  readonly plan: SearchPlan;
}

/** Searches: for what a query says as a whole, and if nothing is that, for what is named in it among other words. */
@Injectable()
export class Search {
  constructor(
    private readonly backends: SearchBackends,
    private readonly spans: SpanSearch,
  ) {}

  async find(query: string, filters: SearchFilters, slice: SearchSlice): Promise<Searched> {
    const plan = planSearch(query, filters.types);
    const whole = await this.backends.answer((engine) => runSearch(engine, plan, filters, slice));
    if (whole.answer.total > 0) return { ...whole, plan };
    const { backend, answer } = await this.backends.answer((engine) =>
      this.spans.propose(engine, query, filters),
    );
    const words = answer.text.words.map(({ word }) => word).filter((word) => !tellsNothing(word));
    const read = { ...plan, name: { forms: [], words } };
    return { backend, answer: await this.spans.decide(answer, slice), plan: read };
  }
}

/**
 * Runs a search on an engine, in stages: what matches the query as it stands, and only if that is nothing good, what
 * differs by one typing error, and then by two. Each stage would blur what the one before it found.
 */
export async function runSearch(
  engine: SearchEngine,
  plan: SearchPlan,
  filters: SearchFilters,
  slice: SearchSlice,
): Promise<Found> {
  if (plan.tiers.length === 0) return NOTHING;
  const found = await engine.find(plan.tiers, filters, slice);
  if (found.best >= GOOD || plan.name === null) return found;
  const { name } = plan;
  const knowledge = await knowledgeOf(engine, name.words);
  // What finds nothing by itself adds nothing.
  const exact = found.total === 0 ? [] : plan.tiers;
  const one = looseTiers(name, knowledge, 1);
  const near = await NearNames.NONE.and(engine, one);
  const once = near.resolve(one);
  const nearly = once.length === 0 ? found : await engine.find([...exact, ...once], filters, slice);
  if (nearly.best > TWO_ERRORS) return nearly;
  // Two errors leave little of a name to know it by: it is asked for last.
  const two = looseTiers(name, knowledge, 2);
  const twice = (await near.and(engine, two)).resolve(two);
  return twice.length === once.length ? nearly : engine.find([...exact, ...twice], filters, slice);
}

/** What the directory knows of words, whatever the filters. Of too many nothing is asked. */
const knowledgeOf = async (engine: SearchEngine, words: readonly string[]): Promise<WordKnowledge> => {
  const asked = words.length > MAX_WORDS ? [] : words;
  const met = await engine.knownWords(asked);
  return {
    unknown: new Set(asked.filter((_, index) => !met[index]!.anywhere)),
    unnamed: new Set(asked.filter((word, index) => word.length > 2 && !met[index]!.inPeople)),
  };
};
