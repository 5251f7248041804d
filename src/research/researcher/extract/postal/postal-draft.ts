import type { PostalAddressValue } from '../../findings.js';
import { cleanText, type Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { excerptShowing } from '../excerpt.js';
import { foldName } from '../names/fold-name.js';
import { postalLines } from './postal-lines.js';

/** An address in parts, or in one line. */
export interface PostalParts {
  readonly line?: string;
  readonly street?: string | null;
  readonly postal_code?: string | null;
  readonly locality?: string | null;
  readonly region?: string | null;
  readonly country?: string | null;
}

/** The finding that a stated address makes, in a list; an empty one if what is stated is no full address. */
export function postalDraft(
  parts: PostalParts,
  page: Page,
  confidence: number,
  reason: string,
): DraftOf<'postal_address'>[] {
  const value = parts.line === undefined ? valueOf(parts) : valueOfLine(parts.line);
  if (value === null) return [];
  const shown = [value.street, value.locality, value.line].find((one) => one !== null)!;
  return [draftOfAddress(value, excerptShowing(page, shown, value.line), confidence, reason)];
}

/** The finding of an address with its excerpt. */
export function draftOfAddress(
  value: PostalAddressValue,
  excerpt: string,
  confidence: number,
  reason: string,
): DraftOf<'postal_address'> {
  return { kind: 'postal_address', value, key: keyOf(value), excerpt, confidence, reason };
}

/**
 * The same house, however much is said of it: a floor, the name of the building and the country are often left out. So
 * its number stands for the street, or the street where it has none.
 */
function keyOf({ street, postal_code, locality, line }: PostalAddressValue): string {
  const house = /\p{N}+/u.exec(street ?? '')?.[0] ?? street ?? '';
  return postal_code === null ? foldName(line) : foldName(`${postal_code} ${locality ?? ''} ${house}`);
}

function valueOf(parts: PostalParts): PostalAddressValue | null {
  const part = (text: string | null | undefined): string | null => cleanText(text ?? '') || null;
  const street = part(parts.street);
  const postal_code = part(parts.postal_code);
  const locality = part(parts.locality);
  const region = part(parts.region);
  const country = part(parts.country);
  if (locality === null && postal_code === null) return null;
  if (street === null && postal_code === null) return null;
  const town = [postal_code, locality].filter((one) => one !== null).join(' ');
  const line = [street, town, region === locality ? null : region, country]
    .filter((one) => one !== null && one !== '')
    .join(', ');
  return { line, street, postal_code, locality, region, country };
}

function valueOfLine(text: string): PostalAddressValue | null {
  const lines = text
    .slice(0, 1_000)
    .split(/[\r\n]+|<br ?\/?>/u)
    .map(cleanText);
  const [found] = postalLines(lines.filter((line) => line !== ''));
  return found?.value ?? null;
}
