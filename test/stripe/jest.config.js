import base from '../../jest.config.js';

/** Stripe's parts against Stripe's own mock server: `npm run test:stripe`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/stripe/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
