import { counted } from '../../values/numbers.js';

export const credits = (number: number): string => counted(number, 'credit');

export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (at) => format.format(new Date(at));
}

/** `3 November 2026` */
export const date = dateFormat({ dateStyle: 'long' });

const longMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** `3 November 2026 at 14:05 UTC` */
export const moment = (at: Date): string => `${longMoment(at)} UTC`;
