import { fold } from './normalize.js';
import { inEnglish } from './in-english.js';
import { inFull } from './in-full.js';
import { onOtherKeyboards } from './keyboards.js';
import { withOffice } from './typed-text.js';

/** What a query may mean, and whether only as the name of an organization. */
export interface OtherReading {
  readonly text: string;
  readonly isOfOrganization: boolean;
}

/**
 * What a query may mean if nothing has it as a name: with short forms in full, in English, on another keyboard. The name
 * of a person is not translated.
 */
export function otherReadings(query: string): OtherReading[] {
  const texts = new Set([withOffice(query), inFull(query), ...onOtherKeyboards(query)]);
  const readings = [...texts].map((text) => ({ text, isOfOrganization: false }));
  return [...readings, { text: inEnglish(query), isOfOrganization: true }].filter(
    ({ text }) => text !== '' && fold(text) !== fold(query),
  );
}
