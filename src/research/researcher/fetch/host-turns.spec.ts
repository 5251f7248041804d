import { setTimeout as pause } from 'node:timers/promises';
import { HostTurns } from './host-turns.js';

const never = new AbortController().signal;

const noPause = () => 0;
const shortPause = () => 1;

function recorder() {
  const log: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`);
    await pause(5);
    log.push(`${name} ends`);
    return name;
  };
  return { log, work };
}

it('serializes requests with a common key, in their order, with pauses', async () => {
  const turns = new HostTurns();
  const { log, work } = recorder();
  const keys = [['one'], ['one', 'two'], ['two']];
  const results = await Promise.all(
    ['a', 'b', 'c'].map((name, at) => turns.take(keys[at]!, shortPause, never, work(name))),
  );
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('never lets two requests wait for each other', async () => {
  const turns = new HostTurns();
  const { log, work } = recorder();
  await Promise.all([
    turns.take(['one', 'two'], noPause, never, work('a')),
    turns.take(['two', 'one'], noPause, never, work('b')),
  ]);
  expect(log).toHaveLength(4);
});

it('runs requests without a common key concurrently', async () => {
  const turns = new HostTurns();
  const held = Promise.withResolvers<void>();
  const first = turns.take(['one'], noPause, never, () => held.promise);
  await expect(turns.take(['other'], noPause, never, () => Promise.resolve('done'))).resolves.toBe('done');
  held.resolve();
  await first;
});

it('also pauses after work that failed, and reads the pause when the work has ended', async () => {
  const turns = new HostTurns();
  const asked: string[] = [];
  const pause = () => asked.push('pause');
  const failing = turns.take(['host'], pause, never, () => {
    asked.push('work');
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  await turns.take(['host'], noPause, never, () => Promise.resolve(asked.push('next')));
  expect(asked).toEqual(['work', 'pause', 'next']);
});

it('continues with the next request after an aborted one', async () => {
  const turns = new HostTurns();
  const held = Promise.withResolvers<void>();
  const gone = new AbortController();
  const first = turns.take(['host'], noPause, never, () => held.promise);
  const second = turns.take(['host'], noPause, gone.signal, () => Promise.resolve('second'));
  const third = turns.take(['host'], noPause, never, () => Promise.resolve('third'));
  gone.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  held.resolve();
  await first;
  await expect(third).resolves.toBe('third');
  await expect(turns.take(['host'], noPause, gone.signal, () => Promise.resolve())).rejects.toThrow('enough');
});

it('holds the leases of its keys during the work, and releases them with the pause', async () => {
  const log: unknown[] = [];
  const turns = new HostTurns({
    acquire: async (keys) => {
      log.push(keys);
      return async (ms) => void log.push(ms);
    },
  });
  await turns.take(['one', 'two'], shortPause, never, async () => log.push('work'));
  expect(log).toEqual([['one', 'two'], 'work', 1]);
});

it('forgets keys after their pauses', async () => {
  const turns = new HostTurns();
  await turns.take(['host'], shortPause, never, () => Promise.resolve());
  expect(turns.busy).toBe(1);
  while (turns.busy > 0) await pause(1);
  expect(turns.busy).toBe(0);
});
