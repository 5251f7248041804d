import type { Clause } from '../search/search-engine.js';
import { candidateTiers } from './candidate-tiers.js';
import { misspeltTiers } from './misspelt-tiers.js';
import { readingTiers } from './reading-tiers.js';
import { querySubject } from './subject.js';

const organization = (name: string) => querySubject({ type: 'organization', name });
const COMMON: ReadonlySet<string> = new Set(['university', 'institute', 'school', 'research']);

/** The conjunctions of a clause, as lists of their parts. */
const conjunctionsIn = (clause: Clause): Clause[][] => {
  if ('any' in clause) return clause.any.flatMap(conjunctionsIn);
  return 'all' in clause ? [clause.all.filter((part) => !('type' in part)) as Clause[]] : [];
};
/** The different ones that a misspelt name is searched for by. */
const misspelt = (name: string): Clause[][] => [
  ...new Map(
    misspeltTiers(organization(name), [], new Map(), COMMON)
      .flatMap(({ clause }) => conjunctionsIn(clause))
      .map((parts) => [JSON.stringify(parts), parts]),
  ).values(),
];

describe('Candidates', () => {
  it('never match by type alone, not even if all words of a name lost letters', () => {
    const damaged = misspelt('H?rbour L?ght');
    expect(damaged.length).toBeGreaterThan(0);
    for (const parts of damaged) expect(parts.length).toBeGreaterThan(0);
  });

  it('are not searched for again by common words without errors, in any language', () => {
    expect(misspelt('University School Forschung')).toEqual([]);
  });

  it('have at most the first words of a long name', () => {
    const long = organization('Ay Bee Cee Dee Eff Gee Aitch Jay Kay Harbour');
    const words = candidateTiers(long).find(({ why }) => why === 'words of a name');
    expect(conjunctionsIn(words!.clause).map(({ length }) => length)).toEqual([6]);
  });

  it('are next to a country by its names in other languages', () => {
    const tiers = JSON.stringify(readingTiers(organization('Tide Works, Deutschland'), COMMON));
    expect(tiers).toContain('{"is":"phrase","value":"germany"}');
    expect(tiers).toContain('{"is":"place","value":"germany"}');
  });

  it('begin with a part of a query only if it has a word that is not common', () => {
    const begin = (name: string): string => JSON.stringify(readingTiers(organization(name), COMMON));
    expect(begin('Tide School, Lindau')).toContain('{"startsWith":"name","value":"tide school "}');
    expect(begin('School, Lindau')).not.toContain('"value":"school "');
  });
});
