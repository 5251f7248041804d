/** A value that follows its rule, in its stored form, or the reason why it does not. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** The one door of a rule: requests, imports and query parameters all go through it. */
export type Parser<T> = (input: unknown) => Parsed<T>;

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (code: string, message: string): Parsed<never> => ({ ok: false, code, message });
