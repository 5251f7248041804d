/** A Jest reporter: in CI a test that did not run is no test that passed. */
export default class NothingSkipped {
  #skipped = '';

  onRunComplete(_contexts, { numPendingTestSuites, numPendingTests, numTodoTests }) {
    const counts = { suites: numPendingTestSuites, tests: numPendingTests, todos: numTodoTests };
    this.#skipped = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ');
  }

  getLastError() {
    return this.#skipped === '' ? undefined : new Error(`Skipped: ${this.#skipped}.`);
  }
}
