import { availableParallelism } from 'node:os';

const inCi = Boolean(process.env.CI);

/** @type {import('jest').Config} */
export default {
  rootDir: '.',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // These suites need a program besides Node and PostgreSQL. Each has a separate command.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/(backup|browser|elasticsearch|faults|fuzz|generators|redis|stripe|upgrade)/',
  ],
  runtime: '<rootDir>/test/support/jest/native-runtime.cjs',
  testEnvironment: '<rootDir>/test/support/jest/native-environment.cjs',
  // Longer than `eventually` waits, whose error names what did not come.
  testTimeout: 120_000,
  // Files wait for PostgreSQL and for processes half of their time: one worker for each core would leave cores idle.
  maxWorkers: availableParallelism() * 2,
  // A worker keeps what its files loaded: a large one is replaced before its collector stops it for seconds.
  workerIdleMemoryLimit: '700MB',
  workerGracefulExitTimeout: 10_000,
  // A test that fails may leave a server running: a run in CI ends even so.
  forceExit: inCi,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  reporters: [
    'default',
    '<rootDir>/test/support/no-secret-logged.js',
    ...(inCi ? ['<rootDir>/test/support/nothing-skipped.js'] : []),
  ],
};
