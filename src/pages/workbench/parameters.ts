import { legacyId } from '../../values/public-id.js';

/** A parameter of a page's address as text: empty if it is missing or was given twice. */
export const textParameter = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The number of a page of a list; the first where the address names none. */
export function pageNumber(value: unknown): number {
  const parsed = legacyId(value);
  return parsed.ok ? parsed.value : 1;
}
