/** The numbers that names write in several ways: as digits, as words and in Roman letters. */
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

const WRITINGS = ROMAN.map((roman, at) => {
  const digits = String(at + 1);
  return [digits, `${digits}${ENDINGS[at + 1] ?? 'th'}`, CARDINALS[at]!, ORDINALS[at]!, roman];
});
const WRITINGS_OF = new Map(WRITINGS.flatMap((words) => words.map((word) => [word, words] as const)));

/** Returns the other writings of a folded number: `5`, `5th`, `five`, `fifth` and `v`; empty for any other word. */
export const otherNumerals = (word: string): readonly string[] =>
  WRITINGS_OF.get(word)?.filter((other) => other !== word) ?? [];

/** Returns the digits of a number; null for any other word. A Roman number of one letter is more often an initial. */
export function numberIn(word: string): string | null {
  const known = WRITINGS_OF.get(word);
  if (known !== undefined) return word.length === 1 && !/\p{N}/u.test(word) ? null : known[0]!;
  return /^(\p{N}+)(?:st|nd|rd|th)?$/u.exec(word)?.[1] ?? null;
}

export const isNumber = (word: string): boolean => /\p{N}/u.test(word) || numberIn(word) !== null;

/** Returns the numbers of a folded name, however they are written. */
export const numbersIn = (folded: string): string[] =>
  folded.split(' ').flatMap((word) => numberIn(word) ?? word.match(/\p{N}+/gu) ?? []);
