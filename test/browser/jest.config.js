import base from '../../jest.config.js';

/** The pages in a real browser: `npm run test:browser`. One file at a time, since each has a browser of its own. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/browser/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
