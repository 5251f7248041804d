import { StartupError } from '../../database/startup-error.js';

/** The index cannot be built anew now. The message is a sentence for the operator. */
export class ReindexError extends StartupError {
  override name = 'ReindexError';
}
