import { EventEmitter } from 'node:events';
import { ConfigError } from '../config/environment.js';
import { StartupError } from '../database/startup-error.js';
import { unavailable } from '../common/errors.js';
import { runMain, type Host, type Lifecycle } from './run.js';

/** Replaces `process`. test/integration/run.spec.ts tests real processes. */
class FakeProcess extends EventEmitter {
  written = '';
  readonly stdout = Object.assign(new EventEmitter(), { writableLength: 0 });
  readonly stderr = Object.assign(new EventEmitter(), {
    writableLength: 0,
    write: (text: string) => ((this.written += text), true),
  });
  readonly exited = new Promise<number>((resolve) => (this.exit = resolve));
  exit!: (code: number) => void;
}

function run(main: (lifecycle: Lifecycle) => Promise<number | void>): FakeProcess {
  const host = new FakeProcess();
  runMain(main, host as unknown as Host);
  return host;
}

describe('runMain', () => {
  it('exits with the code of a command after its parts have ended, the last one first', async () => {
    const ended: string[] = [];
    const host = run(async ({ onShutdown }) => {
      onShutdown(async () => ended.push('first'));
      onShutdown(async () => ended.push('second'));
      return 3;
    });
    expect(await host.exited).toBe(3);
    expect(ended).toEqual(['second', 'first']);
  });

  it.each([
    [new StartupError('The disk is\n full: buy another.'), 'The disk is full: buy another.\n'],
    [new ConfigError('PORT is wrong: mend it.'), 'PORT is wrong: mend it.\n'],
    [
      Object.assign(new Error(), { syscall: 'listen', code: 'EADDRINUSE', port: 3000 }),
      'Port 3000 is in use by another program: stop it, or set PORT to a free port.\n',
    ],
    [
      Object.assign(new Error(), { syscall: 'listen', code: 'EACCES', port: 80 }),
      'This user may not listen on port 80: set PORT to 1024 or above, or grant the permission.\n',
    ],
    [
      Object.assign(new Error(), { syscall: 'listen', code: 'EADDRNOTAVAIL', address: '192.0.2.1' }),
      'The service cannot listen on 192.0.2.1 (EADDRNOTAVAIL): set HOST to an address of this machine.\n',
    ],
    [
      Object.assign(new Error(), { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'nowhere' }),
      'The host name nowhere cannot be resolved: correct it, for example in HOST.\n',
    ],
    [
      Object.assign(new Error('permission denied for table people'), { severity: 'ERROR', code: '42501' }),
      'The user of DATABASE_URL lacks a privilege (permission denied for table people): grant it, or use the user that ran "migrate".\n',
    ],
    [
      Object.assign(new Error(), {
        driverError: Object.assign(new Error('cannot execute INSERT'), { severity: 'ERROR', code: '25006' }),
      }),
      'The database is read-only (cannot execute INSERT): set DATABASE_URL to the primary, not to a replica.\n',
    ],
    [
      Object.assign(new Error('sorry, too many clients already'), { severity: 'FATAL', code: '53300' }),
      'PostgreSQL is unavailable (sorry, too many clients already): fix the cause and retry.\n',
    ],
    [
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
      'PostgreSQL is unavailable (ECONNREFUSED): fix the cause and retry.\n',
    ],
    [unavailable(), 'The database is unavailable: retry.\n'],
  ])('prints one line that tells the operator what to fix (%s)', async (error, sentence) => {
    const host = run(async ({ onShutdown }) => {
      // A part that never started fails to end with the same error, which is printed once.
      onShutdown(() => Promise.reject(error));
      throw error;
    });
    expect(await host.exited).toBe(1);
    expect(host.written).toBe(sentence);
  });

  it('runs until a signal, and then exits with 0', async () => {
    let ended = 0;
    const host = run(async ({ onShutdown }) => onShutdown(async () => ended++));
    await new Promise(setImmediate);
    expect(ended).toBe(0);
    host.emit('SIGTERM');
    expect(await host.exited).toBe(0);
    expect(ended).toBe(1);
  });

  it('does not treat work that a signal interrupts as a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const host = run(({ onShutdown }) => {
      onShutdown(async () => fail(new StartupError('The connection was closed.')));
      return new Promise((_, reject) => (fail = reject));
    });
    host.emit('SIGINT');
    expect(await host.exited).toBe(130);
    expect(host.written).toBe('');
  });

  it('exits at once on a second signal, unless it repeats the first', async () => {
    const host = run(async ({ onShutdown }) => onShutdown(() => new Promise(() => undefined)));
    await new Promise(setImmediate);
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const exit = jest.spyOn(host, 'exit');
    host.emit('SIGINT');
    now.mockReturnValue(999);
    host.emit('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    now.mockReturnValue(1_000);
    host.emit('SIGINT');
    now.mockRestore();
    expect(await host.exited).toBe(130);
  });

  it('continues when its output is no longer read', async () => {
    const host = run(async () => undefined);
    host.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await new Promise(setImmediate);
    host.emit('SIGTERM');
    expect(await host.exited).toBe(0);
    expect(host.written).toBe('');
  });

  it('exits with 1 when a part fails to end', async () => {
    const host = run(async ({ onShutdown }) =>
      onShutdown(() => Promise.reject(new StartupError('It is stuck: pull.'))),
    );
    await new Promise(setImmediate);
    host.emit('SIGTERM');
    expect(await host.exited).toBe(1);
    expect(host.written).toBe('It is stuck: pull.\n');
  });
});
