import { ENGLISH } from './development/english.js';
import { GERMANIC } from './development/germanic.js';
import { OTHER_SCRIPTS } from './development/other-scripts.js';
import { ROMANCE } from './development/romance.js';
import type { FictionalSite } from './fictional-site.js';
import { EASTERN } from './held-out/eastern.js';
import { ENGLISH_HELD_OUT } from './held-out/english.js';
import { NORTHERN } from './held-out/northern.js';
import { SOUTHERN } from './held-out/southern.js';

/** The half that the extractors were written against. */
export const DEVELOPMENT_SITES: readonly FictionalSite[] = [
  ...GERMANIC,
  ...ROMANCE,
  ...OTHER_SCRIPTS,
  ...ENGLISH,
];

/** The half that they were not written against, nor tuned on. */
export const HELD_OUT_SITES: readonly FictionalSite[] = [
  ...NORTHERN,
  ...SOUTHERN,
  ...EASTERN,
  ...ENGLISH_HELD_OUT,
];
