import { all, any, is, startsWith, type Clause } from '../../search-engine.js';
import { tierQueries } from './database-engine.js';

const tier = (score: number, clause: Clause) => ({ why: `${score}`, score, clause });
const name = tier(1, is('name', 'ada'));
const words = tier(0.8, any([is('word', 'ada'), is('surname', 'ada')]));
const both = tier(0.7, all([is('word', 'ada'), is('word', 'king')]));
const begun = tier(0.6, startsWith('word', 'ada'));

it('exclude the hits of better tiers, in any order of the tiers', () => {
  expect(tierQueries([begun, words, both, name], { types: [] })).toEqual([
    `('wada':*) & !('nada' | 'wada' | 'uada')`,
    `(('wada' | 'uada')) & !('nada')`,
    `(('wada' & 'wking'))`,
    `('nada')`,
  ]);
});

it('exclude prefixes only if they are prefixes of words', () => {
  const named = tier(0.9, any([startsWith('name', 'ad'), startsWith('name', 'ada k')]));
  const email = tier(0.5, startsWith('email', 'ad'));
  expect(tierQueries([named, begun, words, email], { types: [] })).toEqual([
    `(('nad':* | 'nada k':*))`,
    `('wada':*) & !('wada' | 'uada' | 'nad':* | 'nada k':*)`,
    `(('wada' | 'uada'))`,
    `('ead':*) & !('wada' | 'uada')`,
  ]);
});

it('contain filters, and types if a tier has many hits', () => {
  const filters = {
    types: ['person', 'place'],
    organizationType: 'club',
    role: 'chair',
    domain: 'a.example',
  } as const;
  expect(tierQueries([name, both], filters)).toEqual([
    `('nada' & ('yperson' | 'yplace') & 'oclub' & 'rchair' & 'ha.example')`,
    `(('wada' & 'wking') & 'oclub' & 'rchair' & 'ha.example')`,
  ]);
});
