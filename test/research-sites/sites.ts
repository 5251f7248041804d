import { ALPINE_AND_OVERSEAS } from './development/alpine-and-overseas.js';
import { ANGLOPHONE } from './development/anglophone.js';
import { ASIAN } from './development/asian.js';
import { CONTENT_MANAGERS } from './development/content-managers.js';
import { EASTERN } from './development/eastern.js';
import { ENGLISH } from './development/english.js';
import { EUROPEAN } from './development/european.js';
import { FAR_AWAY } from './development/far-away.js';
import { GERMANIC } from './development/germanic.js';
import { HAND_MADE } from './development/hand-made.js';
import { MORE_ENGLISH } from './development/more-english.js';
import { NORTHERLY } from './development/northerly.js';
import { NORTHERN } from './development/northern.js';
import { OTHER_SCRIPTS } from './development/other-scripts.js';
import { ROMANCE } from './development/romance.js';
import { SOUTHERN } from './development/southern.js';
import type { FictionalSite } from './fictional-site.js';
import { ASSOCIATIONS } from './held-out/associations.js';
import { BUSINESSES } from './held-out/businesses.js';
import { OTHERS } from './held-out/others.js';
import { PUBLIC_BODIES } from './held-out/public-bodies.js';

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
  ...CONTENT_MANAGERS,
  ...FAR_AWAY,
  ...HAND_MADE,
  ...NORTHERLY,
];

/** The sites that they were not written against: other organizations, other markup, other words. */
export const HELD_OUT_SITES: readonly FictionalSite[] = [
  ...ASSOCIATIONS,
  ...BUSINESSES,
  ...PUBLIC_BODIES,
  ...OTHERS,
];
