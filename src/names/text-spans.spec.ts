import { readText } from './text-words.js';
import { spansOf } from './text-spans.js';

it('spans are adjacent words that do not end in a small word', () => {
  expect(spansOf(readText('Bank of Aubin')).map(({ text }) => text)).toEqual([
    'bank',
    'bank of aubin',
    'of aubin',
    'aubin',
  ]);
});
