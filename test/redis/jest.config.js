import base from '../../jest.config.js';

/** The queue on a real Redis: `npm run test:redis`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/redis/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
