import { all, any, is, startsWith } from '../../query/clauses.js';
import { beginningsBeside, spelledOut } from './beginnings.js';

const ada = is('word', 'ada');
const begun = startsWith('word', 'lov');

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
  expect(spelledOut(all([ada, begun]), new Map([['lov', ['love', 'lovelace']]]))).toEqual(
    all([ada, any([is('word', 'love'), is('word', 'lovelace')])]),
  );
});

it('stay as they are where no words are known', () => {
  const clause = any([all([ada, begun]), ada]);
  expect(spelledOut(clause, new Map())).toEqual(clause);
  expect(spelledOut(clause, new Map([['lov', []]]))).toEqual(clause);
});
