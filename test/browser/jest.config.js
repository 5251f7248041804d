import base from '../../jest.config.js';

/** Tests the pages in a browser: `npm run test:browser`. One file at a time, because each starts a browser. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/browser/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
