import { isSmallWord, nicknamesOf } from '../../names/words.js';
import type { TextWord } from './read-text.js';
import type { Match, ReadText } from './score.js';

/** Maximum weight of unexplained words next to an organization's name, relative to the weight of the name. */
const MAX_ADJACENT = 0.5;
/** Minimum score of an accepted match, relative to the best match. */
const MIN_OF_BEST = 0.75;

/** The matches that are compatible with each other, best first. */
export function accepted(matches: readonly Match[], text: ReadText): Match[] {
  const free = matches.filter((match) => !isContradicted(match, matches, text));
  const inside = (one: Match, other: Match) =>
    other.isWhole &&
    other.from <= one.from &&
    other.to >= one.to &&
    other.to - other.from > one.to - one.from;
  const widest = free.filter((match) => !free.some((other) => inside(match, other)));
  const best = Math.max(0, ...widest.map(({ score }) => score));
  const whole = widest.some(({ isWhole, score }) => isWhole && score === best);
  return widest
    .filter(
      (match) =>
        (match.isWhole && whole && match.document.type === 'person') || match.score >= best * MIN_OF_BEST,
    )
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.from - other.from ||
        other.document.connections - one.document.connections ||
        one.document.nameLength - other.document.nameLength ||
        one.document.id - other.document.id,
    );
}

/** Unexplained words next to an index, up to a punctuation mark, with small words between them. */
function adjacentWords(
  words: readonly TextWord[],
  from: number,
  step: 1 | -1,
  isOpen: (index: number) => boolean,
): string[] {
  const found: string[] = [];
  for (let at = from; at >= 0 && at < words.length; at += step) {
    if (words[step === 1 ? at : at + 1]!.isApart) break;
    const isSmall = isSmallWord(words[at]!.word);
    if (!isSmall && !isOpen(at)) break;
    found.push(words[at]!.word);
  }
  return found;
}

/** Whether words next to the name indicate another record and do not belong to another name of the text. */
function isContradicted(match: Match, matches: readonly Match[], { words, weights }: ReadText): boolean {
  if (!match.isWhole) return false;
  const { from, to, document } = match;
  const isPerson = document.type === 'person';
  // Two adjacent organizations are more likely parts of two names.
  const isAdjacent = (other: Match) =>
    (other.to === from && !words[from]!.isApart) || (other.from === to && !words[to]!.isApart);
  const others = matches.filter(
    (other) =>
      other.isWhole &&
      (other.to <= from || other.from >= to) &&
      (isPerson || other.document.type === 'person' || !isAdjacent(other)),
  );
  const isOpen = (index: number) =>
    words[index]!.isCapital &&
    !match.explained[index] &&
    !others.some((other) => index >= other.from && index < other.to);
  const before = adjacentWords(words, from - 1, -1, isOpen);
  const after = adjacentWords(words, to, 1, isOpen);
  if (isPerson) {
    const [first, last] = [before[0], after[0]].map((word) => word !== undefined && weights.isName(word));
    const isGivenName = (word: string) => weights.isCommon(word) || nicknamesOf(word).length > 0;
    return (first! && (last! || isGivenName(before[0]!))) || (last! && !match.isExact);
  }
  const weightOf = (some: readonly string[]) => some.reduce((sum, word) => sum + weights.of(word), 0);
  const own = weightOf(words.slice(from, to).map(({ word }) => word));
  return weightOf([...before, ...after]) > own * MAX_ADJACENT;
}
