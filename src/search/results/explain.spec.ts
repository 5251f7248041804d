import { planSearch } from '../query/plan.js';
import { explain, Question } from './explain.js';
import type { FieldTexts } from './hit-records.js';

const why = (query: string, texts: FieldTexts, mayHaveErrors = true) =>
  explain(new Question(planSearch(query), mayHaveErrors), texts);

const PERSON: FieldTexts = {
  name: ['Ada King-Noel'],
  name_aliases: ['Countess of Lovelace', 'Ada Lovelace'],
  email_addresses: ['ada@society.example', 'chair@society.example'],
};

it.each<[string, FieldTexts]>([
  ['ada lovelace', { name_aliases: ['<em>Ada Lovelace</em>'] }],
  ['Lovelace', { name_aliases: ['Countess of <em>Lovelace</em>', 'Ada <em>Lovelace</em>'] }],
  ['ada kingnoel', { name: ['<em>Ada King-Noel</em>'] }],
  ['Ada Noel', { name: ['<em>Ada</em> King-<em>Noel</em>'] }],
  ['ada kig', { name: ['<em>Ada</em> King-Noel'] }],
  ['ada ki', { name: ['<em>Ada</em> <em>King</em>-Noel'] }],
  ['ada lovelcae', { name_aliases: ['<em>Ada</em> <em>Lovelace</em>'] }],
  ['ada@society.example', { email_addresses: ['<em>ada@society.example</em>'] }],
  ['ada@', { email_addresses: ['<em>ada@society.example</em>'] }],
  [
    '@society.example',
    { email_addresses: ['<em>ada@society.example</em>', '<em>chair@society.example</em>'] },
  ],
  ['zzyzx', {}],
])('%s is marked in the matching fields', (query, highlight) => {
  expect(why(query, PERSON).highlight).toEqual(highlight);
  expect(why(query, PERSON).matched).toEqual(Object.keys(highlight));
});

it('nicknames and initials are marked only in names', () => {
  const texts = { name: ['Robert Smith'], role: ['robert'] };
  expect(why('bob smith', texts).highlight).toEqual({ name: ['<em>Robert</em> <em>Smith</em>'] });
  expect(why('r. smith', texts).highlight).toEqual({ name: ['<em>Robert</em> <em>Smith</em>'] });
});

it('abbreviations and their full forms are marked', () => {
  const texts = { name: ['University of St. Aubin'] };
  expect(why('univ saint aubin college', texts).highlight).toEqual({
    name: ['<em>University</em> of <em>St</em>. <em>Aubin</em>'],
  });
});

it('each text marks only words that earlier texts lack', () => {
  const texts = {
    name: ['Ada Lovelace'],
    email_addresses: ['chair@x.example'],
    role: ['chair'],
    title: ['Chair'],
  };
  expect(why('lovelace chair', texts)).toMatchObject({
    highlight: { name: ['Ada <em>Lovelace</em>'], role: ['<em>chair</em>'] },
    missing: new Set(),
  });
});

it('returns the words that no text contains', () => {
  expect(why('lovelace analytical society', { name: ['Ada Lovelace'] }).missing).toEqual(
    new Set(['analytical', 'society']),
  );
});

it.each([
  [true, { name: ['Ada <em>Lovelace</em>'] }],
  [false, {}],
])('marks words with typing errors only if the search allowed them: %s', (mayHaveErrors, highlight) => {
  expect(why('lovelase', { name: ['Ada Lovelace'] }, mayHaveErrors).highlight).toEqual(highlight);
});

it('returns safe HTML', () => {
  const texts = { name: ['<img src=x onerror="alert(1)"> & Sons'] };
  expect(why('sons', texts).highlight).toEqual({
    name: ['&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <em>Sons</em>'],
  });
});
