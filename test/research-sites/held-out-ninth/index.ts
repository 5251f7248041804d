import type { FictionalSite } from '../fictional-site.js';
import { CENTRAL_NINTH } from './central.js';
import { ENGLISH_NINTH } from './english.js';
import { GERMAN_SPEAKING_NINTH } from './german-speaking.js';
import { JAPAN_NINTH } from './japan.js';
import { NORTH_NINTH } from './north.js';
import { ROMANCE_NINTH } from './romance.js';
import { SOUTH_EAST_NINTH } from './south-east.js';
import { WEST_NINTH } from './west.js';

/** The ninth, written by somebody who had not read the extractors. */
export const NINTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...GERMAN_SPEAKING_NINTH,
  ...WEST_NINTH,
  ...ROMANCE_NINTH,
  ...ENGLISH_NINTH,
  ...NORTH_NINTH,
  ...CENTRAL_NINTH,
  ...SOUTH_EAST_NINTH,
  ...JAPAN_NINTH,
];
