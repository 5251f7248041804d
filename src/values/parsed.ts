/** A value that follows its rule, in its stored form, or the reason why it does not. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The one door of a rule: requests, imports and query parameters all go through it. */
export type Parser<T> = (input: unknown) => Parsed<T>;

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (code: string, message: string): Parsed<never> => ({ ok: false, code, message });

/** One of a few words, as they are. */
export const oneOf =
  <T extends string>(allowed: readonly T[]): Parser<T> =>
  (input) => {
    const found = allowed.find((one) => one === input);
    return found === undefined
      ? refuse('invalid_format', `must be one of ${allowed.join(', ')}`)
      : accept(found);
  };

/** Yes or no, as JSON says it. */
export const flag: Parser<boolean> = (input) =>
  typeof input === 'boolean' ? accept(input) : refuse('invalid_type', 'must be true or false');

/** Yes or no, as a query parameter says it. */
export const flagText: Parser<boolean> = (input) => {
  if (input === 'true' || input === '1') return accept(true);
  if (input === 'false' || input === '0') return accept(false);
  return refuse('invalid_format', 'must be true or false');
};
