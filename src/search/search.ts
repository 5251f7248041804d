import { all, anywhere, is, ofType } from './query/clauses.js';
import { looseTiers, type WordKnowledge } from './query/loose-tiers.js';
import { GOOD, type SearchPlan } from './query/plan.js';
import type { Found, SearchEngine, SearchFilters, SearchSlice } from './search-engine.js';

const NOTHING: Found = { total: 0, best: 0, hits: [], facets: { type: {}, organization_type: {} } };

/**
 * Runs a search on an engine, in two stages: what matches the query as it stands, and only if that is nothing good, what
 * differs by typing errors. The second stage is the expensive one, and would blur what the first one found.
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
  const knowledge = await knowledgeOf(engine, plan.name.words);
  return engine.find([...plan.tiers, ...looseTiers(plan.name, knowledge)], filters, slice);
}

/** What the directory knows of words, whatever the filters. */
async function knowledgeOf(engine: SearchEngine, words: readonly string[]): Promise<WordKnowledge> {
  const person = ofType('person');
  const met = await engine.any([
    ...words.map(anywhere),
    ...words.map((word) => all([person, is('word', word)])),
  ]);
  return {
    unknown: new Set(words.filter((_, index) => !met[index])),
    unnamed: new Set(words.filter((word, index) => word.length < 3 || !met[words.length + index])),
  };
}
