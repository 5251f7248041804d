import { legacyId } from '../../values/public-id.js';

/** Returns a query parameter as text; empty if it is missing or repeated. */
export const textParameter = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the page number of a list; 1 if the address contains none. */
export function pageNumber(value: unknown): number {
  const parsed = legacyId(value);
  return parsed.ok ? parsed.value : 1;
}
