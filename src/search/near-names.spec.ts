import { NearNames } from './near-names.js';
import type { LooseTier } from './query/plan.js';

/** The names that a query with so many typing errors may mean, of those that are known. */
async function meant(value: string, errors: 1 | 2, known: readonly string[]): Promise<unknown[]> {
  const tiers: LooseTier[] = [{ why: 'near', score: 0.5, clause: { near: 'name', value, errors } }];
  const near = await NearNames.NONE.and(
    { namesLike: async () => [...known], wordsLike: async () => [] },
    tiers,
  );
  return near
    .resolve(tiers)
    .flatMap(({ clause }) => ('any' in clause ? clause.any : [clause]))
    .map((clause) => 'value' in clause && clause.value);
}

it('takes the names that are no more errors away', async () => {
  expect(await meant('jon hogan', 1, ['jon hogan', 'john hogan', 'joan hogans'])).toEqual([
    'jon hogan',
    'john hogan',
  ]);
  expect(await meant('jon hogan', 2, ['joan hogans'])).toEqual(['joan hogans']);
});

it('takes no last name with other initials for a misspelt one', async () => {
  expect(await meant('kc hogan', 1, ['k hogan', 'kc hogen', 'kc hogan'])).toEqual(['kc hogen', 'kc hogan']);
  expect(await meant('k hogan', 1, ['j hogan', 'k hogen'])).toEqual(['k hogen']);
  expect(await meant('mary a smith', 1, ['mary s smith'])).toEqual(['mary s smith']);
});
