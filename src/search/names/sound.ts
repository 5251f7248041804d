/** Spellings of a sound, and the one that stands for all of them, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, 'f'],
  [/sch|sh|ch(?=[ei])/g, 's'],
  [/ck|qu|c(?=[^eiyh]|$)|ch|q/g, 'k'],
  [/c|z|x/g, 's'],
  [/gh(?=$|t)/g, ''],
  [/h/g, ''],
  [/dt$/g, 't'],
  [/ea|e|y/g, 'i'],
  [/ou|oo/g, 'u'],
];

/** What a folded word sounds like, roughly: words that are spelled by ear have the same. */
export function soundOf(word: string): string {
  const sound = SOUNDS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);
  return [...sound].filter((letter, index, letters) => letter !== letters[index - 1]).join('');
}
