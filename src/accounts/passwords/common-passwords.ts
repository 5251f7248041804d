/** What people write in place of letters, thinking that nobody would guess. */
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
/** Passwords of fewer different characters than this are patterns, whatever their length. */
const LEAST_DIFFERENT = 5;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks show most often. Loaded when the first password is chosen, not at every start. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * True for passwords that are tried first: those on the list, also with digits or signs around them, disguised or
 * repeated, and simple rows of characters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const text = repeatedUnit(password.normalize('NFKC').toLowerCase());
  return (
    new Set(text).size < LEAST_DIFFERENT ||
    isRow([...text]) ||
    [text, undisguised(text), core(text), undisguised(core(text)), core(undisguised(text))].some((form) =>
      common.has(form),
    )
  );
}

const undisguised = (text: string): string => text.replace(/[013457@$!]/g, (sign) => DISGUISES[sign]!);

/** Without the digits and signs at either end. */
const core = (text: string): string => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');

/** The shortest text that the whole is a repetition of; itself if it repeats nothing. */
export const repeatedUnit = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/** `abcdefghijkl`, `123456789012`, `987654321098`: every character follows the one before it. */
function isRow(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((character, index) => stepBetween(characters[index]!, character));
  return Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

function stepBetween(from: string, to: string): number {
  const step = to.codePointAt(0)! - from.codePointAt(0)!;
  // After 9 comes 0, and the other way round.
  return /^\d\d$/.test(from + to) && Math.abs(step) === 9 ? -Math.sign(step) : step;
}
