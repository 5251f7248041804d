import base from '../../jest.config.js';

/** Tests payments on Stripe's mock server: `npm run test:stripe`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/stripe/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
