/** A part of an excerpt; `isFound` marks matched words. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const isWordCharacter = (text: string | undefined): boolean =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Splits an excerpt at matched words. Matches are whole words and ignore case. */
export function piecesOf(excerpt: string, words: readonly string[]): Piece[] {
  const lower = excerpt.toLowerCase();
  // A letter that is longer in lower case would shift all positions after it.
  if (lower.length !== excerpt.length) return [{ text: excerpt, isFound: false }];
  const found: (readonly [start: number, end: number])[] = [];
  for (const word of words.map((one) => one.toLowerCase())) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      if (!isWordCharacter(lower[at - 1]) && !isWordCharacter(lower[at + word.length]))
        found.push([at, at + word.length]);
    }
  }
  // Of two matches with the same start, the longer one wins.
  found.sort(([a, endOfA], [b, endOfB]) => a - b || endOfB - endOfA);
  const pieces: Piece[] = [];
  let end = 0;
  for (const [start, stop] of found) {
    if (start < end) continue;
    if (start > end) pieces.push({ text: excerpt.slice(end, start), isFound: false });
    pieces.push({ text: excerpt.slice(start, stop), isFound: true });
    end = stop;
  }
  if (end < excerpt.length) pieces.push({ text: excerpt.slice(end), isFound: false });
  return pieces;
}
