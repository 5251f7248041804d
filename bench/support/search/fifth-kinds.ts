import type { Draws, Kinds } from './kinds.js';
import { drawsOfFifth } from './fifth-draws.js';
import { noMatchKindsOf } from './fifth-no-match.js';
import { organizationKindsOf } from './fifth-organizations.js';
import { peopleKindsOf } from './fifth-people.js';

/** Kinds that were written without knowledge of the rules of the search and of the other lists. */
export function fifthKindsOf(draws: Draws): Kinds {
  const fifth = drawsOfFifth(draws);
  return { ...peopleKindsOf(fifth), ...organizationKindsOf(fifth), ...noMatchKindsOf(fifth) };
}
