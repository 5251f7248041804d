import base from '../../jest.config.js';

/** Tests the previous release's server on the current schema: `npm run test:upgrade`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/upgrade/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // The test installs and builds another release.
  testTimeout: 600_000,
};
