import base from '../../jest.config.js';

/** Faults of the components around the service: `npm run test:faults`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/faults/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each file starts servers and loads them; two files at once would slow each other down.
  maxWorkers: 1,
  testTimeout: 240_000,
};
