import { accept, refuse, type Parser } from './text.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function isCalendarDate(input: string): boolean {
  if (!DATE.test(input) || input < '0001') return false;
  // JavaScript takes 30 February for 2 March.
  const date = new Date(`${input}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(input);
}

/** An existing date, `YYYY-MM-DD`, from year 0001 to 9999. */
export const calendarDate: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  return isCalendarDate(input) ? accept(input) : refuse('invalid_format', 'must be a valid date, YYYY-MM-DD');
};

const MONTH_OR_YEAR = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

/** The last day of a month or a year, `YYYY-MM` or `YYYY`; null for anything else. */
export function lastDayOf(input: unknown): string | null {
  const [, year, month = '12'] = (typeof input === 'string' && MONTH_OR_YEAR.exec(input.trim())) || [];
  if (year === undefined || year === '0000') return null;
  const day = new Date(`${year}-${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
}

/** An RFC 3339 timestamp with any offset; the value is in UTC, to the millisecond. */
export const timestamp: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  const day = TIMESTAMP.exec(input)?.[1];
  const value = new Date(day !== undefined && isCalendarDate(day) ? input.toUpperCase() : NaN);
  const year = value.getUTCFullYear();
  return year >= 1 && year <= 9999
    ? accept(value.toISOString())
    : refuse('invalid_format', 'must be an RFC 3339 timestamp such as 2026-01-31T09:30:00Z');
};

/** The current date in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
