import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { AccountChanges } from './account-changes.js';

/** A connection that PostgreSQL closes some time after its release. */
class Connection extends EventEmitter {
  query = async () => ({ rows: [] });
  release = () => undefined;

  hears = (payload: string) => this.emit('notification', { payload });
}

let connection: Connection;
let changes: AccountChanges;
let answer: (outcome: Promise<never[]>) => void;
const query = jest.fn();
const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);

beforeEach(async () => {
  connection = new Connection();
  query.mockReset().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  warn.mockClear();
  changes = new AccountChanges({ pool: { connect: async () => connection }, query } as unknown as Database);
  await changes.onApplicationBootstrap();
});
afterEach(() => changes.onApplicationShutdown());
afterAll(() => warn.mockRestore());

const aTurn = () => new Promise(setImmediate);

it('returns the received changes to each caller', () => {
  connection.hears('heard? 7');
  expect(query.mock.calls).toEqual([[expect.anything(), ['heard 7']]]);
});

it('warns when it cannot answer', async () => {
  connection.hears('heard? 7');
  answer(Promise.reject(new Error('no room')));
  await aTurn();
  expect(warn.mock.calls).toEqual([['Acknowledging a change failed: no room']]);
});

it('logs once that it cannot listen, and that it listens again', async () => {
  const logged: string[] = [];
  const log = jest
    .spyOn(Logger.prototype, 'log')
    .mockImplementation((line) => void logged.push(line as string));
  jest.useFakeTimers();
  let isAway = true;
  const connect = async () => {
    if (isAway) throw new Error('it is away');
    return connection;
  };
  const others = new AccountChanges({ pool: { connect }, query } as unknown as Database);
  await others.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(5_000);
  isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(others.listening).toBe(true);
  expect(warn.mock.calls).toEqual([['Cannot listen for changes of accounts: it is away']]);
  expect(logged).toEqual(['Changes of accounts are heard again.']);
  others.onApplicationShutdown();
  jest.useRealTimers();
  log.mockRestore();
});

describe('After its stop', () => {
  it('it neither answers nor notifies callers', () => {
    const listener = jest.fn();
    changes.onChange(listener);
    changes.onApplicationShutdown();
    connection.hears('heard? 7');
    expect(query).not.toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
  });

  it('it does not log an answer that the end of the database has interrupted', async () => {
    connection.hears('heard? 7');
    changes.onApplicationShutdown();
    answer(Promise.reject(new Error('Connection terminated')));
    await aTurn();
    expect(warn).not.toHaveBeenCalled();
  });
});
