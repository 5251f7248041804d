/** A command cannot do what it was asked. Its message is one sentence that names the option and says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}
