import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { LocalSite } from '../../../config/research-settings.js';
import { bareHost, isPublicAddress } from './destination.js';
import type { Names } from './names.js';
import { failed, refused } from './obstacle.js';

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * The connections of one research. Hosts are resolved here and nowhere else, once; a socket is given the addresses that
 * passed, and what it is connected to is looked at again.
 */
export class Connections {
  readonly agent: Agent;
  readonly #routes = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly names: Names,
    private readonly localSites: readonly LocalSite[],
    private readonly signal: AbortSignal,
    /** Certificates that are trusted in place of the system's: for tests. */
    ca?: string,
    build: typeof buildConnector = buildConnector,
  ) {
    const connector = build({
      lookup: this.#lookup,
      timeout: CONNECT_TIMEOUT_MS,
      maxCachedSessions: 0,
      // Broken TLS is refused, whatever NODE_TLS_REJECT_UNAUTHORIZED says.
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca }),
    });
    const connect: buildConnector.connector = (...call) => this.#connect(connector, ...call);
    this.agent = new Agent({ connections: 1, pipelining: 1, maxHeaderSize: MAX_HEADER_BYTES, connect });
  }

  /** The addresses of a host; rejects with an Obstacle if one is not public: a host that mixes both is not trusted. */
  addresses(host: string): Promise<readonly string[]> {
    const route = this.#routes.get(host) ?? this.#resolve(host);
    this.#routes.set(host, route);
    return route;
  }

  /** What serves a host, in the order of the text: its addresses, for a site on this machine its port as well. */
  async servers(host: string): Promise<readonly string[]> {
    const local = this.#localSite(host);
    return local ? [`${local.address} ${local.port}`] : [...new Set(await this.addresses(host))].toSorted();
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  async #resolve(host: string): Promise<readonly string[]> {
    const local = this.#localSite(host);
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
    // The system connects to an address without any look-up, so nothing would have looked at it.
    if (isIP(host) !== 0) return callback(notPublic(host), null);
    const local = this.#localSite(host);
    connector({ ...options, port: local ? String(local.port) : options.port }, (...[error, socket]) => {
      if (error) return callback(error, null);
      const { remoteAddress = '' } = socket;
      if (remoteAddress === (local?.address ?? '-') || isPublicAddress(remoteAddress))
        return callback(null, socket);
      socket.destroy();
      callback(notPublic(host), null);
    });
  }

  #localSite(host: string): LocalSite | undefined {
    const isOf = ({ host: one }: LocalSite): boolean =>
      one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one;
    return this.localSites.find(isOf);
  }
}

const notPublic = (host: string): Error =>
  refused(`${host} is at an address that is not public, and is not read.`);
