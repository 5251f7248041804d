import base from '../../jest.config.js';

/** Tests backup and restore on the system's PostgreSQL: `npm run test:backup`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/backup/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
};
