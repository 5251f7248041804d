import type { FictionalSite } from '../fictional-site.js';
import { CENTRAL_TENTH } from './central.js';
import { ENGLISH_TENTH } from './english.js';
import { FARTHER_TENTH } from './farther.js';
import { GERMAN_FRENCH_TENTH } from './german-french.js';
import { NORTHERN_TENTH } from './northern.js';
import { SOUTHERN_TENTH } from './southern.js';

/** The tenth, written while what the ninth had shown was mended. */
export const TENTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...ENGLISH_TENTH,
  ...GERMAN_FRENCH_TENTH,
  ...SOUTHERN_TENTH,
  ...NORTHERN_TENTH,
  ...CENTRAL_TENTH,
  ...FARTHER_TENTH,
];
