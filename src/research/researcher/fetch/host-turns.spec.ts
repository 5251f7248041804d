import { setTimeout as pause } from 'node:timers/promises';
import { HostTurns } from './host-turns.js';

const never = new AbortController().signal;

it('lets one at a time have a host, in their order, with pauses', async () => {
  const turns = new HostTurns();
  const log: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`);
    await pause(5);
    log.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all(
    ['a', 'b', 'c'].map((name) => turns.take('host', () => 1, never, work(name))),
  );
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('lets hosts not wait for each other', async () => {
  const turns = new HostTurns();
  const held = Promise.withResolvers<void>();
  const first = turns.take(
    'one',
    () => 0,
    never,
    () => held.promise,
  );
  await expect(
    turns.take(
      'other',
      () => 0,
      never,
      () => Promise.resolve('done'),
    ),
  ).resolves.toBe('done');
  held.resolve();
  await first;
});

it('pauses after work that failed, too, and asks how long when it is over', async () => {
  const turns = new HostTurns();
  const asked: string[] = [];
  const failing = turns.take(
    'host',
    () => {
      asked.push('pause');
      return 1;
    },
    never,
    () => {
      asked.push('work');
      return Promise.reject(new Error('no'));
    },
  );
  await expect(failing).rejects.toThrow('no');
  await turns.take(
    'host',
    () => 0,
    never,
    () => Promise.resolve(asked.push('next')),
  );
  expect(asked).toEqual(['work', 'pause', 'next']);
});

it('lets who gives up waiting go, and those behind go on', async () => {
  const turns = new HostTurns();
  const held = Promise.withResolvers<void>();
  const gone = new AbortController();
  const first = turns.take(
    'host',
    () => 0,
    never,
    () => held.promise,
  );
  const second = turns.take(
    'host',
    () => 0,
    gone.signal,
    () => Promise.resolve('second'),
  );
  const third = turns.take(
    'host',
    () => 0,
    never,
    () => Promise.resolve('third'),
  );
  gone.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  held.resolve();
  await first;
  await expect(third).resolves.toBe('third');
  await expect(
    turns.take(
      'host',
      () => 0,
      gone.signal,
      () => Promise.resolve(),
    ),
  ).rejects.toThrow('enough');
});

it('forgets hosts whose pause is over', async () => {
  const turns = new HostTurns();
  await turns.take(
    'host',
    () => 1,
    never,
    () => Promise.resolve(),
  );
  expect(turns.busy).toBe(1);
  while (turns.busy > 0) await pause(1);
  expect(turns.busy).toBe(0);
});
