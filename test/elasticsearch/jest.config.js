import base from '../../jest.config.js';

/** Tests search and its index on Elasticsearch: `npm run test:elasticsearch`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/elasticsearch/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Every file starts, stops and kills a server. Two files at once would slow each other down.
  maxWorkers: 1,
  testTimeout: 180_000,
};
