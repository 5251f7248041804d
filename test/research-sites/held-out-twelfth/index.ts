import type { FictionalSite } from '../fictional-site.js';
import { EAST_TWELFTH } from './east.js';
import { NORTH_TWELFTH } from './north.js';
import { SOUTH_TWELFTH } from './south.js';
import { WEST_TWELFTH } from './west.js';

/** The twelfth, written while what the eleventh had shown was mended. */
export const TWELFTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...WEST_TWELFTH,
  ...SOUTH_TWELFTH,
  ...NORTH_TWELFTH,
  ...EAST_TWELFTH,
];
