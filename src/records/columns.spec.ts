import { isNumeric, latitude, metadata, text, type Column } from './columns.js';

const integer: Column = { ...latitude({ description: 'x' }), type: 'bigint', shownAs: { type: 'integer' } };

it.each([
  ['a latitude', latitude({ description: 'x' }), true],
  ['an integer', integer, true],
  ['a text', text({ description: 'x' }), false],
  ['an object', metadata({ description: 'x' }), false],
])('tells whether %s is numeric', (_, column: Column, expected) => {
  expect(isNumeric(column)).toBe(expected);
});
