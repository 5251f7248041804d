import { ALPINE_AND_OVERSEAS } from './development/alpine-and-overseas.js';
import { ANGLOPHONE } from './development/anglophone.js';
import { ASIAN } from './development/asian.js';
import { EASTERN } from './development/eastern.js';
import { ENGLISH } from './development/english.js';
import { EUROPEAN } from './development/european.js';
import { GERMANIC } from './development/germanic.js';
import { MORE_ENGLISH } from './development/more-english.js';
import { NORTHERN } from './development/northern.js';
import { OTHER_SCRIPTS } from './development/other-scripts.js';
import { ROMANCE } from './development/romance.js';
import { SOUTHERN } from './development/southern.js';
import type { FictionalSite } from './fictional-site.js';
import { CONTENT_MANAGERS } from './held-out/content-managers.js';
import { FAR_AWAY } from './held-out/far-away.js';
import { HAND_MADE } from './held-out/hand-made.js';
import { NORTHERLY } from './held-out/northerly.js';

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
  ...EUROPEAN,
  ...ALPINE_AND_OVERSEAS,
  ...ASIAN,
  ...ANGLOPHONE,
];

/** The sites that they were not written against: other organizations, other markup, other words. */
export const HELD_OUT_SITES: readonly FictionalSite[] = [
  ...CONTENT_MANAGERS,
  ...HAND_MADE,
  ...FAR_AWAY,
  ...NORTHERLY,
];
