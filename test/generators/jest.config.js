import base from '../../jest.config.js';

/** Tests clients that code generators generate from openapi.json: `npm run test:generators`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/generators/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // The first run downloads the generators and the libraries of the clients.
  testTimeout: 600_000,
  maxWorkers: 1,
};
