import { areOfOffice } from './offices.js';
import { WordWeights } from './word-weights.js';

const known = new WordWeights(new Map([['quillfeather', true]]), new Map());

it.each([
  ['mayor', 'mayor', true],
  ['letter to the mayor of', 'mayor', true],
  ['burgermeisterin der', 'Mayor', true],
  ['maire de', 'Bürgermeister', true],
  ['chairwoman of the', 'vice chair', false],
  ['vice chair of', 'chair', false],
  ['vice chair of', 'Vice Chair', true],
  ['secretary of state', 'Secretary of State', true],
  ['secretary', 'Secretary of State', false],
  ['mayor quillfeather', 'mayor', false],
  ['members of', 'mayor', false],
  ['member of', 'member', false],
])('%s means the office %s: %s', (around, role, expected) => {
  expect(areOfOffice(around.split(' '), role, known)).toBe(expected);
});
