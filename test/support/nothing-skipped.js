/** A Jest reporter: fails a run in CI in which a test was skipped. */
export default class NothingSkipped {
  #error;

  onRunComplete(_contexts, { numPendingTestSuites, numPendingTests, numTodoTests }) {
    const counts = { suites: numPendingTestSuites, tests: numPendingTests, todos: numTodoTests };
    const skipped = Object.entries(counts).filter(([, count]) => count > 0);
    if (skipped.length === 0) return;
    this.#error = new Error(`Skipped: ${skipped.map(([what, count]) => `${count} ${what}`).join(', ')}.`);
    process.stderr.write(`\n${this.#error.message} In CI that is a failure.\n`);
  }

  /** The error that Jest reads after the run; it fails the run. */
  getLastError() {
    return this.#error;
  }
}
