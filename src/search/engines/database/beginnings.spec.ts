import { all, any, is, startsWith } from '../../query/clauses.js';
import type { Clause } from '../../query/plan.js';
import { beginningsBeside, spelledOut } from './beginnings.js';

const ada = is('word', 'ada');
const begun = startsWith('word', 'lov');
const tier = (score: number, clause: Clause) => ({ why: `${score}`, score, clause });

describe('beginnings of words', () => {
  it('are asked for where they stand beside other words, however deep', () => {
    expect(beginningsBeside(all([ada, begun]))).toEqual(['lov']);
    expect(beginningsBeside(all([ada, any([is('surname', 'king'), begun])]))).toEqual(['lov']);
    expect(beginningsBeside(any([all([ada, begun]), all([begun, ada])]))).toEqual(['lov', 'lov']);
  });

  it('are not asked for alone, nor are other things than words', () => {
    expect(beginningsBeside(begun)).toEqual([]);
    expect(beginningsBeside(any([begun, ada]))).toEqual([]);
    expect(beginningsBeside(all([ada, startsWith('name', 'lov')]))).toEqual([]);
  });

  it('become the words that begin so', () => {
    const words = new Map([['lov', ['lov', 'lovelace']]]);
    expect(spelledOut([tier(0.7, all([ada, begun]))], words)).toEqual([
      tier(0.7, all([ada, any([is('word', 'lov'), is('word', 'lovelace')])])),
    ]);
  });

  it('become only the others where a better tier has the word itself', () => {
    const better = tier(0.8, all([ada, is('word', 'lov')]));
    const beginning = tier(0.7, all([ada, begun]));
    expect(spelledOut([better, beginning], new Map([['lov', ['lov', 'lovelace']]]))).toEqual([
      better,
      tier(0.7, all([ada, is('word', 'lovelace')])),
    ]);
    expect(spelledOut([better, beginning], new Map([['lov', ['lov']]]))).toEqual([better]);
    const worse = { ...better, score: 0.6 };
    expect(spelledOut([worse, beginning], new Map([['lov', ['lov']]]))).toEqual([
      worse,
      tier(0.7, better.clause),
    ]);
  });

  it('that nobody has leave what else may be found', () => {
    const none = new Map([['lov', []]]);
    expect(spelledOut([tier(0.7, all([ada, begun])), tier(0.6, ada)], none)).toEqual([tier(0.6, ada)]);
    expect(spelledOut([tier(0.7, any([all([ada, begun]), ada]))], none)).toEqual([tier(0.7, { any: [ada] })]);
  });

  it('stay as they are where their words are not known', () => {
    const tiers = [tier(0.7, any([all([ada, begun]), ada]))];
    expect(spelledOut(tiers, new Map())).toEqual(tiers);
  });
});
