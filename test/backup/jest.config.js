import base from '../../jest.config.js';

/** Backup and restore on a PostgreSQL of the system: `npm run test:backup`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/backup/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
};
