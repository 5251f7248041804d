import { Resolver } from 'node:dns/promises';
import { failedForNow } from './outbound-error.js';

/** DNS lookups. Each rejects with an OutboundError if no server responded. */
export interface Names {
  /** The IPv4 and IPv6 addresses of a host; empty if it does not exist. */
  addresses(host: string, signal: AbortSignal): Promise<string[]>;
  /** The mail servers of a domain, by preference. */
  mailHosts(domain: string, signal: AbortSignal): Promise<string[]>;
}

const LIMITS = { timeout: 2_500, tries: 2 };
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
    const resolver = new Resolver(LIMITS);
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
