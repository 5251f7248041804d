import type { FictionalSite } from '../fictional-site.js';
import { ONE_THIRTEENTH } from './one.js';
import { TWO_THIRTEENTH } from './two.js';

/** The thirteenth, written when what the twelfth had shown was mended. */
export const THIRTEENTH_HELD_OUT_SITES: readonly FictionalSite[] = [...ONE_THIRTEENTH, ...TWO_THIRTEENTH];
