import type { Socket } from 'node:net';
import { request, type buildConnector } from 'undici';
import { Connections } from './connections.js';
import type { Names } from './names.js';

const signal = new AbortController().signal;

/** Answers a name with one list after the other, as a name server does that rebinds. */
function names(...answers: string[][]): Names & { asked: number } {
  const fake = {
    asked: 0,
    addresses: async () => answers[Math.min(fake.asked++, answers.length - 1)]!,
    mailHosts: async () => [],
  };
  return fake;
}

/** Resolves addresses as a socket would and reports a connection, without connecting. */
function connectorTo(remoteAddress: string) {
  const seen: { addresses: string[]; port: string | undefined; destroyed: boolean } = {
    addresses: [],
    port: undefined,
    destroyed: false,
  };
  const build = ((options: { lookup: unknown }) =>
    (target: buildConnector.Options, callback: buildConnector.Callback) => {
      seen.port = target.port;
      const lookup = options.lookup as unknown as (
        host: string,
        options: object,
        callback: (error: Error | null, answers: { address: string }[]) => void,
      ) => void;
      lookup(target.hostname, { all: true }, (error, answers) => {
        if (error) return callback(error, null);
        seen.addresses.push(...answers.map(({ address }) => address));
        callback(null, { remoteAddress, destroy: () => (seen.destroyed = true) } as unknown as Socket);
      });
    }) as unknown as typeof buildConnector;
  return { seen, build };
}

const get = (connections: Connections, url: string): Promise<unknown> =>
  request(url, { dispatcher: connections.agent });

it.each([
  ['private', ['10.0.0.1']],
  ['loopback over IPv6', ['::1']],
  ['public and private', ['93.184.216.34', '192.168.0.1']],
])('connects to no host whose addresses are %s', async (_what, addresses) => {
  const { build, seen } = connectorTo('93.184.216.34');
  const connections = new Connections(names(addresses), [], signal, undefined, build);
  await expect(get(connections, 'http://kontor.test/')).rejects.toThrow(
    'kontor.test is at an address that is not public.',
  );
  expect(seen.addresses).toEqual([]);
  await connections.close();
});

it('connects to the checked addresses, even if the name changes later', async () => {
  const rebinding = names(['93.184.216.34'], ['127.0.0.1']);
  const { build, seen } = connectorTo('127.0.0.1');
  const connections = new Connections(rebinding, [], signal, undefined, build);
  expect(await connections.addresses('kontor.test')).toEqual(['93.184.216.34']);
  await expect(get(connections, 'http://kontor.test/')).rejects.toThrow('not public');
  expect(rebinding.asked).toBe(1);
  expect(seen.addresses).toEqual(['93.184.216.34']);
  await connections.close();
});

it('checks the address of the connection', async () => {
  const { build, seen } = connectorTo('169.254.169.254');
  const connections = new Connections(names(['93.184.216.34']), [], signal, undefined, build);
  await expect(get(connections, 'http://kontor.test/')).rejects.toThrow('not public');
  expect(seen.destroyed).toBe(true);
  await connections.close();
});

it.each(['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://93.184.216.34/'])(
  'connects to no address in place of a name: %s',
  async (url) => {
    const { build, seen } = connectorTo('93.184.216.34');
    const connections = new Connections(names(['93.184.216.34']), [], signal, undefined, build);
    await expect(get(connections, url)).rejects.toThrow('not public');
    expect(seen.port).toBeUndefined();
    await connections.close();
  },
);

it('reports a name without addresses', async () => {
  const { build } = connectorTo('93.184.216.34');
  const connections = new Connections(names([]), [], signal, undefined, build);
  await expect(get(connections, 'http://kontor.test/')).rejects.toThrow('kontor.test has no address.');
  await connections.close();
});

it('connects to configured sites without DNS', async () => {
  const asked = names(['10.0.0.1']);
  const local = [
    { host: 'kontor.test', address: '127.0.0.1', port: 81 },
    { host: '*.example', address: '127.0.0.1', port: 82 },
  ];
  for (const [host, port] of [
    ['kontor.test', '81'],
    ['deep.kontor.example', '82'],
  ]) {
    // The replaced connection records the port.
    const { build, seen } = connectorTo('127.0.0.2');
    const connections = new Connections(asked, local, signal, undefined, build);
    await expect(get(connections, `http://${host}/`)).rejects.toThrow('not public');
    expect(seen).toMatchObject({ addresses: ['127.0.0.1'], port });
    await connections.close();
  }
  expect(asked.asked).toBe(0);
  const others = new Connections(asked, local, signal);
  await expect(others.addresses('example')).rejects.toThrow('not public');
  await expect(others.addresses('notkontor.test')).rejects.toThrow('not public');
  await others.close();
});
