import base from '../../jest.config.js';

/** What breaks around the service, on the real components: `npm run test:faults`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/faults/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each file has servers of its own and puts load on them; two of them would only slow each other down.
  maxWorkers: 1,
  testTimeout: 240_000,
};
