import { all, any, is, startsWith, type Clause } from '../../search-engine.js';
import { DatabaseEngine, tierQueries } from './database-engine.js';

const tier = (score: number, clause: Clause) => ({ why: `${score}`, score, clause });
const name = tier(1, is('name', 'ada'));
const words = tier(0.8, any([is('word', 'ada'), is('surname', 'ada')]));
const both = tier(0.7, all([is('word', 'ada'), is('word', 'king')]));
const begun = tier(0.6, startsWith('word', 'ada'));

it('exclude the hits of better tiers, in any order of the tiers', () => {
  expect(tierQueries([begun, words, both, name], { types: [] })).toEqual([
    `('wada':*) & !('nada' | 'wada' | 'uada')`,
    `(('wada' | 'uada')) & !('nada')`,
    `(('wada' & 'wking'))`,
    `('nada')`,
  ]);
});

it('exclude prefixes only if they are prefixes of words', () => {
  const named = tier(0.9, any([startsWith('name', 'ad'), startsWith('name', 'ada k')]));
  const email = tier(0.5, startsWith('email', 'ad'));
  expect(tierQueries([named, begun, words, email], { types: [] })).toEqual([
    `(('nad':* | 'nada k':*))`,
    `('wada':*) & !('wada' | 'uada' | 'nad':* | 'nada k':*)`,
    `(('wada' | 'uada'))`,
    `('ead':*) & !('wada' | 'uada')`,
  ]);
});

it('contain filters, and types if a tier has many hits', () => {
  const filters = {
    types: ['person', 'place'],
    organizationType: 'club',
    role: 'chair',
    domain: 'a.example',
  } as const;
  expect(tierQueries([name, both], filters)).toEqual([
    `('nada' & ('yperson' | 'yplace') & 'oclub' & 'rchair' & 'ha.example')`,
    `(('wada' & 'wking') & 'oclub' & 'rchair' & 'ha.example')`,
  ]);
});

describe('Queries for candidates', () => {
  /** Answers each statement with the numbers of its queries as ids. */
  const statements: (readonly [queries: readonly number[], keys: readonly string[]])[] = [];
  const db = {
    readAll: (_: unknown, [queries, keys]: [number[], string[]]) => {
      statements.push([queries, keys]);
      return Promise.resolve([...new Set(queries)].map((query) => ({ query, ids: [query] })));
    },
  };
  const find = async (many: number, value: string) => {
    statements.length = 0;
    const query = { type: 'organization' as const, tiers: [tier(1, is('name', value)), begun] };
    return new DatabaseEngine(db as never).candidates(
      Array.from({ length: many }, () => query),
      10,
    );
  };

  it('are one statement', async () => {
    await find(50, 'acme');
    expect(statements).toHaveLength(1);
  });

  it('are several statements if their keys are long, with the ids of each query', async () => {
    const { ids, total } = await find(9, 'a'.repeat(15_000));
    expect(statements.map(([queries]) => [...new Set(queries)])).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]);
    expect(ids).toEqual([[0], [1], [2], [3], [4], [5], [6], [7], [8]]);
    expect(total).toBe(9);
  });
});
