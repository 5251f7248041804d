import { accept, refuse, type Parsed, type Parser } from './parsed.js';

/** Control and invisible format characters, lone surrogates, line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');

export const MAX_TEXT = 1_000;
/** Characters of an organization type: 800 bytes at most, of the 2,704 that a B-tree index takes. */
export const MAX_ORGANIZATION_TYPE = 200;
/** The rule as far as a pattern can tell it that every language reads alike: no control characters, not mere spaces. */
export const TEXT_PATTERN =
  '^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$';

/** Text of 1 to `max` characters, NFC-normalised and trimmed; control and invisible characters are refused. */
export function text(max = MAX_TEXT): Parser<string> {
  return (input): Parsed<string> => {
    if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
    // Bounded before it is normalised: the work must not grow with what a stranger sends.
    if (input.length > max * 4) return tooLong(max);
    if (INVISIBLE.test(input)) {
      return refuse('invalid_characters', 'must not contain control or invisible characters');
    }
    const value = input.normalize('NFC').trim();
    if (value === '') return refuse('blank', 'must not be empty');
    // Characters, not UTF-16 units, as in all lengths that clients see.
    if (value.length > max && [...value].length > max) return tooLong(max);
    return accept(value);
  };
}

function tooLong(max: number): Parsed<never> {
  return refuse('too_long', `must have at most ${max} characters`);
}

/** Text without the characters that `text` refuses; line breaks and tabs become spaces. For imports, which warn. */
export function stripInvisible(input: string): string {
  return input.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(INVISIBLE_ALL, '');
}

/** True for text that PostgreSQL and JSON can hold and that hides nothing. */
export function isPlainText(input: string): boolean {
  return !INVISIBLE.test(input);
}

/** A text without any of these characters at its end. Linear, where `/[…]+$/` is quadratic. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
