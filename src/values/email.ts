import { isEmail } from 'class-validator';
import { domainToASCII } from 'node:url';
import { text, accept, refuse, type Parser } from './text.js';

export const MAX_EMAIL = 320;
const plain = text(MAX_EMAIL);

/**
 * An email address in its stored form: domain in lower case and Punycode, local part unchanged. Lookups and unique
 * indexes ignore the case of both.
 */
export const emailAddress: Parser<string> = (input) => {
  const parsed = plain(input);
  if (!parsed.ok) return parsed;
  const at = parsed.value.lastIndexOf('@');
  const host = parsed.value.slice(at + 1);
  // domainToASCII would silently drop a path or port and decode percent signs.
  const domain = /[/?#:%\\]/.test(host) ? '' : domainToASCII(host).toLowerCase();
  const address = `${parsed.value.slice(0, at)}@${domain}`;
  return at > 0 && domain !== '' && isEmail(address, { allow_utf8_local_part: true })
    ? accept(address)
    : refuse('invalid_format', 'must be an email address such as name@example.org');
};

/** The parts of an address before and after its `@`. */
export const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
