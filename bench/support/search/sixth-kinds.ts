import type { Draws, Kinds } from './kinds.js';
import { drawsOfFifth } from './fifth-draws.js';
import { noMatchKindsOf } from './sixth-no-match.js';
import { organizationKindsOf } from './sixth-organizations.js';
import { peopleKindsOf } from './sixth-people.js';

/** Kinds that were written without knowledge of the rules of the search and of the other lists. */
export function sixthKindsOf(draws: Draws): Kinds {
  const sixth = drawsOfFifth(draws);
  return { ...peopleKindsOf(sixth), ...organizationKindsOf(sixth), ...noMatchKindsOf(sixth) };
}
