import { accept, refuse, type Parser } from './text.js';

const PUBLIC_ID = /^[0-9a-f]{32}$/;

export const isPublicId = (text: string): boolean => PUBLIC_ID.test(text);

/** A public id as clients see it: 32 lowercase hexadecimal digits. */
export const publicId: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  return isPublicId(input)
    ? accept(input)
    : refuse('invalid_format', 'must be 32 lowercase hexadecimal digits');
};

/** Formats a stored uuid as a public id. */
export const shownId = (uuid: string): string => uuid.replaceAll('-', '');

/** A legacy id: an integer from 1, as a number or, in a query, as digits. */
export const legacyId: Parser<number> = (input) => {
  const number = typeof input === 'string' && /^[1-9]\d{0,15}$/.test(input) ? Number(input) : input;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1
    ? accept(number)
    : refuse('invalid_format', `must be an integer from 1 to ${Number.MAX_SAFE_INTEGER}`);
};
