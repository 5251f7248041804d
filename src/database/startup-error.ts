/** Something outside the program keeps it from starting. Its message is one sentence that names the thing and says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
