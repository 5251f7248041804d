import { accept, refuse, type Parser } from './parsed.js';

/** One of a few words, as they are. */
export const oneOf =
  <T extends string>(allowed: readonly T[]): Parser<T> =>
  (input) => {
    const found = allowed.find((one) => one === input);
    return found === undefined
      ? refuse('invalid_format', `must be one of ${allowed.join(', ')}`)
      : accept(found);
  };
