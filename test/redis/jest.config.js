import base from '../../jest.config.js';

/** Tests queues and rate limits on Redis: `npm run test:redis`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/redis/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
