import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a local port on which no process listens. Another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** Returns this many different free ports. */
export async function freePorts(many: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: many }, () => listening(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(closed));
  return ports;
}

/** Returns whether no process listens on this port. */
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
