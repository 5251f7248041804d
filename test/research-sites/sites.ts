import { EASTERN } from './development/eastern.js';
import { ENGLISH } from './development/english.js';
import { GERMANIC } from './development/germanic.js';
import { MORE_ENGLISH } from './development/more-english.js';
import { NORTHERN } from './development/northern.js';
import { OTHER_SCRIPTS } from './development/other-scripts.js';
import { ROMANCE } from './development/romance.js';
import { SOUTHERN } from './development/southern.js';
import type { FictionalSite } from './fictional-site.js';
import { ALPINE_AND_OVERSEAS } from './held-out/alpine-and-overseas.js';
import { ANGLOPHONE } from './held-out/anglophone.js';
import { ASIAN } from './held-out/asian.js';
import { EUROPEAN } from './held-out/european.js';

/** The sites that the extractors were written against. */
export const DEVELOPMENT_SITES: readonly FictionalSite[] = [
  ...GERMANIC,
  ...ROMANCE,
  ...OTHER_SCRIPTS,
  ...ENGLISH,
  ...NORTHERN,
  ...SOUTHERN,
  ...EASTERN,
  ...MORE_ENGLISH,
];

/** The sites that they were not written against: in other languages, with other markup. */
export const HELD_OUT_SITES: readonly FictionalSite[] = [
  ...EUROPEAN,
  ...ALPINE_AND_OVERSEAS,
  ...ASIAN,
  ...ANGLOPHONE,
];
