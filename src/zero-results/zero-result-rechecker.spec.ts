import { EventEmitter, once } from 'node:events';
import { Logger } from '@nestjs/common';
import { ZeroResultRechecker, type SavedSearch } from './zero-result-rechecker.js';

/** Hands out searches that were not checked for some time, as the database does, and fails on request. */
class Rechecker extends ZeroResultRechecker {
  readonly events = new EventEmitter();
  readonly tried: number[] = [];
  readonly checked = new Set<number>();
  protected override readonly retryMs = 1;
  private readonly claimedAt = new Map(IDS.map((id) => [id, 0]));

  constructor(private readonly fails: (id: number, tried: readonly number[]) => boolean) {
    super(null as never, null as never);
  }

  override claim(ageMs: number): Promise<SavedSearch | undefined> {
    const now = performance.now();
    const [due] = [...this.claimedAt]
      .filter(([id, at]) => !this.checked.has(id) && at < now - ageMs)
      .sort(([, one], [, other]) => one - other);
    if (due === undefined) return Promise.resolve(undefined);
    this.claimedAt.set(due[0], now);
    return Promise.resolve({ id: due[0], query: '', filters: {}, last_searched_at: new Date() });
  }

  override check({ id }: SavedSearch): Promise<void> {
    this.tried.push(id);
    const failed = this.fails(id, this.tried);
    if (!failed) this.checked.add(id);
    this.events.emit('tried');
    return failed ? Promise.reject(new Error('No answer.')) : Promise.resolve();
  }
}

const IDS = Array.from({ length: 12 }, (_, index) => index + 1);

async function checking(rechecker: Rechecker, until: () => boolean): Promise<void> {
  rechecker.start();
  while (!until()) await once(rechecker.events, 'tried');
  await rechecker.stop();
}

beforeAll(() => Logger.overrideLogger(false));

it('checks each search, also after an outage', async () => {
  const rechecker = new Rechecker((_id, { length }) => length === 4 || length === 5);
  await checking(rechecker, () => rechecker.checked.size === IDS.length);
  expect([...rechecker.checked].sort((one, other) => one - other)).toEqual(IDS);
});

it('checks the others when one search always fails, and retries that one', async () => {
  const rechecker = new Rechecker((id) => id === 2);
  const tries = () => rechecker.tried.filter((id) => id === 2).length;
  await checking(rechecker, () => rechecker.checked.size === IDS.length - 1 && tries() > 1);
  expect([...rechecker.checked]).toEqual(IDS.filter((id) => id !== 2));
});
