import { Resolver } from 'node:dns/promises';
import { failedForNow } from './obstacle.js';

/** What is asked of the domain name system. */
export interface Names {
  /** The IPv4 and IPv6 addresses of a host; none if it does not exist. Rejects with an Obstacle if there was no answer. */
  addresses(host: string, signal: AbortSignal): Promise<string[]>;
  /** The hosts that take a domain's mail, the preferred one first. Rejects as `addresses` does. */
  mailHosts(domain: string, signal: AbortSignal): Promise<string[]>;
}

const TIMEOUT_MS = 2_500;
const TRIES = 2;
/** Of more addresses than this, the rest are not looked at: an answer must not make work without end. */
const MAX_ANSWERS = 16;

/**
 * Asks the name servers that the system is set to, and only these: neither the hosts file nor search domains, which know
 * names of the operator's own network. Unlike getaddrinfo it keeps no thread waiting.
 */
export class DnsNames implements Names {
  /** @param servers in place of the system's, as `address` or `address:port` */
  constructor(private readonly servers: readonly string[] = []) {}

  async addresses(host: string, signal: AbortSignal): Promise<string[]> {
    const answers = await this.#ask(signal, (resolver) =>
      Promise.allSettled([none(resolver.resolve4(host)), none(resolver.resolve6(host))]),
    );
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0 && answers.some((answer) => answer.status === 'rejected'))
      throw noAnswer(host);
    return addresses.slice(0, MAX_ANSWERS);
  }

  async mailHosts(domain: string, signal: AbortSignal): Promise<string[]> {
    const [answer] = await this.#ask(signal, (resolver) =>
      Promise.allSettled([none(resolver.resolveMx(domain))]),
    );
    if (answer.status === 'rejected') throw noAnswer(domain);
    const exchanges = answer.value
      .toSorted((a, b) => a.priority - b.priority)
      .map((record) => record.exchange.toLowerCase().replace(/\.$/, ''));
    // RFC 7505: an empty exchange says that the domain takes no mail.
    return exchanges.filter((exchange) => exchange !== '').slice(0, MAX_ANSWERS);
  }

  async #ask<T>(signal: AbortSignal, question: (resolver: Resolver) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (this.servers.length > 0) resolver.setServers(this.servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answer = await question(resolver);
      signal.throwIfAborted();
      return answer;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}

/** No such name, and a name without such records, are answers too. */
async function none<T>(answers: Promise<T[]>): Promise<T[]> {
  try {
    return await answers;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}

const noAnswer = (name: string): Error =>
  failedForNow(`The name servers gave no answer about ${name}: try again later.`);
