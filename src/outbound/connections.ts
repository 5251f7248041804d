import { Resolver } from 'node:dns/promises';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { failed, failedForNow, refused, show } from './outbound-error.js';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';

/** DNS lookups. Each rejects with an OutboundError if no server responded. */
export interface Names {
  /** The IPv4 and IPv6 addresses of a host; empty if it does not exist. */
  addresses(host: string, signal: AbortSignal): Promise<string[]>;
  /** The mail servers of a domain, by preference. */
  mailHosts(domain: string, signal: AbortSignal): Promise<string[]>;
}

const DNS_LIMITS = { timeout: 2_500, tries: 2 };
/** The maximum number of DNS answers to use, which bounds the work for one domain. */
const MAX_ANSWERS = 16;

/**
 * Queries the system's name servers only. The hosts file and search domains would resolve names of the
 * operator's own network.
 */
export class DnsNames implements Names {
  /** @param servers that replace those of the system, as `address` or `address:port` */
  constructor(private readonly servers: readonly string[] = []) {}

  async addresses(host: string, signal: AbortSignal): Promise<string[]> {
    return this.#ask(host, signal, (resolver) => [resolver.resolve4(host), resolver.resolve6(host)]);
  }

  async mailHosts(domain: string, signal: AbortSignal): Promise<string[]> {
    const records = await this.#ask(domain, signal, (resolver) => [resolver.resolveMx(domain)]);
    const exchanges = records
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
    // RFC 7505: an empty exchange means that the domain accepts no mail.
    return exchanges.filter((exchange) => exchange !== '');
  }

  async #ask<T>(name: string, signal: AbortSignal, ask: (of: Resolver) => Promise<T[]>[]): Promise<T[]> {
    signal.throwIfAborted();
    const resolver = new Resolver(DNS_LIMITS);
    if (this.servers.length > 0) resolver.setServers(this.servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const answers = await Promise.allSettled(ask(resolver));
    signal.removeEventListener('abort', cancel);
    signal.throwIfAborted();
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // NXDOMAIN and an empty answer are valid responses.
    const isSilent = answers.some(
      (one) =>
        one.status === 'rejected' && !/^(?:ENOTFOUND|ENODATA)$/.test((one.reason as { code: string }).code),
    );
    if (found.length === 0 && isSilent)
      throw failedForNow(`The name servers gave no answer about ${name}: try again later.`);
    return found.slice(0, MAX_ANSWERS);
  }
}

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 32 * 1024;

/** A host whose requests go to a server that may have an address that is not public. */
interface LocalServer {
  /** A name, or `*.` and a name for all its subdomains. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/**
 * A pool of connections to public servers. Only this class resolves hosts, each once. A socket connects to the
 * validated addresses only, and its remote address is checked again.
 */
export class Connections {
  readonly agent: Agent;
  readonly #routes = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly names: Names,
    private readonly local: readonly LocalServer[],
    private readonly signal: AbortSignal,
    /** CA certificates that replace those of the system, for tests. */
    ca?: string,
    build: typeof buildConnector = buildConnector,
  ) {
    const connector = build({
      lookup: this.#lookup,
      timeout: CONNECT_TIMEOUT_MS,
      maxCachedSessions: 0,
      // Invalid certificates are refused, even if NODE_TLS_REJECT_UNAUTHORIZED is 0.
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca }),
    });
    const connect: buildConnector.connector = (...call) => this.#connect(connector, ...call);
    this.agent = new Agent({ connections: 1, pipelining: 1, maxHeaderSize: MAX_HEADER_BYTES, connect });
  }

  /**
   * The addresses of a host. Rejects with an OutboundError if any address is not public: a host with both kinds is
   * not trusted.
   */
  addresses(host: string): Promise<readonly string[]> {
    const route = this.#routes.get(host) ?? this.#resolve(host);
    this.#routes.set(host, route);
    return route;
  }

  /**
   * The servers of a host, in sorted order: its addresses, and the port as well for a local server.
   */
  async servers(host: string): Promise<readonly string[]> {
    const local = this.#localServer(host);
    return local ? [`${local.address} ${local.port}`] : [...new Set(await this.addresses(host))].toSorted();
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  async #resolve(host: string): Promise<readonly string[]> {
    const local = this.#localServer(host);
    if (local) return [local.address];
    const addresses = await this.names.addresses(host, this.signal);
    if (!addresses.every(isPublicAddress)) throw notPublic(host);
    return addresses;
  }

  readonly #lookup: LookupFunction = (host, options, callback) => {
    const answered = (addresses: readonly string[]): void => {
      const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      const [first] = answers;
      if (first === undefined) callback(failed(`${host} has no address.`), '');
      else if (options.all) callback(null, answers);
      else callback(null, first.address, first.family);
    };
    this.addresses(host).then(answered, (obstacle: Error) => callback(obstacle, ''));
  };

  #connect(
    connector: buildConnector.connector,
    ...[options, callback]: Parameters<buildConnector.connector>
  ): void {
    const host = bareHost(options.hostname);
    // Node.js connects to an IP address without a lookup, so the address is checked here.
    if (isIP(host) !== 0) return callback(notPublic(host), null);
    const local = this.#localServer(host);
    connector({ ...options, port: local ? String(local.port) : options.port }, (...[error, socket]) => {
      if (error) return callback(error, null);
      const { remoteAddress = '' } = socket;
      if (remoteAddress === (local?.address ?? '-') || isPublicAddress(remoteAddress))
        return callback(null, socket);
      socket.destroy();
      callback(notPublic(host), null);
    });
  }

  #localServer(host: string): LocalServer | undefined {
    const isOf = ({ host: one }: LocalServer): boolean =>
      one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one;
    return this.local.find(isOf);
  }
}

const notPublic = (host: string): Error => refused(`${host} is at an address that is not public.`);

/**
 * Top-level names outside the public Internet, or that must not be requested: RFC 6761, 6762, 8375, 9476,
 * 7686.
 */
const LOCAL_ENDINGS =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa|arpa|alt|onion)$/;

/** Throws an OutboundError for a URL that must not be requested, regardless of the addresses of its host. */
export function checkDestination(url: URL): void {
  const host = bareHost(url.hostname);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(`${show(url)} is neither http nor https.`);
  // URL removes the default port of the scheme.
  if (url.port !== '')
    throw refused(`${show(url)} is on port ${url.port}: only http on 80 and https on 443 are allowed.`);
  if (url.username !== '' || url.password !== '')
    throw refused(`${url.hostname} is requested with a password, which is not allowed.`);
  // URL normalizes decimal, octal and hexadecimal spellings of an IP address.
  if (isIP(host) !== 0) throw refused(`${show(url)} names an address in place of a host.`);
  if (!host.includes('.') || LOCAL_ENDINGS.test(host))
    throw refused(`${show(url)} names a host of a local network.`);
}

/** The host without the brackets of IPv6 and the trailing dot. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** The registrable domain of a host, by the public suffix list, including its private suffixes. */
export const registrableDomain = (host: string): string =>
  getDomain(host, { allowPrivateDomains: true }) ?? host;

/** The only IPv6 range for global unicast; all other ranges are reserved, local or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * The metadata service and agents of Azure and other clouds. The address is reachable only from inside the
 * cloud.
 */
const CLOUD_AGENT = '168.63.129.16';

/**
 * Whether a normalized IP address is on the public Internet and not in a range that tunnels or translates to
 * other networks.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && (address.zoneId || !address.match(GLOBAL_UNICAST))) return false;
  return address.range() === 'unicast' && text !== CLOUD_AGENT;
}
