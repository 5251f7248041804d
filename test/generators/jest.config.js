import base from '../../jest.config.js';

/** Clients that code generators make of openapi.json: `npm run test:generators`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/generators/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // A first run downloads the generators and the libraries of what they make.
  testTimeout: 600_000,
  maxWorkers: 1,
};
