import { fold } from '../../../src/names/normalize.js';
import { noMatchKindsOf } from './eighth-no-match.js';
import { organizationKindsOf } from './eighth-organizations.js';
import { peopleKindsOf } from './eighth-people.js';
import { drawsOfFifth } from './fifth-draws.js';
import type { Draws, Drawn, Kinds } from './kinds.js';

/** Draws no question in which adjacent words outside of the name that is meant name another record. */
export function unambiguousKinds(draws: Draws, kinds: Kinds): Kinds {
  const { bearers } = draws.corpus;
  const unambiguous = (drawn: Drawn): Drawn => {
    if (drawn === null) return null;
    const [query, expected] = drawn;
    const words = fold(query).split(' ');
    const named = words
      .flatMap((_, from) => words.slice(from + 1).map((_, more) => ({ from, to: from + 2 + more })))
      .flatMap(({ from, to }) => {
        const keys = bearers.get(words.slice(from, to).join(' '));
        return keys ? [{ from, to, isMeant: [...keys].every((key) => expected.has(key)) }] : [];
      });
    const isWithinMeant = ({ from, to }: { from: number; to: number }) =>
      named.some((run) => run.isMeant && run.from <= from && run.to >= to);
    return named.every(isWithinMeant) ? drawn : null;
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, draw]) => [kind, () => unambiguous(draw())] as const),
  );
}

/** Kinds of plain users, written without knowledge of the rules of the search and of the other lists. */
export function eighthKindsOf(draws: Draws): Kinds {
  const eighth = drawsOfFifth(draws);
  const kinds = { ...peopleKindsOf(eighth), ...organizationKindsOf(eighth), ...noMatchKindsOf(eighth) };
  return unambiguousKinds(draws, kinds);
}
