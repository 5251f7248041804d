import { nicknamesOf } from '../names/nicknames.js';
import { isSmallWord } from '../names/word-lists.js';
import type { TextWord } from './read-text.js';
import type { Claim, ReadText } from './score.js';

/** An organization's name may come with other words that weigh up to so much of it. */
const MAX_BESIDE = 0.5;
/** A claim that scores less than this part of the best one is not meant. */
const MIN_OF_BEST = 0.75;

/** The claims that hold at the same time, best first. */
export function accepted(claims: readonly Claim[], text: ReadText): Claim[] {
  const free = claims.filter((claim) => !isContradicted(claim, claims, text));
  const inside = (one: Claim, other: Claim) =>
    other.isWhole &&
    other.from <= one.from &&
    other.to >= one.to &&
    other.to - other.from > one.to - one.from;
  const widest = free.filter((claim) => !free.some((other) => inside(claim, other)));
  const best = Math.max(0, ...widest.map(({ score }) => score));
  const whole = widest.some(({ isWhole, score }) => isWhole && score === best);
  return widest
    .filter(
      (claim) =>
        (claim.isWhole && whole && claim.document.type === 'person') || claim.score >= best * MIN_OF_BEST,
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

/** Open words from a place on in one direction, to the next punctuation mark; small ones may stand between them. */
function wordsBeside(
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

/** Whether words next to the name say that another is meant, and are in no other name of the text. */
function isContradicted(claim: Claim, claims: readonly Claim[], { words, weights }: ReadText): boolean {
  if (!claim.isWhole) return false;
  const { from, to, document } = claim;
  const isPerson = document.type === 'person';
  // Two organizations side by side are rather halves of two names.
  const isBeside = (other: Claim) =>
    (other.to === from && !words[from]!.isApart) || (other.from === to && !words[to]!.isApart);
  const others = claims.filter(
    (other) =>
      other.isWhole &&
      (other.to <= from || other.from >= to) &&
      (isPerson || other.document.type === 'person' || !isBeside(other)),
  );
  const isOpen = (index: number) =>
    words[index]!.isCapital &&
    !claim.explained[index] &&
    !others.some((other) => index >= other.from && index < other.to);
  const before = wordsBeside(words, from - 1, -1, isOpen);
  const after = wordsBeside(words, to, 1, isOpen);
  if (isPerson) {
    const [first, last] = [before[0], after[0]].map((word) => word !== undefined && weights.isName(word));
    const isGivenName = (word: string) => weights.isCommon(word) || nicknamesOf(word).length > 0;
    return (first! && (last! || isGivenName(before[0]!))) || (last! && !claim.isExact);
  }
  const weightOf = (some: readonly string[]) => some.reduce((sum, word) => sum + weights.of(word), 0);
  const own = weightOf(words.slice(from, to).map(({ word }) => word));
  return weightOf([...before, ...after]) > own * MAX_BESIDE;
}
