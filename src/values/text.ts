/** A valid value in its stored form, or the reason why the input is invalid. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | (Refusal & {
      readonly ok: false;
      /** What is wrong with each part of a list or object; `at` is `[0]` or `.name`. */
      readonly parts?: readonly (Refusal & { readonly at: string })[];
    });

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Validates one kind of value. Requests, imports and query parameters all use the same parsers. */
export type Parser<T> = (input: unknown) => Parsed<T>;

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (code: string, message: string): Parsed<never> => ({ ok: false, code, message });

/** A list or object whose parts were parsed, by their place in it: the values, or every part that is refused. */
export function acceptParts<T>(parsed: readonly (readonly [at: string, part: Parsed<T>])[]): Parsed<T[]> {
  const parts = parsed.flatMap(([at, part]) => (part.ok ? [] : [{ at, ...part }]));
  const [first] = parts;
  if (first !== undefined)
    return { ok: false, code: first.code, message: `${first.at} ${first.message}`, parts };
  return accept(parsed.flatMap(([, part]) => (part.ok ? [part.value] : [])));
}

/** One of several fixed words. */
export const oneOf =
  <T extends string>(allowed: readonly T[]): Parser<T> =>
  (input) => {
    const found = allowed.find((one) => one === input);
    return found === undefined
      ? refuse('invalid_format', `must be one of ${allowed.join(', ')}`)
      : accept(found);
  };

/** A JSON boolean. */
export const flag: Parser<boolean> = (input) =>
  typeof input === 'boolean' ? accept(input) : refuse('invalid_type', 'must be true or false');

/** A boolean query parameter. */
export const flagText: Parser<boolean> = (input) => {
  if (input === 'true' || input === '1') return accept(true);
  if (input === 'false' || input === '0') return accept(false);
  return refuse('invalid_format', 'must be true or false');
};

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a person`, `an organization` */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** `name_alias` as `NameAlias`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_-])([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Control and invisible format characters, fillers, lone surrogates, noncharacters, line and paragraph separators.
 * Variation selectors are allowed: emoji and ideographs in names have them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029[\p{Default_Ignorable_Code_Point}--\p{Variation_Selector}]]/v;
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gv');

/** A letter, digit, punctuation mark or symbol, except the blank Braille pattern. A mark alone has nothing to stand on. */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--\u2800]/v;

export const MAX_TEXT = 1_000;
/** In characters; at most 800 bytes, well below the 2,704 bytes that a B-tree entry can hold. */
export const MAX_ORGANIZATION_TYPE = 200;
/** The part of the rule that a regular expression can express portably: no control characters, not only spaces. */
export const TEXT_PATTERN =
  '^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$';

/** The same for `pastedText`: a character that is neither a space nor a control character. */
export const VISIBLE_PATTERN = '[^\\s\\x00-\\x1f\\x7f-\\x9f]';

/**
 * Text of 1 to `max` characters, NFC-normalized and trimmed. Control and invisible characters are rejected, and text
 * without a visible one.
 */
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
    if (!VISIBLE.test(value)) return refuse('invalid_characters', 'must have a visible character');
    // Counts characters rather than UTF-16 units, as all limits that clients see.
    if (value.length > max && [...value].length > max) return tooLong(max);
    return accept(value);
  };
}

function tooLong(max: number): Parsed<never> {
  return refuse('too_long', `must have at most ${max} characters`);
}

/** A soft hyphen divides a word at the end of a line. */
const DIVIDED = /\u00ad\s+/g;

/**
 * Removes the characters that `text` rejects, and turns line breaks and tabs into spaces. For imports, which report a
 * warning.
 */
export function stripInvisible(input: string): string {
  return input
    .replace(DIVIDED, '')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE_ALL, '');
}

/** `text` for a question, which is often pasted: invisible characters are removed and do not fail validation. */
export const pastedText =
  (max: number): Parser<string> =>
  (input) =>
    text(max)(typeof input === 'string' && input.length <= max * 4 ? stripInvisible(input) : input);

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

/** `decodeURIComponent`; null for a text that it rejects. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The rule as a JSON schema. */
export const WEB_URL = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\]';
const plain = text(2_048);

/** A valid `http` or `https` URL, stored unchanged. */
export const webUrl: Parser<string> = (input) => {
  const parsed = plain(input);
  if (!parsed.ok) return parsed;
  const url = /^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(parsed.value) ? URL.parse(parsed.value) : null;
  return url?.hostname
    ? accept(parsed.value)
    : refuse('invalid_format', 'must be an http or https URL such as https://example.org/page');
};
