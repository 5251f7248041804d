import { accept, refuse, type Parser } from './parsed.js';

/** Yes or no, as JSON says it. */
export const flag: Parser<boolean> = (input) =>
  typeof input === 'boolean' ? accept(input) : refuse('invalid_type', 'must be true or false');

/** Yes or no, as a query parameter says it. */
export const flagText: Parser<boolean> = (input) => {
  if (input === 'true' || input === '1') return accept(true);
  if (input === 'false' || input === '0') return accept(false);
  return refuse('invalid_format', 'must be true or false');
};
