import type { Statement } from '../../database/database.js';
import type { Claim, OutboxMessage } from '../../outbox/outbox.js';
import { IndexFanOut } from './index-fan-out.js';

const NO_ABORT = new AbortController().signal;

/** Messages of one transaction. */
const written = (many: number, at: number): OutboxMessage[] =>
  Array.from({ length: many }, (_, index) => ({
    topic: 'search',
    id: at * 100_000 + index,
    resource: 'person',
    record_id: index,
    change_id: null,
    created_at: new Date(at),
  }));

/**
 * Handles messages. Returns the number of records or documents that were queued per topic, in their order.
 */
async function queued(
  messages: readonly OutboxMessage[],
  claim: Partial<Record<string, unknown[][]>> = {},
  topic: 'search' | 'search:loads' = 'search',
) {
  const calls: [topics: string, many: number][] = [];
  const answers = structuredClone(claim);
  const query = async ({ text }: Statement, values: readonly unknown[] = []) => {
    const kind = /^\s*(DECLARE|FETCH|CLOSE)/.exec(text)?.[1] ?? 'queue';
    if (kind === 'queue') {
      calls.push([(values[0] as string[]).join(), ((values[3] ?? values[2]) as unknown[]).length]);
    }
    return answers[kind]?.shift() ?? [];
  };
  await new IndexFanOut(topic, ['database', 'elasticsearch']).handle(messages, {
    query: query as Claim['query'],
    signal: NO_ABORT,
  });
  return calls;
}

const WRITES = 'search:database,search:elasticsearch';
const LOADS = 'search:database:loads,search:elasticsearch:loads';

it('single writes do not wait for concurrent loads', async () => {
  const messages = [...written(101, 1), ...written(1, 2), ...written(300, 3), ...written(100, 4)];
  expect(await queued(messages)).toEqual([
    [WRITES, 101],
    [LOADS, 401],
  ]);
});

it('single writes do not wait for the members of a renamed organization', async () => {
  const ids = Array.from({ length: 1_000 }, (_, id) => ({ id }));
  const calls = await queued(written(1, 1), {
    queue: [[{ reach: 'name', id: 7 }]],
    FETCH: [ids, ids, [{ id: 8 }], [{ id: 9 }]],
  });
  expect(calls).toEqual([
    [WRITES, 1],
    [WRITES, 1_000],
    [LOADS, 1_000],
    [LOADS, 1],
    [WRITES, 1],
  ]);
});

it('records of an import go to the topics of loads, in any number', async () => {
  expect(await queued(written(1, 1), {}, 'search:loads')).toEqual([[LOADS, 1]]);
});

it('an alias of an organization affects only its members', async () => {
  const calls = await queued(written(1, 1), {
    queue: [[{ reach: 'alias', id: 7 }]],
    FETCH: [[{ id: 8 }, { id: 9 }]],
  });
  expect(calls).toEqual([
    [WRITES, 1],
    [WRITES, 2],
  ]);
});
