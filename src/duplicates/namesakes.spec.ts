import type { Feature, Score } from '../matching/score.js';
import type { DirectoryWords } from '../search/spans/word-weights.js';
import { Namesakes } from './namesakes.js';

/** People whose names have each word, of 100,000; of `unlisted` words, only the two of the pair. */
const HAVING: Readonly<Record<string, number>> = {
  john: 2_001,
  smith: 1_001,
  silas: 12,
  poore: 2,
  moore: 400,
  thistlewood: 21,
};
const namesakesOf = (all: number) =>
  new Namesakes({
    people: () => Promise.resolve({ all, having: (word: string) => HAVING[word] ?? 2 }),
  } as unknown as DirectoryWords);

const feature = (score: number, query = '', candidate = query): Feature => ({
  ...{ score, weight: 1, query, candidate },
});
const pair = (features: Score['features']): Score => ({ score: 0.85, features });
const isListed = async (features: Score['features'], people = 100_000) =>
  (await namesakesOf(people).without([pair(features)])).length === 1;

const ELSEWHERE = { organization: feature(-1) };
const WITHOUT = { organization: feature(-0.3) };

it.each([
  ['a rare name, in different organizations', feature(1, 'Silas Thistlewood'), ELSEWHERE, true],
  ['a common last name, in different organizations', feature(1, 'Silas Smith'), ELSEWHERE, false],
  ['a common first name, in different organizations', feature(1, 'John Thistlewood'), ELSEWHERE, false],
  ['a rare last name, without an organization', feature(1, 'John Quillfeather'), WITHOUT, true],
  ['a rare first name, without an organization', feature(1, 'Quentilla Smith'), WITHOUT, true],
  ['a common last name, without an organization', feature(1, 'Silas Moore'), WITHOUT, true],
  ['a common name, without an organization', feature(1, 'John Moore'), WITHOUT, false],
  ['a common name, without any organization', feature(1, 'John Smith'), {}, false],
  ['a nickname, in different organizations', feature(0.93, 'Zed Quill', 'Zebedee Quill'), ELSEWHERE, false],
  ['a misspelt rare name', feature(0.92, 'Zebedee Quill', 'Zebedee Quil'), WITHOUT, true],
  ['a misspelt common name', feature(0.92, 'Silas Poore', 'Silas Moore'), WITHOUT, false],
  ['an initial and a common name', feature(1, 'Z. Smith'), WITHOUT, false],
  ['a single word', feature(1, 'Zebedee'), WITHOUT, true],
])('lists two people if nothing but the name agrees: %s', async (_which, name, organization, expected) => {
  expect(await isListed({ name, ...organization })).toBe(expected);
});

it.each([
  ['an address', { email: feature(1) }],
  ['an organization', { organization: feature(0.5) }],
  ['an address at an organization', { email_domain: feature(1), ...ELSEWHERE }],
  ['a place', { place: feature(0.6), ...ELSEWHERE }],
])('lists two people of a common name if %s agrees', async (_which, more) => {
  expect(await isListed({ name: feature(1, 'John Smith'), ...more })).toBe(true);
});

it('does not count a role as support: many people have the same', async () => {
  expect(await isListed({ name: feature(1, 'John Smith'), role: feature(1), ...ELSEWHERE })).toBe(false);
});

it('takes names of a small directory for as rare as in one of 1,000 people', async () => {
  expect(await isListed({ name: feature(1, 'Zebedee Quill'), ...ELSEWHERE }, 0)).toBe(true);
  expect(await isListed({ name: feature(1, 'Silas Quill'), ...ELSEWHERE }, 0)).toBe(false);
});

it('compares aliases as names', async () => {
  expect(await isListed({ alias: feature(1, 'John Smith'), ...ELSEWHERE })).toBe(false);
  expect(await isListed({ alias: feature(1, 'Zebedee Quill'), ...ELSEWHERE })).toBe(true);
});
