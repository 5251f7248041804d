import { readFileSync } from 'node:fs';

// The build leaves specs out (`exclude`); here they are what is compiled. In-file source maps give true lines.
const { exclude: _specs, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

const inCi = Boolean(process.env.CI);

/** @type {import('jest').Config} */
export default {
  rootDir: '.',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // They need a program besides Node and PostgreSQL, and have a command of their own.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/(backup|browser|elasticsearch|faults|fuzz|generators|redis|stripe|upgrade)/',
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  testTimeout: 60_000,
  // Files wait for PostgreSQL and for processes much of their time: Jest's own choice would leave a core idle.
  maxWorkers: '100%',
  // Jest keeps what each file loaded: a worker grows to gigabytes, and its collector then stops it for seconds.
  workerIdleMemoryLimit: '700MB',
  // A test that fails may leave a server running: a run in CI ends even so.
  forceExit: inCi,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  reporters: [
    'default',
    '<rootDir>/test/support/no-secret-logged.js',
    ...(inCi ? ['<rootDir>/test/support/nothing-skipped.js'] : []),
  ],
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    // They decide nothing: entry points (run as processes of their own), wiring, tables.
    '!src/{main,worker,cli,config/write,openapi/write}.ts',
    '!**/*.module.ts',
    '!**/*.entity.ts',
    '!src/database/migrations/**',
    // What talks to Elasticsearch is covered where there is one: test/elasticsearch/jest.config.js.
    '!src/search/engines/elasticsearch/**',
    '!src/search/indexing/{elasticsearch-rebuild,index-keeper}.ts',
    '!**/*.spec.ts',
  ],
  coverageReporters: [['text', { skipFull: true }], 'text-summary', 'json-summary'],
  // For each file, with `npm test -- --coverage`: it more than doubles the time of a run.
  coverageThreshold: { './src/**/*.{ts,tsx}': { lines: 80 } },
};
