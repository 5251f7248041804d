import { fold } from './normalize.js';
import { inEnglish } from './in-english.js';
import { inFull } from './in-full.js';
import { onOtherKeyboards } from './keyboards.js';
import { withOffice } from './typed-text.js';

/** What a query may mean if nothing has it as a name: with short forms in full, in English, on another keyboard. */
export const otherReadings = (query: string): string[] =>
  [...new Set([withOffice(query), inFull(query), inEnglish(query), ...onOtherKeyboards(query)])].filter(
    (reading) => reading !== '' && fold(reading) !== fold(query),
  );
