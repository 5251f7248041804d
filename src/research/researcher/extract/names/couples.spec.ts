import { coupleIn } from './couples.js';

const among =
  (...words: string[]) =>
  (word: string): boolean =>
    words.includes(word);

it.each([
  ['Jan i Anna Kowalscy', [], ['Jan Kowalski', 'Anna Kowalska']],
  ['Tomáš a Jana Kubíčkovi', ['Kubíček'], ['Tomáš Kubíček', 'Jana Kubíčková']],
  ['Eva a Petr Novákovi', ['Novák'], ['Eva Nováková', 'Petr Novák']],
  ['Jan a Eva Svobodovi', ['Svoboda'], ['Jan Svoboda', 'Eva Svobodová']],
])('%s, where %p stands as well', (text, words, names) => {
  expect(coupleIn(text, among(...words))).toEqual(names);
});

it('tells no last name that might be another', () => {
  expect(coupleIn('Jan a Eva Svobodovi', among())).toEqual([]);
  expect(coupleIn('Jan a Eva', among())).toEqual([]);
});
