import type { Draws, Kinds } from './kinds.js';
import { drawsOfFifth } from './fifth-draws.js';
import { noMatchKindsOf } from './seventh-no-match.js';
import { organizationKindsOf } from './seventh-organizations.js';
import { peopleKindsOf } from './seventh-people.js';

/** Kinds that were written without knowledge of the rules of the search and of the other lists. */
export function seventhKindsOf(draws: Draws): Kinds {
  const seventh = drawsOfFifth(draws);
  return { ...peopleKindsOf(seventh), ...organizationKindsOf(seventh), ...noMatchKindsOf(seventh) };
}
