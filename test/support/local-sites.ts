import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stop } from '../research-sites/site-server.js';

/** Sites with different addresses on the loopback network. */
export interface LocalSites {
  /** The value of `RESEARCH_ALLOW_ADDRESSES` that lets a service reach them. */
  readonly setting: string;
  stop(): Promise<void>;
}

/**
 * Serves each host at one of `addresses` addresses (127.0.0.2 and up). Requests to one address wait for each
 * other, so sites that shared one would be read one after the other.
 */
export async function serveLocalSites(
  hosts: readonly string[],
  listener: RequestListener,
  addresses = 16,
): Promise<LocalSites> {
  const count = Math.min(addresses, hosts.length);
  const names = Array.from({ length: count }, (_, at) => `127.0.0.${at + 2}`);
  const servers = names.map(() => createServer(listener));
  await Promise.all(
    servers.map((server, at) => new Promise<void>((ready) => server.listen(0, names[at], ready))),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  return {
    setting: hosts.map((host, at) => `${host}=${names[at % count]!}:${ports[at % count]!}`).join(','),
    stop: async () => void (await Promise.all(servers.map(stop))),
  };
}
