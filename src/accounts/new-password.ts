import { accept, refuse, type Parsed } from '../values/parsed.js';

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
async function isCommonPassword(password: string): Promise<boolean> {
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
const repeatedUnit = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

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

export const MIN_PASSWORD = 12;
/** Hashing takes no longer for more, but a form has to end somewhere. */
const MAX_PASSWORD = 256;
/** What has to be left of a password when the name in the email address is taken out of it. */
const MIN_BESIDES_NAME = 8;

/** A new password: long enough, not a common one, not the address. */
export async function newPassword(input: string, email: string): Promise<Parsed<string>> {
  const length = [...input.normalize('NFKC')].length;
  if (length < MIN_PASSWORD) return refuse('too_short', `must have at least ${MIN_PASSWORD} characters`);
  if (length > MAX_PASSWORD) return refuse('too_long', `must have at most ${MAX_PASSWORD} characters`);
  if (repeatsItself(input)) return refuse('common', 'must not be a few characters over and over');
  if (containsEmail(input, email)) return refuse('contains_email', 'must not contain your email address');
  if (await isCommonPassword(input))
    return refuse('common', 'must not be one of those that are guessed first');
  return accept(input);
}

const repeatsItself = (password: string): boolean =>
  repeatedUnit(password.toLowerCase()).length < MIN_PASSWORD;

/** The whole address, or so much of a password made of the name in it that too little of its own is left. */
function containsEmail(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const address = email.toLowerCase();
  const name = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
  if (address !== '' && text.includes(address)) return true;
  return name.length > 2 && text.includes(name) && text.replaceAll(name, '').length < MIN_BESIDES_NAME;
}
