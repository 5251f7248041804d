import { accept, refuse, type Parser } from './parsed.js';

export const FIELD_NAME = /^[a-z][a-z_]{0,63}$/;

/** Names of a record's fields, at most 100, each once. */
export const fieldNames: Parser<string[]> = (input) => {
  if (!Array.isArray(input)) return refuse('invalid_type', 'must be an array of field names');
  if (input.length > 100) return refuse('too_long', 'must have at most 100 items');
  return input.every((name) => typeof name === 'string' && FIELD_NAME.test(name))
    ? accept([...new Set(input as string[])])
    : refuse('invalid_format', 'must hold field names such as "title"');
};
