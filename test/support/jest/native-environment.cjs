const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * A Jest environment that is the process itself: specs use the globals of Node and share them with the
 * modules that they import. With `native-runtime.cjs` it replaces Jest's virtual machines, which reload the
 * service's 2,800 modules for each file. After each file it restores mocks, timers and environment variables.
 */
module.exports = class NativeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.variables = { ...process.env };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = null;
    globalThis.jest = jestObject(this.moduleMocker, this.fakeTimersModern);
  }

  // Node maps stack traces to the sources itself; Jest's own mapping knows only what its transformer compiled.
  async setup() {
    process.setSourceMapsEnabled(true);
    Error.prepareStackTrace = undefined;
    // A failure in CI must be caused by the change, so property tests draw the same cases.
    if (process.env.CI) (await import('fast-check')).default.configureGlobal({ seed: 20261122 });
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }

  getVmContext() {
    return null;
  }
};

function jestObject(mocker, timers) {
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    useFakeTimers: (config) => (timers.useFakeTimers(config), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    setSystemTime: (now) => (timers.setSystemTime(now), jest),
    // jest-runtime does the same: jest-circus reads the limit when it registers a test or a hook.
    setTimeout: (ms) => ((globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms), jest),
  };
  return jest;
}
