import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import type { SavedSearch, ZeroResultRechecker } from '../zero-results/zero-result-rechecker.js';
import { FoundSearches } from './found-searches.js';

const saved = (id: number): SavedSearch => ({
  id,
  query: `q${id}`,
  filters: {},
  last_searched_at: new Date(),
});

/** Hands out each search once, as the database does between two changes, and fails as it is asked to. */
class Rechecker extends EventEmitter {
  readonly checked: number[] = [];
  readonly tried: number[] = [];
  private readonly unclaimed: SavedSearch[];

  constructor(
    ids: readonly number[],
    private readonly fails: (id: number, tried: readonly number[]) => boolean,
  ) {
    super();
    this.unclaimed = ids.map(saved);
  }

  claim(_ageMs: number, most: number): Promise<SavedSearch[]> {
    return Promise.resolve(this.unclaimed.splice(0, most));
  }

  check({ id }: SavedSearch): Promise<void> {
    this.tried.push(id);
    const failed = this.fails(id, this.tried);
    if (!failed) this.checked.push(id);
    this.emit('tried');
    return failed ? Promise.reject(new Error('No answer.')) : Promise.resolve();
  }
}

const IDS = Array.from({ length: 25 }, (_, index) => index + 1);

async function checking(rechecker: Rechecker, until: () => boolean): Promise<void> {
  const found = new FoundSearches(rechecker as unknown as ZeroResultRechecker, 1);
  found.start();
  while (!until()) await once(rechecker, 'tried');
  await found.stop();
}

beforeAll(() => Logger.overrideLogger(false));

it('checks each search that was claimed, also after an outage', async () => {
  const rechecker = new Rechecker(IDS, (_id, { length }) => length >= 4 && length < 9);
  await checking(rechecker, () => rechecker.checked.length === IDS.length);
  expect([...rechecker.checked].sort((one, other) => one - other)).toEqual(IDS);
});

it('checks the others where one always fails, and tries that one again', async () => {
  const rechecker = new Rechecker(IDS, (id) => id === 2);
  const tries = () => rechecker.tried.filter((id) => id === 2).length;
  await checking(rechecker, () => rechecker.checked.length === IDS.length - 1 && tries() > 2);
  expect(rechecker.checked).toEqual(IDS.filter((id) => id !== 2));
});
