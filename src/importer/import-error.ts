import { StartupError } from '../database/startup-error.js';

/** Something that the operator has to see to before an import can go on. Its message is a sentence that says what. */
export class ImportError extends StartupError {
  override name = 'ImportError';
}
