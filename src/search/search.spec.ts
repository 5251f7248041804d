import { comparable, namesWithin } from '../names/typing-errors.js';
import { fold } from '../names/normalize.js';
import type { Database } from '../database/database.js';
import { planSearch } from './query/plan.js';
import type { SearchEngine } from './search-engine.js';
import { Search } from './search.js';
import { SpanSearch } from './spans/span-search.js';
import { WordWeights } from '../names/word-weights.js';
import type { DirectoryWords } from './spans/word-weights.js';
import { SpellingReader } from './spelling.js';

/** An index and a database that know one name, and record concurrent requests. */
class KnownName {
  readonly steps: string[][] = [];
  private underWay = 0;

  constructor(
    private readonly name: string,
    private readonly query: string,
  ) {}

  find: SearchEngine['find'] = (tiers) =>
    this.noted('find', () => {
      const finds = JSON.stringify(tiers).includes(`{"is":"name","value":"${this.name}"}`);
      const hits = finds ? [{ type: 'person' as const, id: 1, score: tiers[0]!.score }] : [];
      const facets = { type: finds ? { person: 1 } : {}, organization_type: {} };
      return { total: hits.length, isLowerBound: false, best: hits[0]?.score ?? 0, hits, facets };
    });
  read: Database['read'] = () =>
    this.noted('spelling', () => {
      const known = [{ word: 'marisol', inPeople: true }];
      const [once, twice] = ([1, 2] as const).map((errors) =>
        namesWithin(comparable([fold(this.query)], errors), [this.name], errors),
      );
      return [{ known, once, twice, similar: this.name.split(' ') }] as never;
    });

  /** A step is the requests that are sent before a response has arrived. */
  private async noted<T>(what: string, answer: () => T): Promise<T> {
    if (this.underWay++ === 0) this.steps.push([]);
    this.steps.at(-1)!.push(what);
    await new Promise((resolve) => setImmediate(resolve));
    this.underWay--;
    return answer();
  }
}

async function stepsOf(query: string): Promise<string[][]> {
  const engine = new KnownName('marisol quillfeather', query);
  const db = engine as unknown as Database;
  const directory = {
    weighted: () => Promise.resolve(new WordWeights(new Map([['marisol', true]]), new Map())),
    narrowed: () => Promise.resolve([]),
  } as unknown as DirectoryWords;
  const search = new Search(null as never, new SpanSearch(db), directory, new SpellingReader(db, directory));
  const slice = { offset: 0, limit: 10 };
  await search.ask(engine as unknown as SearchEngine, planSearch(query), { types: [] }, slice);
  return engine.steps;
}

it.each([
  ['a name', 'Marisol Quillfeather', [['find']]],
  ['one typing error', 'Marisol Quilfeather', [['find'], ['spelling'], ['find']]],
  ['two typing errors', 'Marizol Quilfeather', [['find'], ['spelling'], ['find']]],
  [
    'a name among other words',
    'who is Marisol Quilfeather of the unknown',
    [['find'], ['spelling'], ['find']],
  ],
  ['an address', 'someone@nowhere.example', [['find']]],
])('%s takes the minimum number of round trips', async (_kind, query, steps) => {
  expect(await stepsOf(query)).toEqual(steps);
});

it.each([
  ['the first attempt that fills the page', [10], 10_000],
  ['the second attempt if the first has too few hits', [9, 10], 10_000],
  ['all hits if no attempt fills the page', [3, 9, 25], 25],
])('a very common word has %s', async (_kind, counts, total) => {
  const asked: number[] = [];
  const find: SearchEngine['find'] = (_tiers, _filters, { limit }) => {
    const many = counts[asked.length]!;
    asked.push(many);
    const hits = Array.from({ length: Math.min(many, limit) }, (_, id) => ({
      type: 'person' as const,
      id,
      score: 1,
    }));
    const facets = { type: { person: many }, organization_type: {} };
    return Promise.resolve({ total: many, isLowerBound: false, best: 1, hits, facets });
  };
  const attempt = { tiers: [], isExact: () => true };
  const directory = { narrowed: () => Promise.resolve([attempt, attempt]) } as unknown as DirectoryWords;
  const search = new Search(null as never, null as never, directory, null as never);
  const slice = { offset: 0, limit: 10 };
  const found = await search.ask(
    { find } as unknown as SearchEngine,
    planSearch('Smith'),
    { types: [] },
    slice,
  );
  expect(found).toMatchObject({ total, isLowerBound: total === 10_000 });
  expect(asked).toEqual(counts);
});
