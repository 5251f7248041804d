import { isMisspelt, nameRun } from './names-in-text.js';
import { readText } from './text-words.js';
import { WordWeights } from './word-weights.js';

const known = new Map([
  ['quillfeather', true],
  ['marisol', true],
  ['university', false],
  ['univesity', false],
]);
const weights = new WordWeights(known, new Map([['wuniversity', 0.05]]));
const runOf = (text: string) => nameRun({ words: readText(text), weights });

describe('The run of words that may be a misspelt name', () => {
  it.each([
    ['i spoke to a person called marisol quilfeater i think', 'marisol quilfeater'],
    ['the mail of marisol de quilfeater please', 'marisol de quilfeater'],
    ['Call Marisol Quilfeater, urgent', 'marisol quilfeater'],
    ['write to Marisol Quilfeater Services', 'marisol quilfeater services'],
  ])('of %s is %s', (text, run) => {
    expect(runOf(text)).toBe(run);
  });

  it.each(['marisol quilfeater', 'call marisol', 'how do I get to work', ''])('%s has none', (text) => {
    expect(runOf(text)).toBeNull();
  });
});

it.each([
  ['marisol quilfeather', 'marisol quillfeather'],
  ['frank sickone', 'frank ciccone'],
  ['marizol quilfeather', 'marisol quillfeather'],
])('%s may be %s', (run, name) => {
  expect(isMisspelt(run, name)).toBe(true);
});

it.each([
  ['marisol', 'marisol'],
  ['vg academy', 'nc academy'],
  ['universidad laica', 'universidad latina'],
  ['ada king', 'ada maria king'],
])('%s is not %s', (run, name) => {
  expect(isMisspelt(run, name)).toBe(false);
});

it('a rare word that no person bears may misspell a common one', () => {
  expect(weights.commonFor('univesity')).toBe('university');
  expect(weights.commonFor('university')).toBeUndefined();
  expect(weights.commonFor('quillfeather')).toBeUndefined();
  expect(weights.commonFor('univesities')).toBeUndefined();
});
