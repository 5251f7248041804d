/** `1,234` */
export const count = (number: number): string => number.toLocaleString('en');

/** `1 credit`, `1,234 credits` */
export const credits = (number: number): string => `${count(number)} ${number === 1 ? 'credit' : 'credits'}`;

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `3 November 2026 at 14:05 UTC` */
export const moment = (at: Date): string => `${MOMENT.format(at)} UTC`;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `3 November 2026` */
export const date = (at: Date): string => DATE.format(at);
