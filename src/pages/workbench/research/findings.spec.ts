import { piecesOf } from './findings.js';

const marked = (excerpt: string, words: string[]) =>
  piecesOf(excerpt, words)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

it.each([
  ['Ada Lovelace, Chair', ['ada', 'LOVELACE'], '[Ada] [Lovelace], Chair'],
  ['Adam and Ada', ['Ada'], 'Adam and [Ada]'],
  ['ada@x.example, Ada', ['ada', 'ada@x.example'], '[ada@x.example], [Ada]'],
  ['Nothing of it', ['Ada'], 'Nothing of it'],
  ['Émile Zola', ['émile'], '[Émile] Zola'],
  // Lower case adds a letter.
  ['İstanbul office', ['office'], 'İstanbul [office]'],
  ['(a+b) of C++', ['(a+b)', 'C++'], '[(a+b)] of [C++]'],
  ['', ['Ada'], ''],
])('marks whole words in %j', (excerpt, words, expected) => {
  expect(marked(excerpt, words)).toBe(expected);
});
