import { accept, refuse, type Parsed, type Parser } from './parsed.js';

/** Control and invisible format characters, lone surrogates, line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');

export const MAX_TEXT = 1_000;
/** In characters; at most 800 bytes, well below the 2,704 bytes that a B-tree entry can hold. */
export const MAX_ORGANIZATION_TYPE = 200;
/** The part of the rule that a regular expression can express portably: no control characters, not only spaces. */
export const TEXT_PATTERN =
  '^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$';

/** Text of 1 to `max` characters, NFC-normalized and trimmed; control and invisible characters are rejected. */
export function text(max = MAX_TEXT): Parser<string> {
  return (input): Parsed<string> => {
    if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
    // Checks the length before normalizing, so that oversized input costs no work.
    if (input.length > max * 4) return tooLong(max);
    if (INVISIBLE.test(input)) {
      return refuse('invalid_characters', 'must not contain control or invisible characters');
    }
    const value = input.normalize('NFC').trim();
    if (value === '') return refuse('blank', 'must not be empty');
    // Counts characters rather than UTF-16 units, as all limits that clients see.
    if (value.length > max && [...value].length > max) return tooLong(max);
    return accept(value);
  };
}

function tooLong(max: number): Parsed<never> {
  return refuse('too_long', `must have at most ${max} characters`);
}

/**
 * Removes the characters that `text` rejects, and turns line breaks and tabs into spaces. For imports, which report a
 * warning.
 */
export function stripInvisible(input: string): string {
  return input.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(INVISIBLE_ALL, '');
}

/** True for text without invisible characters, which PostgreSQL and JSON can store. */
export function isPlainText(input: string): boolean {
  return !INVISIBLE.test(input);
}

/** Removes these characters from the end of a text. Takes linear time, where `/[…]+$/` is quadratic. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
