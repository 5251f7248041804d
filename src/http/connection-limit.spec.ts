import { createServer } from 'node:net';
import { limitConnections, mostConnections } from './connection-limit.js';

it.each([
  [1_048_576, 1_048_448],
  [1_024, 896],
  [90, 45],
])('a process with %d files has %d connections at most', (files, connections) => {
  expect(mostConnections(files)).toBe(connections);
});

it('asks the system how many files there may be', () => {
  const server = createServer();
  limitConnections(server);
  expect(server.maxConnections).toBeGreaterThan(100);
});
