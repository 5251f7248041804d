import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { bareHost, isPublicAddress } from './destination.js';
import type { Names } from './names.js';
import { failed, refused } from './outbound-error.js';

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
