import { tribesIn } from './tribes.js';

it.each([
  ['Delton Band of Mission Indians', ['delton tribe', 'delton mission tribe']],
  ['The Delton River Band of Ottawa Indians', ['delton river tribe', 'delton river ottawa tribe']],
  ['Delton Tribe of Alaska', ['delton tribe', 'delton alaska tribe']],
  ['delton people', ['delton tribe', 'delton tribe']],
  ['Delton Historical Society', []],
  ['Bureau of Indian Affairs', []],
  ['Indian Trail', []],
])('The short names of %s', (name, short) => {
  expect(tribesIn(name)).toEqual(short);
});
