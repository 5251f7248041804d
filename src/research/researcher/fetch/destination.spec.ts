import { checkDestination, checkSameSite, registrableDomain } from './destination.js';
import { show } from './obstacle.js';

it.each([
  'http://kontor.example/',
  'https://kontor.example/a?b',
  'http://kontor.example:80/',
  'https://kontor.example.:443/',
])('lets %s be asked for', (url) => expect(() => checkDestination(new URL(url))).not.toThrow());

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

it('says where a site leads that leads away', () => {
  expect(() => checkSameSite('kontor.example', new URL('https://elsewhere.test/x'))).toThrow(
    'kontor.example leads to another domain, elsewhere.test, which is not read in its name: look that up instead.',
  );
});

it('shows addresses without their query, and not for ever', () => {
  expect(show(new URL('http://kontor.example/a?token=1'))).toBe('http://kontor.example/a');
  expect(show(new URL(`http://kontor.example/${'a'.repeat(500)}`))).toHaveLength(120);
});
