import { accept, refuse, type Parser } from './text.js';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|[+-](\d{2}):(\d{2}))$/;

function isCalendarDate(input: string): boolean {
  const match = DATE.exec(input);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= days;
}

/** An existing date, `YYYY-MM-DD`, from year 0001 to 9999. */
export const calendarDate: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  return isCalendarDate(input) ? accept(input) : refuse('invalid_format', 'must be a valid date, YYYY-MM-DD');
};

/** An RFC 3339 timestamp with any offset; the value is in UTC, to the millisecond. */
export const timestamp: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  const match = TIMESTAMP.exec(input);
  const inRange =
    match !== null &&
    isCalendarDate(match[1]!) &&
    Number(match[2]) < 24 &&
    Number(match[3]) < 60 &&
    Number(match[4]) < 60 &&
    Number(match[5] ?? 0) < 24 &&
    Number(match[6] ?? 0) < 60;
  const value = inRange ? new Date(input.toUpperCase()) : null;
  return value &&
    !Number.isNaN(value.getTime()) &&
    value.getUTCFullYear() >= 1 &&
    value.getUTCFullYear() <= 9999
    ? accept(value.toISOString())
    : refuse('invalid_format', 'must be an RFC 3339 timestamp such as 2026-01-31T09:30:00Z');
};

/** The current date in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
