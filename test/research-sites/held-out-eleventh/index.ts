import type { FictionalSite } from '../fictional-site.js';
import { EAST_ELEVENTH } from './east.js';
import { NORTH_ELEVENTH } from './north.js';
import { SOUTH_ELEVENTH } from './south.js';
import { WEST_ELEVENTH } from './west.js';

/** The eleventh, written when what the tenth had shown was mended. */
export const ELEVENTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...WEST_ELEVENTH,
  ...SOUTH_ELEVENTH,
  ...NORTH_ELEVENTH,
  ...EAST_ELEVENTH,
];
