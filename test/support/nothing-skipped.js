/** A Jest reporter: in CI a test that did not run is no test that passed. */
export default class NothingSkipped {
  #error;

  onRunComplete(_contexts, { numPendingTestSuites, numPendingTests, numTodoTests }) {
    const counts = { suites: numPendingTestSuites, tests: numPendingTests, todos: numTodoTests };
    const skipped = Object.entries(counts).filter(([, count]) => count > 0);
    if (skipped.length === 0) return;
    this.#error = new Error(`Skipped: ${skipped.map(([what, count]) => `${count} ${what}`).join(', ')}.`);
    process.stderr.write(`\n${this.#error.message} In CI that is a failure.\n`);
  }

  /** What Jest asks for: the run fails if there is one. */
  getLastError() {
    return this.#error;
  }
}
