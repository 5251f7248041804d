import { looseTiers } from './query/loose-tiers.js';
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
  const known = await engine.known(plan.name.words);
  const unknown = new Set(plan.name.words.filter((word) => !known.has(word)));
  return engine.find([...plan.tiers, ...looseTiers(plan.name, unknown)], filters, slice);
}
