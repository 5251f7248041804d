const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * What Jest loads a spec with (the option `runtime`): Node's own `import`. The sources come through
 * test/support/typescript.js, which `npm test` preloads. A worker loads a module once for all its files, so that a
 * spec that changes the state of a module puts it back. `jest.mock` does not exist here.
 */
module.exports = class NativeRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  // Each file runs once in a process, but for `--watch`: the query makes a second run a module of its own.
  unstable_importModule(path) {
    return import(`${pathToFileURL(path)}?${process.hrtime.bigint()}`);
  }

  requireModule(path) {
    return require(path);
  }

  // jest-circus keeps the tests of one file in its module: the next file needs a new one.
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
