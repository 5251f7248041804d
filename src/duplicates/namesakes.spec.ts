import type { Feature, Score } from '../matching/score.js';
import type { BearerCounts } from '../matching/bearer-counts.js';
import type { Database } from '../database/database.js';
import type { Pair } from './look-alikes.js';
import { Namesakes, type InCommon } from './namesakes.js';

/** People, of 100,000, whose names have each word. For `unlisted` words, only the two of the pair. */
const HAVING: Readonly<Record<string, number>> = {
  john: 2_001,
  smith: 1_001,
  silas: 12,
  poore: 2,
  moore: 400,
  thistlewood: 21,
};
const namesakesOf = (all: number, inCommon: InCommon) =>
  new Namesakes(
    { read: () => Promise.resolve([inCommon]) } as unknown as Database,
    {
      people: () => Promise.resolve({ all, having: (word: string) => HAVING[word] ?? 2 }),
    } as unknown as BearerCounts,
  );

const feature = (score: number, query = '', candidate = query): Feature => ({
  ...{ score, weight: 1, query, candidate },
});
const NOTHING: InCommon = { one: null, other: null, members: null, years: null };
const pair = (features: Score['features']): Pair => ({ low: 1, high: 2, score: 0.85, features });
const isListed = async (features: Score['features'], people = 100_000, inCommon: Partial<InCommon> = {}) =>
  (await namesakesOf(people, { ...NOTHING, ...inCommon }).without('person', [pair(features)])).length === 1;

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
  ['a small organization', { organization: feature(0.5) }],
  ['an address at an organization', { email_domain: feature(1), ...ELSEWHERE }],
  ['a place', { place: feature(0.6), ...ELSEWHERE }],
])('lists two people of a common name if %s agrees', async (_which, more) => {
  expect(await isListed({ name: feature(1, 'John Smith'), ...more })).toBe(true);
});

it('does not count a role as evidence, because many people have the same', async () => {
  expect(await isListed({ name: feature(1, 'John Smith'), role: feature(1), ...ELSEWHERE })).toBe(false);
});

it('treats names in a small directory as in one of 1,000 people', async () => {
  expect(await isListed({ name: feature(1, 'Zebedee Quill'), ...ELSEWHERE }, 0)).toBe(true);
  expect(await isListed({ name: feature(1, 'Silas Quill'), ...ELSEWHERE }, 0)).toBe(false);
});

it('compares aliases as names', async () => {
  expect(await isListed({ alias: feature(1, 'John Smith'), ...ELSEWHERE })).toBe(false);
  expect(await isListed({ alias: feature(1, 'Zebedee Quill'), ...ELSEWHERE })).toBe(true);
});

it.each([
  ['a common name among many', feature(1, 'John Smith'), { members: 10_000 }, false],
  ['a common name among few', feature(1, 'John Smith'), { members: 300 }, true],
  [
    'a common name of several, among few',
    { ...feature(0.68, 'John Smith'), shared_by: 3 },
    { members: 300 },
    true,
  ],
  ['a rare name among many', feature(1, 'Silas Thistlewood'), { members: 10_000 }, true],
  [
    'a misspelt rare name with a common first name among many',
    feature(0.92, 'John Quill', 'John Quil'),
    { members: 20_000 },
    false,
  ],
  [
    'a misspelt rare name among many',
    feature(0.92, 'Zebedee Quill', 'Zebedee Quil'),
    { members: 10_000 },
    true,
  ],
  ['a first name among many', feature(1, 'Silas'), { members: 10_000 }, false],
  ['a rare name of two times', feature(1, 'Silas Thistlewood'), { members: 300, years: 90 }, false],
])('lists two people of one organization: %s', async (_which, name, inCommon, expected) => {
  expect(await isListed({ name, organization: feature(1) }, 100_000, inCommon)).toBe(expected);
});

it.each([
  ['the first name', { one: 'Ada', other: 'Ada' }, true],
  ['an initial', { one: 'A. M.', other: 'Ada' }, true],
  ['no name', { one: 'Ada', other: 'Charles' }, false],
])('lists two people who share an address and %s', async (_what, inCommon, expected) => {
  expect(await isListed({ email: feature(1), organization: feature(1) }, 100_000, inCommon)).toBe(expected);
});
