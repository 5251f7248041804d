import { isPublicAddress } from './public-address.js';

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
