/** An external cause keeps the program from starting. The message is one sentence with the cause and the fix. */
export class StartupError extends Error {
  override name = 'StartupError';
}
