import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max';
import { accept, refuse, text, type Parser } from './text.js';

/** The expressions of libphonenumber are not linear. */
const plain = text(40);

/** A telephone number with its country code, stored as E.164. */
export const phoneNumber: Parser<string> = (input) => {
  const parsed = plain(input);
  if (!parsed.ok) return parsed;
  const phone = parsePhoneNumberFromString(parsed.value, { extract: false }, metadata);
  return phone?.isValid()
    ? accept(phone.number)
    : refuse('invalid_format', 'must be a telephone number with its country code, such as +4930901820');
};
