import { all, anywhere, is, ofType } from './query/clauses.js';
import type { WordKnowledge } from './query/loose-person-tiers.js';
import { looseTiers, TWO_ERRORS } from './query/loose-tiers.js';
import { NearNames } from './near-names.js';
import { GOOD, MOST_WORDS, type SearchPlan } from './query/plan.js';
import type { Found, SearchEngine, SearchFilters, SearchSlice } from './search-engine.js';

const NOTHING: Found = { total: 0, best: 0, hits: [], facets: { type: {}, organization_type: {} } };

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
  const knowledge = await knowledgeOf(engine, plan.name.words);
  const loose = looseTiers(plan.name, knowledge, 2);
  const near = await NearNames.of(engine, loose);
  // What finds nothing by itself adds nothing.
  const exact = found.total === 0 ? [] : plan.tiers;
  const once = near.resolve(looseTiers(plan.name, knowledge, 1));
  const nearly = once.length === 0 ? found : await engine.find([...exact, ...once], filters, slice);
  if (nearly.best > TWO_ERRORS) return nearly;
  const twice = near.resolve(loose);
  return twice.length === once.length ? nearly : engine.find([...exact, ...twice], filters, slice);
}

/** What the directory knows of words, whatever the filters. Of too many nothing is asked. */
async function knowledgeOf(engine: SearchEngine, words: readonly string[]): Promise<WordKnowledge> {
  if (words.length > MOST_WORDS) return { unknown: new Set(), unnamed: new Set() };
  const person = ofType('person');
  const met = await engine.any([
    ...words.map(anywhere),
    ...words.map((word) => all([person, is('word', word)])),
  ]);
  return {
    unknown: new Set(words.filter((_, index) => !met[index])),
    unnamed: new Set(words.filter((word, index) => word.length > 2 && !met[words.length + index])),
  };
}
