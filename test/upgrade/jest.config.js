import base from '../../jest.config.js';

/** The previous commit's server on the present schema: `npm run test:upgrade`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/upgrade/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // It installs and builds another release.
  testTimeout: 600_000,
};
