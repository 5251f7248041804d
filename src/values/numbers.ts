import { accept, refuse, type Parser } from './parsed.js';

function coordinate(bound: number): Parser<number> {
  return (input) => {
    if (typeof input !== 'number' || !Number.isFinite(input))
      return refuse('invalid_type', 'must be a number');
    if (Math.abs(input) > bound) return refuse('out_of_range', `must be between -${bound} and ${bound}`);
    return accept(input);
  };
}

/** Degrees north. */
export const latitude = coordinate(90);
/** Degrees east. */
export const longitude = coordinate(180);

/** A whole number of a query parameter, from `min`; of any size; the caller bounds it. */
export function wholeNumber(min: number): Parser<number> {
  return (input) => {
    const number = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : NaN;
    return number >= min ? accept(number) : refuse('invalid_format', `must be an integer of at least ${min}`);
  };
}

/** A whole number of a command's option, from 0: what an account begins with. */
export const amount: Parser<number> = (input) =>
  typeof input === 'string' && /^\d{1,12}$/.test(input)
    ? accept(Number(input))
    : refuse('invalid_format', 'must be an integer of at least 0, with at most 12 digits');

/** A whole number of a command's option, positive or negative, that changes something. */
export const adjustment: Parser<number> = (input) => {
  const number = typeof input === 'string' && /^[+-]?\d{1,12}$/.test(input) ? Number(input) : 0;
  return number === 0
    ? refuse('invalid_format', 'must be a nonzero integer with at most 12 digits')
    : accept(number);
};
