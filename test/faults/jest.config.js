import { globSync } from 'node:fs';
import base from '../../jest.config.js';

// CI runs the files in two parts: `FAULT_PART=1/2` and `FAULT_PART=2/2`.
const [part, parts] = (process.env.FAULT_PART ?? '1/1').split('/').map(Number);
const files = globSync('test/faults/**/*.spec.ts').toSorted();

/** Tests faults of the components that the service uses: `npm run test:faults`. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: files.filter((_, index) => index % parts === part - 1).map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: ['/node_modules/'],
  // Each file starts servers and loads them; two files at once would slow each other down.
  maxWorkers: 1,
  testTimeout: 240_000,
};
