import type { Clause, Tier } from '../../query/plan.js';

/** Words by their beginning. */
export type WordsBegun = ReadonlyMap<string, readonly string[]>;

/**
 * The beginnings of words that a clause only wants beside something else. For each of them PostgreSQL would collect all
 * documents that have such a word, before it looks which of them have the rest; of whole words it reads what it needs.
 */
export function beginningsBeside(clause: Clause, isBeside = false): string[] {
  if ('any' in clause) return clause.any.flatMap((choice) => beginningsBeside(choice, isBeside));
  if ('all' in clause) return clause.all.flatMap((part) => beginningsBeside(part, clause.all.length > 1));
  return isBeside && 'startsWith' in clause && clause.startsWith === 'word' ? [clause.value] : [];
}

/**
 * The tiers with those words in the place of their beginnings that are known. Where a better tier asks for the beginning
 * as a word itself, it is not looked for again: mostly it is the commonest of them, and often the only one.
 */
export function spelledOut(tiers: readonly Tier[], begun: WordsBegun): Tier[] {
  const asked = new Map<string, number>();
  for (const { clause, score } of tiers) {
    const text = JSON.stringify(clause);
    asked.set(text, Math.max(score, asked.get(text) ?? 0));
  }
  return tiers.flatMap((tier) => {
    const whole = JSON.stringify(replaced(tier.clause, (value) => [value]));
    const isWholeAsked = (asked.get(whole) ?? -1) >= tier.score;
    const clause = replaced(tier.clause, (value) => {
      const words = begun.get(value);
      return isWholeAsked ? words?.filter((word) => word !== value) : words;
    });
    return clause === null ? [] : [{ ...tier, clause }];
  });
}

/** The clause with words in the place of beginnings for which there are some; null if there is nothing left to find. */
function replaced(
  clause: Clause,
  wordsOf: (beginning: string) => readonly string[] | undefined,
): Clause | null {
  if ('any' in clause) {
    const choices = clause.any.map((choice) => replaced(choice, wordsOf)).filter((choice) => choice !== null);
    return choices.length === 0 ? null : { any: choices };
  }
  if ('all' in clause) {
    const parts = clause.all.map((part) => replaced(part, wordsOf)).filter((part) => part !== null);
    return parts.length < clause.all.length ? null : { all: parts };
  }
  const words = 'startsWith' in clause && clause.startsWith === 'word' ? wordsOf(clause.value) : undefined;
  if (words === undefined) return clause;
  const choices = words.map((value) => ({ is: 'word', value }) as const);
  return choices.length === 1 ? choices[0]! : choices.length === 0 ? null : { any: choices };
}
