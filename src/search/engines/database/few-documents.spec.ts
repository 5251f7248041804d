import { all, any, anywhere, is, startsWith } from '../../query/clauses.js';
import type { Clause } from '../../query/plan.js';
import { fewDocuments } from './few-documents.js';
import { tsquery } from './keys.js';

const tier = (score: number, clause: Clause) => ({ why: `${score}`, score, clause });
const name = tier(1, is('name', 'ada king'));
const words = tier(0.84, all([is('word', 'ada'), is('word', 'king')]));
const phrase = tier(
  0.8,
  any([all([is('word', 'ada'), is('phrase', 'king')]), all([is('phrase', 'ada'), is('word', 'king')])]),
);
const around = tier(0.7, all([is('word', 'ada'), anywhere('ada'), anywhere('king')]));
const nickname = tier(0.77, all([is('word', 'adelaide'), is('surname', 'king')]));
const begun = tier(0.76, all([is('word', 'ada'), startsWith('word', 'king')]));
const four = [
  tier(0.84, all([is('word', 'ada'), is('word', 'king'), is('word', 'club'), is('word', 'ltd')])),
  tier(0.5, all([{ type: 'organization' }, is('phrase', 'ada king club ltd')])),
];

const found = (tiers: Parameters<typeof fewDocuments>[0], common: string[] = []) => {
  const few = fewDocuments(tiers, new Set(common));
  return few && { query: tsquery(few.clause), tiers: [...few.tiers] };
};

it('have all words of the query, under any key that a tier asks for', () => {
  expect(found([name, words, phrase, around])).toEqual({
    query:
      `(('wada' | 'pada' | 'tada' | 'qada' | 'fada')` +
      ` & ('wking' | 'pking' | 'tking' | 'qking' | 'fking'))`,
    tiers: [words, phrase, around],
  });
});

it('leave the tiers alone that have another word in the place of one, or only its beginning', () => {
  expect(found([words, phrase, nickname, begun])?.tiers).toEqual([words, phrase]);
});

it('need not have what is common, under one of its keys', () => {
  expect(found(four, ['wltd', 'wclub'])).toEqual({
    query: `(('wada' | 'pada king club ltd') & ('wking' | 'pada king club ltd'))`,
    tiers: four,
  });
  expect(found(four, ['wltd', 'wclub', 'wada'])?.query).toBe(`('wking' | 'pada king club ltd')`);
});

it('may be many if all words are common, or of a few all but one', () => {
  expect(found(four, ['wada', 'wking', 'wclub', 'wltd'])).toBeNull();
  expect(found([words, around], ['wada'])).toBeNull();
});

it('are not looked for where there is nothing to share', () => {
  expect(found([])).toBeNull();
  expect(found([name])).toBeNull();
  expect(found([name, words])).toBeNull();
  expect(found([words, tier(0.7, all([is('word', 'grace'), is('word', 'hopper')]))])).toBeNull();
});
