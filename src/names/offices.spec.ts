import { areOfOffice, officeIn } from './offices.js';
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
  ['who runs', 'mayor', true],
  ['whats the mayors name', 'Mayor', true],
  ['who is in charge of', 'mayor', true],
  ['parking charge', 'mayor', false],
  ['bus runs in', 'mayor', false],
  ['whos chairing', 'Chair', true],
  ['head', 'chairwoman', true],
  ['member of', 'member', false],
])('%s means the office %s: %s', (around, role, expected) => {
  expect(areOfOffice(around.split(' '), role, known)).toBe(expected);
});

it('is the first word that means an office', () => {
  expect(officeIn(['maoyr', 'mayo', 'mayor', 'chair'])).toBe('mayor');
  expect(officeIn(['member'])).toBeUndefined();
});
