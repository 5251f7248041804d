/** Usual substitutions of letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Passwords of fewer different characters than this, or outside of a row, are patterns, whatever their length. */
const MIN_DIFFERENT = 5;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks show most often. Loaded when the first password is chosen, not at every start. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * True for passwords that are tried first: those on the list, also with digits or signs around them, disguised or
 * repeated, and those that are little more than a row of characters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const text = repeatedUnit(password.normalize('NFKC').toLowerCase());
  return (
    new Set(text).size < MIN_DIFFERENT ||
    [...text].length - longestRow([...text]) < MIN_DIFFERENT ||
    [text, undisguised(text), core(text), undisguised(core(text)), core(undisguised(text))].some((form) =>
      common.has(form),
    )
  );
}

const undisguised = (text: string): string => text.replace(/[013457@$!]/g, (sign) => DISGUISES[sign]!);

/** Without the digits and signs at either end. */
const core = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';

/** The shortest text that the whole is a repetition of; itself if it repeats nothing. */
export const repeatedUnit = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/** The length of the longest part like `abcdef`, `123456` or `987654`, where every character follows the one before. */
function longestRow(characters: readonly string[]): number {
  let [longest, length, direction] = [1, 1, 0];
  for (let index = 1; index < characters.length; index++) {
    const step = stepBetween(characters[index - 1]!, characters[index]!);
    length = Math.abs(step) === 1 ? (step === direction ? length + 1 : 2) : 1;
    direction = step;
    longest = Math.max(longest, length);
  }
  return longest;
}

function stepBetween(from: string, to: string): number {
  const step = to.codePointAt(0)! - from.codePointAt(0)!;
  // After 9 comes 0, and the other way round.
  return /^\d\d$/.test(from + to) && Math.abs(step) === 9 ? -Math.sign(step) : step;
}
