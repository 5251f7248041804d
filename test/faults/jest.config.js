import base from '../../jest.config.js';

/** Tests faults of the components that the service uses: `npm run test:faults`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/faults/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each file starts servers and loads them; two files at once would slow each other down.
  maxWorkers: 1,
  testTimeout: 240_000,
};
