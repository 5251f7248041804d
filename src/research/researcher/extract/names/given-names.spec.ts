import { hasGivenName } from './given-names.js';

it.each([
  ['Ruth Alder', 'the given name first'],
  ['Kovács Zoltán', 'the given name last'],
  ['ŽELJKA HORVAT', 'capitals and marks'],
  ['Анна Лысенко', 'Cyrillic letters'],
  ['Ada', 'alone'],
])('knows the given name in %s (%s)', (name) => {
  expect(hasGivenName(name)).toBe(true);
});

it.each([
  ['Velvet Dusk', 'a product'],
  ['Müller Ruth GmbH', 'a given name in the middle only'],
  ['Ruthless Alderman', 'words that begin as given names do'],
  ['', 'nothing'],
])('knows none in %p (%s)', (name) => {
  expect(hasGivenName(name)).toBe(false);
});
