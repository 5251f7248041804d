import { createServer, type AddressInfo } from 'node:net';
import { Child } from '../support/child.js';

const start = (...args: string[]) => Child.start('run-main.ts', args);

async function lines(child: Child): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const line = await child.line().catch(() => null);
    if (line === null) return all;
    all.push(line);
  }
}

const ENDS = ['second part ended', 'first part ended'];

describe('runMain', () => {
  it('ends a command with its exit code, and its parts in reverse order', async () => {
    const child = start('command');
    expect(await lines(child)).toEqual(ENDS);
    expect(await child.exited).toBe(3);
  });

  it('ends a command once its output has been read', async () => {
    const child = start('long-text');
    const [text, ...rest] = await lines(child);
    expect(text).toHaveLength(1_000_000);
    expect(rest).toEqual(ENDS);
    expect(await child.exited).toBe(0);
  });

  it.each([
    ['startup-error', 'The disk is full: buy another.\n'],
    ['config-error', 'PORT is "http": set it to an integer from 0 to 65535.\n'],
  ])("prints an operator's error in one line without a stack (%s)", async (name, sentence) => {
    const child = start(name);
    expect(await child.stderr).toBe(sentence);
    expect(await child.exited).toBe(1);
    expect(await lines(child)).toEqual(ENDS);
  });

  it('reports that the port is in use', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const child = start('listen', `127.0.0.1 ${port}`);
    expect(await child.stderr).toBe(
      `Port ${port} is in use by another program: stop it, or set PORT to a free port.\n`,
    );
    expect(await child.exited).toBe(1);
    server.close();
  });

  it('reports that the address does not belong to this machine', async () => {
    expect(await start('listen', '192.0.2.1 0').stderr).toBe(
      'The service cannot listen on 192.0.2.1 (EADDRNOTAVAIL): set HOST to an address of this machine.\n',
    );
    expect(await start('listen', 'host.invalid 0').stderr).toBe(
      'The host name host.invalid cannot be resolved: correct it, for example in HOST.\n',
    );
  });

  it.each(['defect', 'late-defect'])('logs a defect with its stack, and exits with 1 (%s)', async (name) => {
    const child = start(name);
    const output = [...(await lines(child)), await child.stderr].join('\n');
    expect(output).toMatch(/TypeError: a (late )?defect\n.* at /s);
    expect(output).toContain('first part ended');
    expect(await child.exited).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('shuts a server down in order on %s', async (signal) => {
    const child = start('server');
    expect(await child.line()).toBe('up');
    expect(await child.end(signal)).toBe(0);
    expect(await lines(child)).toEqual(ENDS);
    expect(await child.stderr).toBe('');
  });

  it('interrupts a command with the exit code of the signal, after its parts have ended', async () => {
    const child = start('busy');
    expect(await child.line()).toBe('busy');
    expect(await child.end('SIGINT')).toBe(130);
    expect(await lines(child)).toEqual(ENDS);
  });

  it('ends the other parts when one fails to end, and exits with 1', async () => {
    const child = start('failing-end');
    expect(await child.line()).toBe('up');
    expect(await child.end('SIGTERM')).toBe(1);
    expect(await lines(child)).toEqual(expect.arrayContaining(ENDS));
  });

  it('exits at once on a second signal', async () => {
    const child = start('slow-end');
    expect(await child.line()).toBe('up');
    void child.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await child.end('SIGTERM')).toBe(143);
  });
});

it('the command line prints its commands without loading the service', async () => {
  const refuse = `import { registerHooks } from 'node:module';
      registerHooks({ load(url, context, next) {
        if (/node_modules\\/(typeorm|pg|@nestjs)\\//.test(url)) throw new Error(url);
        return next(url, context);
      } });`;
  const hook = `--import=data:text/javascript,${encodeURIComponent(refuse)}`;
  const child = Child.start('../../../src/cli.ts', ['--help'], { NODE_OPTIONS: hook });
  expect(await child.line()).toMatch(/^Usage: /);
  expect(await child.exited).toBe(0);
});
