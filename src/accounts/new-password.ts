import { accept, refuse, type Parsed } from '../values/text.js';

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
/** A password with fewer distinct characters than this, not counting sequences, is a pattern at any length. */
const MIN_DIFFERENT = 5;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords most frequent in leaks. Loaded on first use, not at every start. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * True for passwords that attackers try first: listed ones, also with digits or symbols around them, substituted
 * or repeated, and those that are mostly a sequence of characters.
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

/** Without leading and trailing digits and symbols. */
const core = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';

/** The shortest repeating unit of the text; the text itself if it has none. */
const repeatedUnit = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/** The length of the longest sequence such as `abcdef`, `123456` or `987654`. */
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
  // 0 follows 9, and vice versa.
  return /^\d\d$/.test(from + to) && Math.abs(step) === 9 ? -Math.sign(step) : step;
}

export const MIN_PASSWORD = 12;
/** Hashing is not slower for longer passwords; this only bounds the form. */
const MAX_PASSWORD = 256;
/** Minimum length of a password without the name from the email address. */
const MIN_BESIDES_NAME = 8;

/** A new password: long enough, not common, and not the email address. */
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

/** True for the email address, and for a password that consists mostly of the name in it. */
function containsEmail(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const address = email.toLowerCase();
  const name = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
  if (address !== '' && text.includes(address)) return true;
  return name.length > 2 && text.includes(name) && text.replaceAll(name, '').length < MIN_BESIDES_NAME;
}
