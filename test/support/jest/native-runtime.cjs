const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Loads a spec for Jest (the option `runtime`) with Node's own `import`. test/support/typescript.js, which
 * `npm test` preloads, compiles the sources. A worker loads a module once for all its files, so a spec that
 * changes the state of a module restores it. `jest.mock` does not exist here.
 */
module.exports = class NativeRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  // Each file runs once in a process, except with `--watch`: the query makes a second run load the module
  // again.
  unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?${process.hrtime.bigint()}`);
  }

  requireModule(path) {
    return require(path);
  }

  // jest-circus keeps the tests of one file in its module, so the next file needs a new instance.
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[EVENT_HANDLERS];
    delete globalThis[TEST_TIMEOUT];
    return createRequire(__filename)(path);
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }
};
