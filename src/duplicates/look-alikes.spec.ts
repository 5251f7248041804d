import type { Database } from '../database/database.js';
import type { Feature, Score } from '../matching/score.js';
import type { BearerCounts } from '../matching/bearer-counts.js';
import { LookAlikes } from './look-alikes.js';

/**
 * Organizations, of 100,000, whose names have all of these words. For other words, only the two of the pair.
 */
const HAVING: Readonly<Record<string, number>> = {
  city: 9_000,
  council: 2_000,
  lantern: 300,
  makers: 101,
  'royal society': 101,
  'society lantern': 2,
};
const WORDS = {
  organizations: () =>
    Promise.resolve({ all: 100_000, having: (words: readonly string[]) => HAVING[words.join(' ')] ?? 2 }),
} as unknown as BearerCounts;

const feature = (score: number, query = '', candidate = query): Feature => ({
  ...{ score, weight: 1, query, candidate },
});
const NOTHING = { isAbove: false, isElsewhere: false };

async function isListed(
  features: Score['features'],
  between: Partial<typeof NOTHING> = {},
): Promise<boolean> {
  const db = { read: () => Promise.resolve([{ ...NOTHING, ...between }]) } as unknown as Database;
  const pair = { low: 1, high: 2, score: 0.9, features };
  return (await new LookAlikes(db, WORDS).without([pair])).length === 1;
}

const RARE = feature(1, 'Royal Society of Lantern Makers');
const COMMON = feature(1, 'City Council');

it.each([
  ['a rare name', { name: RARE }, true],
  ['a common name', { name: COMMON }, false],
  [
    'a common name that one of the two misspells',
    { name: feature(0.92, 'City Council', 'City Counzil') },
    false,
  ],
  ['a rare alias', { alias: RARE }, true],
  ['a single word that no other has', { name: feature(1, 'Zebedeum') }, true],
  ['a single word that thousands have', { name: feature(1, 'Council') }, false],
])('lists two organizations if nothing but the name agrees: %s', async (_which, features, expected) => {
  expect(await isListed(features)).toBe(expected);
});

it.each([
  ['the domain', { domain: feature(1) }],
  ['an address', { email: feature(1) }],
  ['the parent', { parent: feature(1) }],
  ['the place', { place: feature(1) }],
])('lists two organizations of a common name if %s agrees', async (_which, more) => {
  expect(await isListed({ name: COMMON, ...more })).toBe(true);
});

it('lists two organizations of a rare name if they differ in one respect, but not in two', async () => {
  expect(await isListed({ name: RARE, parent: feature(-1) })).toBe(true);
  expect(await isListed({ name: RARE }, { isElsewhere: true })).toBe(true);
  expect(await isListed({ name: RARE, place: feature(-1) }, { isElsewhere: true })).toBe(false);
  expect(await isListed({ name: feature(1, 'Lantern Makers'), parent: feature(-1) })).toBe(false);
  expect(await isListed({ name: COMMON, place: feature(1) }, { isElsewhere: true })).toBe(false);
});

it('never lists an organization with its parent, because a merge refuses the pair', async () => {
  expect(await isListed({ name: RARE, domain: feature(1) }, { isAbove: true })).toBe(false);
});

it('lists two organizations that share only a domain, unless several others have it', async () => {
  expect(await isListed({ domain: feature(1) })).toBe(true);
  const domain = { ...feature(0.7), shared_by: 2 };
  expect(await isListed({ domain, parent: feature(1) })).toBe(false);
  expect(await isListed({ domain, name: feature(0.9, 'City Council') })).toBe(true);
});
