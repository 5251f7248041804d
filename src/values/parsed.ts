/** A valid value in its stored form, or the reason why the input is invalid. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Validates one kind of value. Requests, imports and query parameters all use the same parsers. */
export type Parser<T> = (input: unknown) => Parsed<T>;

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (code: string, message: string): Parsed<never> => ({ ok: false, code, message });

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
