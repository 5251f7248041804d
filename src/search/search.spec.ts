import { comparable, namesWithin } from '../names/typing-errors.js';
import type { NearNames } from './near-names.js';
import { planSearch } from './query/plan.js';
import type { SearchEngine } from './search-engine.js';
import { Search } from './search.js';
import { SpanSearch } from './spans/span-search.js';
import type { DirectoryWords } from './spans/word-weights.js';
import { WordWeights } from './spans/word-weights.js';

/** An index and a directory that know one name, and note what they are asked at the same time. */
class KnownName {
  readonly steps: string[][] = [];
  private underWay = 0;

  constructor(private readonly name: string) {}

  find: SearchEngine['find'] = (tiers) =>
    this.noted('find', () => {
      const finds = JSON.stringify(tiers).includes(`{"is":"name","value":"${this.name}"}`);
      const hits = finds ? [{ type: 'person' as const, id: 1, score: tiers[0]!.score }] : [];
      const facets = { type: {}, organization_type: {} };
      return { total: hits.length, isLowerBound: false, best: hits[0]?.score ?? 0, hits, facets };
    });
  meant: NearNames['meant'] = (forms, errors) =>
    this.noted(`names within ${errors}`, () => namesWithin(comparable(forms, errors), [this.name], errors));
  similar: DirectoryWords['similar'] = () => this.noted('words', () => this.name.split(' '));

  /** A step is what is asked before an answer has come. */
  private async noted<T>(what: string, answer: () => T): Promise<T> {
    if (this.underWay++ === 0) this.steps.push([]);
    this.steps.at(-1)!.push(what);
    await new Promise((resolve) => setImmediate(resolve));
    this.underWay--;
    return answer();
  }
}

async function stepsOf(query: string): Promise<string[][]> {
  const engine = new KnownName('marisol quillfeather');
  const directory = {
    weigh: () => Promise.resolve(new WordWeights(new Map([['marisol', true]]), new Map())),
    narrowed: () => Promise.resolve(null),
    similar: engine.similar,
  } as unknown as DirectoryWords;
  const search = new Search(
    null as never,
    new SpanSearch(null as never, directory),
    directory,
    engine as never,
  );
  const slice = { offset: 0, limit: 10 };
  await search.ask(engine as unknown as SearchEngine, query, planSearch(query), { types: [] }, slice);
  return engine.steps;
}

it.each([
  ['a name', 'Marisol Quillfeather', [['find']]],
  ['one typing error', 'Marisol Quilfeather', [['find'], ['names within 1'], ['find']]],
  [
    'two typing errors',
    'Marizol Quilfeather',
    [['find'], ['names within 1'], ['names within 2', 'words'], ['find']],
  ],
  [
    'a name among other words',
    'who is Marisol Quilfeather of the unknown',
    [['find'], ['names within 1'], ['names within 2', 'words'], ['find']],
  ],
  ['an address', 'someone@nowhere.example', [['find']]],
])('%s takes as few round trips as it can', async (_kind, query, steps) => {
  expect(await stepsOf(query)).toEqual(steps);
});
