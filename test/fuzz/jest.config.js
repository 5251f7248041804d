import base from '../../jest.config.js';

/** Tests the API against its OpenAPI document: `npm run test:fuzz`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/fuzz/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 7_200_000,
  maxWorkers: 1,
};
