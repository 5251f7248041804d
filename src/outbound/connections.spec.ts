import type { Socket } from 'node:net';
import { request, type buildConnector } from 'undici';
import {
  Connections,
  checkDestination,
  registrableDomain,
  isPublicAddress,
  type Names,
} from './connections.js';
import { show } from './outbound-error.js';

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

it.each([
  'http://kontor.example/',
  'https://kontor.example/a?b',
  'http://kontor.example:80/',
  'https://kontor.example.:443/',
])('allows %s', (url) => expect(() => checkDestination(new URL(url))).not.toThrow());

it.each([
  ['another scheme', 'ftp://kontor.example/', /neither http nor https/],
  ['a file', 'file:///etc/passwd', /neither http nor https/],
  ['data', 'data:text/html,x', /neither http nor https/],
  ['another port', 'http://kontor.example:8080/', /is on port 8080/],
  ['http on the port of https', 'http://kontor.example:443/', /is on port 443/],
  ['https on the port of http', 'https://kontor.example:80/', /is on port 80/],
  ['a mail port', 'http://kontor.example:25/', /is on port 25/],
  ['a user', 'http://user@kontor.example/', /with a password/],
  ['a password', 'http://u:p@kontor.example/', /with a password/],
  ['an address', 'http://127.0.0.1/', /names an address/],
  ['a public address', 'http://1.1.1.1/', /names an address/],
  ['a decimal address', 'http://2130706433/', /names an address/],
  ['an octal address', 'http://0177.0.0.01/', /names an address/],
  ['a hexadecimal address', 'http://0x7f.0.0.1/', /names an address/],
  ['a short address', 'http://127.1/', /names an address/],
  ['an address in full-width digits', 'http://１２７.0.0.1/', /names an address/],
  ['an IPv6 address', 'http://[::1]/', /names an address/],
  ['a mapped address', 'http://[::ffff:169.254.169.254]/', /names an address/],
  ['localhost', 'http://localhost/', /local network/],
  ['below localhost', 'http://a.localhost/', /local network/],
  ['localhost with a dot', 'http://localhost./', /local network/],
  ['a name without a dot', 'http://intranet/', /local network/],
  ['.local', 'http://printer.local/', /local network/],
  ['.internal', 'http://metadata.google.internal/computeMetadata/v1/', /local network/],
  ['.home.arpa', 'http://nas.home.arpa/', /local network/],
])('refuses %s', (_what, url, reason) => {
  expect(() => checkDestination(new URL(url))).toThrow(reason);
});

it.each([
  ['kontor.example', 'www.kontor.example', true],
  ['a.kontor.example', 'b.kontor.example', true],
  ['kontor.co.uk', 'shop.kontor.co.uk', true],
  ['kontor.co.uk', 'other.co.uk', false],
  ['one.github.io', 'two.github.io', false],
  ['kontor.example', 'kontor.example.evil.test', false],
])('%s and %s: one site is %s', (one, other, same) => {
  expect(registrableDomain(one) === registrableDomain(other)).toBe(same);
});

it('shows URLs without their query, and truncated', () => {
  expect(show(new URL('http://kontor.example/a?token=1'))).toBe('http://kontor.example/a');
  expect(show(new URL(`http://kontor.example/${'a'.repeat(500)}`))).toHaveLength(120);
});

it.each(['93.184.216.34', '1.1.1.1', '203.0.114.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['unique local', ['fc00::1', 'fd12:3456:789a::1']],
  ['link-local', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
  ['site-local', ['fec0::1']],
  ['carrier NAT', ['100.64.0.1', '100.127.255.255']],
  ['cloud metadata', ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16', '192.0.0.192']],
  ['multicast', ['224.0.0.1', '239.255.255.250', 'ff02::1']],
  ['broadcast and reserved', ['255.255.255.255', '240.0.0.1', '192.0.0.1']],
  ['documentation', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1']],
  ['benchmarking', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
  ['IPv4-mapped', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8']],
  ['IPv4-compatible and translated', ['::127.0.0.1', '::ffff:0:127.0.0.1']],
  ['6to4', ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1', '192.88.99.1']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1']],
  ['Teredo', ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2']],
  ['discard, segment routing, unassigned', ['100::1', '5f00::1', '4000::1', 'e000::1']],
  [
    'other spellings of addresses',
    ['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0x7f.1', '1.1.1', '01.1.1.1'],
  ],
  ['no address', ['', 'localhost', 'example.org', '1.2.3.4.5', '256.1.1.1', ':::']],
])('%s is not public', (_kind, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
