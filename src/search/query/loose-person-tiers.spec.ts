import { NearNames } from '../near-names.js';
import { loosePersonTiers, type WordKnowledge } from './loose-person-tiers.js';

/** Why a query finds somebody, and the names that it finds, where these names and words are known. */
async function found(
  query: string,
  known: { names?: string[]; words?: string[] },
  knowledge: { unknown?: string[]; unnamed?: string[] },
  errors: 1 | 2,
) {
  const words: WordKnowledge = {
    unknown: new Set(knowledge.unknown),
    unnamed: new Set(knowledge.unnamed ?? knowledge.unknown),
  };
  const tiers = loosePersonTiers([query], words, errors);
  const near = await NearNames.NONE.and(
    { namesLike: async () => known.names ?? [], wordsLike: async () => known.words ?? [] },
    tiers,
  );
  return near
    .resolve(tiers)
    .map(({ why, clause }) => [
      why,
      [...JSON.stringify(clause).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value),
    ]);
}

const WILLIAM = { names: ['william smith', 'bernard smith'], words: ['smith', 'smythe'] };

it('a nickname bears an error in the last name, if nobody is called so', async () => {
  expect(await found('bill smtih', WILLIAM, { unknown: ['smtih'] }, 1)).toEqual([
    ['nickname and a typing error', ['william smith']],
  ]);
  expect(await found('bill smith', WILLIAM, {}, 2)).toEqual([]);
});

it('a nickname may be misspelt itself, if no person has it', async () => {
  expect(await found('bil smith', WILLIAM, { unnamed: ['bil'] }, 1)).toEqual([]);
  const strange = await found('bil smith', WILLIAM, { unnamed: ['bil'] }, 2);
  expect(strange).toEqual([['misspelt nickname', expect.arrayContaining(['william smith'])]]);
  expect(await found('bil smith', WILLIAM, {}, 2)).toEqual([]);
});

it('and the last name too', async () => {
  const twice = await found('bil smtih', WILLIAM, { unknown: ['smtih'] }, 2);
  expect(twice).toContainEqual(['misspelt nickname and a typing error', ['william smith']]);
});

it.each(['j smtih', 'smtih j', 'dr j smtih'])(
  '%s: initials bear an error in the last name',
  async (query) => {
    expect(await found(query, WILLIAM, { unknown: ['smtih'] }, 1)).toEqual([
      ['initials and a misspelt last name', ['j smith']],
    ]);
  },
);

it('a longer last name bears two errors', async () => {
  const known = { words: ['farthingale'] };
  expect(await found('j fatrhingele', known, { unknown: ['fatrhingele'] }, 1)).toEqual([]);
  expect(await found('j fatrhingele', known, { unknown: ['fatrhingele'] }, 2)).toEqual([
    ['initials and a misspelt last name', ['farthingale j']],
  ]);
  expect(await found('j smi', WILLIAM, { unknown: ['smi'] }, 2)).toEqual([]);
});
