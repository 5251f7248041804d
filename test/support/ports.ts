import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine on which nothing listens. Another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** As many different ones. */
export async function freePorts(many: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: many }, () => listening(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(closed));
  return ports;
}

/** Whether nothing listens on this one. */
export async function isFree(port: number): Promise<boolean> {
  const server = await listening(port).catch(() => null);
  if (server !== null) await closed(server);
  return server !== null;
}

async function listening(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.close();
  await once(server, 'close');
}
