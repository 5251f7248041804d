import base from '../../jest.config.js';

/** Search and its index against a real Elasticsearch: `npm run test:elasticsearch`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/elasticsearch/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Every file has a server of its own, which it stops and kills; two of them would wait for each other.
  maxWorkers: 1,
  testTimeout: 180_000,
};
