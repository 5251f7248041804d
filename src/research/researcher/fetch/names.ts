import { Resolver } from 'node:dns/promises';
import { failedForNow } from './obstacle.js';

/** What is asked of the domain name system. Each rejects with an Obstacle if there was no answer. */
export interface Names {
  /** The IPv4 and IPv6 addresses of a host; none if it does not exist. */
  addresses(host: string, signal: AbortSignal): Promise<string[]>;
  /** The hosts that take a domain's mail, the preferred one first. */
  mailHosts(domain: string, signal: AbortSignal): Promise<string[]>;
}

const LIMITS = { timeout: 2_500, tries: 2 };
/** More answers are left out: they must not make work without end. */
const MAX_ANSWERS = 16;

/** Asks the system's name servers only: the hosts file and search domains know names of the operator's own network. */
export class DnsNames implements Names {
  /** @param servers in place of the system's, as `address` or `address:port` */
  constructor(private readonly servers: readonly string[] = []) {}

  async addresses(host: string, signal: AbortSignal): Promise<string[]> {
    return this.#ask(host, signal, (resolver) => [resolver.resolve4(host), resolver.resolve6(host)]);
  }

  async mailHosts(domain: string, signal: AbortSignal): Promise<string[]> {
    const records = await this.#ask(domain, signal, (resolver) => [resolver.resolveMx(domain)]);
    const exchanges = records
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
    // RFC 7505: an empty exchange says that the domain takes no mail.
    return exchanges.filter((exchange) => exchange !== '');
  }

  async #ask<T>(name: string, signal: AbortSignal, ask: (of: Resolver) => Promise<T[]>[]): Promise<T[]> {
    signal.throwIfAborted();
    const resolver = new Resolver(LIMITS);
    if (this.servers.length > 0) resolver.setServers(this.servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const answers = await Promise.allSettled(ask(resolver));
    signal.removeEventListener('abort', cancel);
    signal.throwIfAborted();
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // No such name, and a name without such records, are answers too.
    const isSilent = answers.some(
      (one) =>
        one.status === 'rejected' && !/^(?:ENOTFOUND|ENODATA)$/.test((one.reason as { code: string }).code),
    );
    if (found.length === 0 && isSilent)
      throw failedForNow(`The name servers gave no answer about ${name}: try again later.`);
    return found.slice(0, MAX_ANSWERS);
  }
}
