import type { WordKnowledge } from './loose-person-tiers.js';
import { looseTiers } from './loose-tiers.js';
import { planSearch } from './plan-search.js';
import type { Clause, LooseTier, NearClause } from './plan.js';

/** @param strange words that no record has */
function loosely(
  query: string,
  strange: readonly string[] = [],
  unnamed: readonly string[] = strange,
): LooseTier[] {
  const knowledge: WordKnowledge = { unknown: new Set(strange), unnamed: new Set(unnamed) };
  return looseTiers(planSearch(query).name!, knowledge, 2);
}

const nearIn = (clause: Clause): NearClause[] => {
  if ('near' in clause) return [clause];
  if ('all' in clause) return clause.all.flatMap(nearIn);
  return 'any' in clause ? clause.any.flatMap(nearIn) : [];
};
const near = (tiers: readonly LooseTier[]): string[] =>
  tiers.flatMap(({ clause }) => nearIn(clause)).map((one) => `${one.near}:${one.value}~${one.errors}`);
const why = (tiers: readonly LooseTier[]): string[] => tiers.map((tier) => tier.why);

it.each([
  ['abc', []],
  ['Smith', ['name:smith~1']],
  ['Lovelace', ['name:lovelace~1']],
])('%s: short names bear fewer typing errors', (query, expected) => {
  expect(near(loosely(query))).toEqual(expected);
});

it('two errors are allowed once a word is in nobody’s name, or the name has more than two words', () => {
  expect(near(loosely('Ada Lovelace'))).not.toContain('name:ada lovelace~2');
  expect(near(loosely('Ada Lovelqce', [], ['lovelqce']))).toContain('name:ada lovelqce~2');
  expect(near(loosely('Countess Ada Lovelace'))).toContain('name:countess ada lovelace~2');
});

it('the errors come on top of another order of the words', () => {
  expect(near(loosely('Lovelace Augusta Ada'))).toEqual(
    expect.arrayContaining(['name:ada lovelace augusta~1', 'name:augusta ada lovelace~1']),
  );
});

it('a word that nobody has is a misspelt one, and the others are taken as they are', () => {
  const tiers = loosely('Lovelqce chair', ['lovelqce']);
  expect(why(tiers)).toContain('misspelt last name and words around it');
  expect(near(tiers)).toEqual(
    expect.arrayContaining(['surname:lovelqce~1', 'word:lovelqce~1', 'surname:lovelqce~2']),
  );
  expect(near(tiers).filter((one) => one.startsWith('word:chair'))).toEqual([]);
});

it('a short word is never taken for another', () => {
  expect(why(loosely('Adq Lovelace', ['adq']))).not.toContain('misspelt words of a name');
});

it('a whole name among words that nobody has is found, a first name alone is not', () => {
  expect(why(loosely('Ada Lovelace zqxv', ['zqxv']))).toContain('name with an unknown word');
  expect(why(loosely('Lovelace zqxv', ['zqxv']))).not.toContain('name with an unknown word');
  for (const reason of ['name with an unknown word', 'name and words that do not go with it'])
    expect(why(loosely('Ada A. Zqxv', ['zqxv']))).not.toContain(reason);
  expect(why(loosely('Ada A. Lovelace zqxv', ['zqxv']))).toContain('name with an unknown word');
  expect(why(loosely('A. Lovelace zqxv', ['zqxv']))).toContain('name with an unknown word');
  expect(why(loosely('Ada Augusta Lovelace'))).toContain('name without the middle one');
});

it('a long name of an organization is found with any word more, a short one is not', () => {
  expect(why(loosely('Agency for the Survey of General Kelp'))).toContain('long name with a word more');
  expect(why(loosely('Agency for the Kelp Survey'))).not.toContain('long name with a word more');
});

it('long queries are not compared with names at all, and those of many words not word by word', () => {
  expect(loosely('lovelace '.repeat(28))).toEqual([]);
  const many = Array.from({ length: 21 }, (_, n) => `word${n}`).join(' ');
  expect(why(loosely(many, many.split(' ')))).toEqual(['name with a typing error']);
  expect(near(loosely('x'.repeat(40), ['x'.repeat(40)]))).toEqual([
    `name:${'x'.repeat(40)}~1`,
    `name:${'x'.repeat(40)}~2`,
  ]);
});

it('one typing error is looked for without two', () => {
  const knowledge = { unknown: new Set(['lovelqce']), unnamed: new Set(['lovelqce']) };
  const once = near(looseTiers(planSearch('Ada Lovelqce').name!, knowledge, 1));
  expect(once).toContain('name:ada lovelqce~1');
  expect(once.filter((one) => one.endsWith('~2'))).toEqual([]);
});
