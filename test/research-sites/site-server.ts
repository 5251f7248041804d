import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { LocalSite } from '../../src/config/research-settings.js';
import type { FictionalSite } from './fictional-site.js';

/** A local server with many sites, selected by the Host header. */
export interface SiteServer {
  readonly port: number;
  /** The setting that lets a researcher reach the sites: every host in the domain `example` is here. */
  readonly localSites: readonly LocalSite[];
  /** The requests as `GET host/path`, in order, with the User-Agent of each. */
  readonly requests: { readonly line: string; readonly userAgent: string; readonly at: number }[];
  stop(): Promise<void>;
}

/** Serves sites on a free loopback port; `handlers` serve the hosts that need more than pages. */
export async function serveSites(
  sites: readonly FictionalSite[],
  handlers: Readonly<Record<string, RequestListener>> = {},
): Promise<SiteServer> {
  const byHost = new Map(sites.map((site) => [site.host, site]));
  const requests: SiteServer['requests'] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    requests.push({
      line: `${request.method} ${host}${request.url}`,
      userAgent: request.headers['user-agent'] ?? '',
      at: performance.now(),
    });
    const handler = handlers[host] ?? handlers[host.replace(/^www\./, '')];
    if (handler) return handler(request, response);
    const page = (byHost.get(host) ?? byHost.get(host.replace(/^www\./, '')))?.pages[
      new URL(request.url!, 'http://site').pathname
    ];
    if (page === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const {
      body,
      type = 'text/html; charset=utf-8',
      status = 200,
    } = typeof page === 'string' ? { body: page } : page;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const port = await listen(server);
  return {
    port,
    localSites: [{ host: '*.example', address: '127.0.0.1', port }],
    requests,
    stop: () => stop(server),
  };
}

/** Starts a server on a free loopback port. */
export async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Stops a server and closes its connections. */
export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
