import { accept, refuse, type Parser } from './text.js';

function coordinate(bound: number): Parser<number> {
  return (input) => {
    if (typeof input !== 'number' || !Number.isFinite(input))
      return refuse('invalid_type', 'must be a number');
    if (Math.abs(input) > bound) return refuse('out_of_range', `must be between -${bound} and ${bound}`);
    return accept(input);
  };
}

export const latitude = coordinate(90);
export const longitude = coordinate(180);

/** An integer query parameter of at least `min`. The caller checks the upper bound. */
export function wholeNumber(min: number): Parser<number> {
  return (input) => {
    const number = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : NaN;
    return number >= min ? accept(number) : refuse('invalid_format', `must be an integer of at least ${min}`);
  };
}

/** An integer command option of at least 0: the initial credits of an account. */
export const amount: Parser<number> = (input) =>
  typeof input === 'string' && /^\d{1,12}$/.test(input)
    ? accept(Number(input))
    : refuse('invalid_format', 'must be an integer of at least 0, with at most 12 digits');

/** A non-zero integer command option: a change of credits. */
export const adjustment: Parser<number> = (input) => {
  const number = typeof input === 'string' && /^[+-]?\d{1,12}$/.test(input) ? Number(input) : 0;
  return number === 0
    ? refuse('invalid_format', 'must be a nonzero integer with at most 12 digits')
    : accept(number);
};

/** The number that a text is in decimal digits; any other text unchanged, for the rule of its column to refuse. */
export const numberOrText = (text: string): number | string =>
  /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/** `1,234` */
export const grouped = (number: number): string => number.toLocaleString('en');

/** `credit` becomes `credits`, `search` becomes `searches`. */
export const plural = (word: string): string => `${word}${/(s|ch)$/.test(word) ? 'es' : 's'}`;

/** `1 search`, `1,234 searches` */
export const counted = (number: number, word: string): string =>
  `${grouped(number)} ${number === 1 ? word : plural(word)}`;
