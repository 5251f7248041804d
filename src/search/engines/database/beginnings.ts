import type { ExactClause } from '../../query/plan.js';

/** Words by their beginning. */
export type WordsBegun = ReadonlyMap<string, readonly string[]>;

/**
 * The beginnings of words that a clause only wants beside something else. For each of them PostgreSQL would collect all
 * documents that have such a word, before it looks which of them have the rest; of whole words it reads what it needs.
 */
export function beginningsBeside(clause: ExactClause, isBeside = false): string[] {
  if ('any' in clause) return clause.any.flatMap((choice) => beginningsBeside(choice, isBeside));
  if ('all' in clause) return clause.all.flatMap((part) => beginningsBeside(part, clause.all.length > 1));
  return isBeside && 'startsWith' in clause && clause.startsWith === 'word' ? [clause.value] : [];
}

/** The clause with those words in the place of their beginnings that are known. */
export function spelledOut(clause: ExactClause, begun: WordsBegun): ExactClause {
  if ('any' in clause) return { any: clause.any.map((choice) => spelledOut(choice, begun)) };
  if ('all' in clause) return { all: clause.all.map((part) => spelledOut(part, begun)) };
  const words = 'startsWith' in clause && clause.startsWith === 'word' ? (begun.get(clause.value) ?? []) : [];
  return words.length === 0 ? clause : { any: words.map((value) => ({ is: 'word', value })) };
}
