import { UnknownRouteController } from './request-head.js';

it('answers 404 even if its guard has let a call through', () => {
  expect(() => new UnknownRouteController().unknown()).toThrow(expect.objectContaining({ status: 404 }));
});
