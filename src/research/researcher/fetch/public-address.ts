import ipaddr from 'ipaddr.js';

/** The only IPv6 that is handed out to the public; all else is reserved, local or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Inside of what looks public: addresses that lead elsewhere, or to the machine's own provider. */
const NOT_PUBLIC = [
  // Azure's and others' metadata and agents answer here, from inside only.
  '168.63.129.16/32',
  // Relays of 6to4, and other anycast of the IETF's.
  '192.88.99.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  // Protocol assignments (Teredo, benchmarking, ORCHID), 6to4, documentation, segment routing.
  '2001::/23',
  '2002::/16',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  '2620:4f:8000::/48',
].map((range) => ipaddr.parseCIDR(range));

/** Whether an IP address, in its usual spelling, is one of the public Internet, and of no network in it that leads elsewhere. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && (address.zoneId || !address.match(GLOBAL_UNICAST))) return false;
  if (address.range() !== 'unicast') return false;
  return !NOT_PUBLIC.some((range) => address.kind() === range[0].kind() && address.match(range));
}
