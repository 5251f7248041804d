import type { IncomingMessage } from 'node:http';
import { decodable, UnknownRouteController } from './request-head.js';

it('answers 404 even if its guard has let a call through', () => {
  expect(() => new UnknownRouteController().unknown()).toThrow(expect.objectContaining({ status: 404 }));
});

it.each([
  ['http://directory.example/api/v1/me?x=1', '/api/v1/me?x=1'],
  ['HTTPS://directory.example:3000', '/'],
  ['http://directory.example?x=1', '/?x=1'],
  ['/api/v1/me?at=http://directory.example/', '/api/v1/me?at=http://directory.example/'],
  ['*', '*'],
])('reads the target %s as %s', (url, path) => {
  expect(decodable({ url } as IncomingMessage)).toBe(path);
});
