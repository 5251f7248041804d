import { accept, refuse, type Parsed } from '../../values/parsed.js';
import { isCommonPassword, repeatedUnit } from './common-passwords.js';

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
