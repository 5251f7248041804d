/** A table from a text of `key=value` pairs. */
export const tableOf = (text: string, between: string | RegExp = ','): Readonly<Record<string, string>> =>
  Object.fromEntries(pairsOf(text, between));

/** Pairs from a text of `one=other` pairs. */
export const pairsOf = (
  text: string,
  between: string | RegExp = ',',
): readonly (readonly [string, string])[] =>
  text.split(between).map((pair) => {
    const at = pair.lastIndexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });

/** A table of lists from a text of `key=value/value` entries. */
export const listsOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(pairsOf(text).map(([key, values]) => [key, values.split('/')]));

/** Groups of words from a text of `word/word word/word`. */
export const groupsOf = (text: string): readonly (readonly string[])[] =>
  text.split(' ').map((words) => words.split('/'));

/** A part of a text, and what another writer puts there. */
export type Rules = readonly (readonly [part: RegExp, other: string])[];

/** Rules from a text of `pattern=replacement` pairs. */
export const rulesOf = (text: string, between = ','): Rules =>
  pairsOf(text, between).map(([part, other]) => [new RegExp(part, 'u'), other]);

/** The results of the rules that change a text. */
export const rewritings = (text: string, rules: Rules): string[] =>
  rules.map(([part, other]) => text.replace(part, other)).filter((result) => result !== text);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const ordinal = (number: number): string => {
  const tens = number % 100;
  return `${number}${tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
};
