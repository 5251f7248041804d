import { planSearch } from '../query/plan.js';
import { CERTAIN, DirectoryWords, type Narrowed } from './word-weights.js';

/** A directory of 100,000 documents, with the most common keys and their shares. */
const directory = (shares: Readonly<Record<string, number>>) =>
  new DirectoryWords({
    allowReplicaReads: <T>(work: () => T) => work(),
    read: () =>
      Promise.resolve(Object.entries(shares).map(([key, share]) => ({ key, share, documents: 100_000 }))),
  } as never);
const PAGE = { offset: 0, limit: 10 };
const ROLE = directory({ nmember: 0.4, wmember: 0.4, tmember: 0.5, pmember: 0.5 });

it('reads the memberships with a common role, and names that rank above them', async () => {
  const { tiers } = planSearch('member');
  const [narrowed] = (await ROLE.narrowed(tiers, { types: [] }, PAGE)) as [Narrowed];
  expect(narrowed.tiers.every(({ score }) => score >= 0.8)).toBe(true);
  expect(narrowed.tiers.find(({ why }) => why === 'name')).toEqual(tiers.find(({ why }) => why === 'name'));
  expect(JSON.stringify(narrowed.tiers.find(({ why }) => why === 'words of a name'))).toContain('"person"');
  expect(narrowed.isExact(0.8, CERTAIN)).toBe(true);
  expect(narrowed.isExact(0.79, CERTAIN)).toBe(false);
  expect(narrowed.isExact(0.8, CERTAIN - 1)).toBe(false);
});

it('reads the memberships that a beginning of a common role finds, if only memberships are searched', async () => {
  const { tiers } = planSearch('memb');
  const [narrowed] = (await ROLE.narrowed(tiers, { types: ['membership'] }, PAGE)) as [Narrowed];
  expect(narrowed.tiers).toContainEqual(tiers.find(({ why }) => why === 'beginning of a name'));
  expect(narrowed.isExact(0.656, CERTAIN)).toBe(true);
});

it('reads people and organizations for the beginning of a common role', async () => {
  const [narrowed] = (await ROLE.narrowed(planSearch('memb').tiers, { types: [] }, PAGE)) as [Narrowed];
  expect(JSON.stringify(narrowed.tiers.find(({ why }) => why === 'beginning of a name'))).toContain(
    '"person"',
  );
  expect(narrowed.isExact(0.656, CERTAIN)).toBe(false);
  expect(narrowed.isExact(0.657, 10)).toBe(true);
});

it('reads the best connected documents of a common name', async () => {
  const named = directory({ nsmith: 0.2, usmith: 0.2, wsmith: 0.2, z1: 0.5, z8: 0.2 });
  const attempts = await named.narrowed(planSearch('smith').tiers, { types: [] }, PAGE);
  const connections = attempts.map(({ tiers }) => /"connections":(\d+)/.exec(JSON.stringify(tiers))?.[1]);
  expect(connections).toEqual(['8', '1']);
  expect(attempts.every(({ isExact }) => isExact(1, 10))).toBe(true);
});

it.each([
  ['a rare word', 'quill', {}],
  ['a filter of roles', 'member', { role: 'member' }],
  ['a search for people', 'member', { types: ['person'] as const }],
])('does not narrow %s', async (_kind, query, filters) => {
  expect(await ROLE.narrowed(planSearch(query).tiers, { types: [], ...filters }, PAGE)).toEqual([]);
});
