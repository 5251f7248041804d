import type { Problem } from '../common/errors.js';

/**
 * Looks up the records that a body names. Services do so themselves when they write; a body that is refused before it
 * comes to that gets wrong names reported with all other problems.
 */
export abstract class ReferenceCheck {
  abstract problems(body: object): Promise<Problem[]>;
}
