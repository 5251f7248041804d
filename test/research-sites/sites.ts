import { ALPINE_AND_OVERSEAS } from './development/alpine-and-overseas.js';
import { ANGLOPHONE } from './development/anglophone.js';
import { ASIAN } from './development/asian.js';
import { ASSOCIATIONS } from './development/associations.js';
import { BUSINESSES } from './development/businesses.js';
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
import { OTHERS } from './development/others.js';
import { PUBLIC_BODIES } from './development/public-bodies.js';
import { ROMANCE } from './development/romance.js';
import { SOUTHERN } from './development/southern.js';
import type { FictionalSite } from './fictional-site.js';
import { ENGLISH_SPEAKING } from './held-out/english-speaking.js';
import { GERMANIC_AND_NORDIC } from './held-out/germanic-and-nordic.js';
import { OTHER_ALPHABETS } from './held-out/other-alphabets.js';
import { ROMANCE_LANGUAGES } from './held-out/romance-languages.js';
import { ALPS_AND_FRANCE } from './held-out-eighth/alps-and-france.js';
import { CENTRAL_EIGHTH } from './held-out-eighth/central.js';
import { IBERIA_EIGHTH } from './held-out-eighth/iberia.js';
import { LOW_COUNTRIES_AND_ENGLISH } from './held-out-eighth/low-countries-and-english.js';
import { NORDIC_EIGHTH } from './held-out-eighth/nordic.js';
import { SOUTH_EAST_EIGHTH } from './held-out-eighth/south-east.js';
import { TURKEY_AND_JAPAN } from './held-out-eighth/turkey-and-japan.js';
import { FAR } from './held-out-fifth/far.js';
import { NEAR } from './held-out-fifth/near.js';
import { CENTRAL_SEVENTH } from './held-out-seventh/central.js';
import { EAST_SEVENTH } from './held-out-seventh/east.js';
import { FRANCE_AND_BRITAIN } from './held-out-seventh/france-and-britain.js';
import { IBERIA_AND_BRAZIL } from './held-out-seventh/iberia-and-brazil.js';
import { NORDIC_SEVENTH } from './held-out-seventh/nordic.js';
import { OVERSEAS } from './held-out-seventh/overseas.js';
import { SOUTH_EAST } from './held-out-seventh/south-east.js';
import { WEST_SEVENTH } from './held-out-seventh/west.js';
import { NINTH_HELD_OUT_SITES } from './held-out-ninth/index.js';
import { TENTH_HELD_OUT_SITES } from './held-out-tenth/index.js';
import { ELEVENTH_HELD_OUT_SITES } from './held-out-eleventh/index.js';
import { TWELFTH_HELD_OUT_SITES } from './held-out-twelfth/index.js';
import { THIRTEENTH_HELD_OUT_SITES } from './held-out-thirteenth/index.js';
import { EAST_AND_JAPAN } from './held-out-sixth/east-and-japan.js';
import { GERMAN_AND_DUTCH } from './held-out-sixth/german-and-dutch.js';
import { NORTH_AND_ENGLISH } from './held-out-sixth/north-and-english.js';
import { ROMANCE_SIXTH } from './held-out-sixth/romance.js';
import { FIRST_HALF } from './held-out-fourth/first-half.js';
import { SECOND_HALF } from './held-out-fourth/second-half.js';
import { EAST } from './held-out-second/east.js';
import { ENGLISH_OF_SIX_COUNTRIES } from './held-out-second/english.js';
import { NORTH_AND_WEST } from './held-out-second/north-and-west.js';
import { SOUTH } from './held-out-second/south.js';
import { ELSEWHERE } from './held-out-third/elsewhere.js';
import { EUROPE } from './held-out-third/europe.js';

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
  ...ASSOCIATIONS,
  ...BUSINESSES,
  ...OTHERS,
  ...PUBLIC_BODIES,
];

/** The sites that they were not written against: other organizations, other markup, other words. */
export const HELD_OUT_SITES: readonly FictionalSite[] = [
  ...GERMANIC_AND_NORDIC,
  ...ROMANCE_LANGUAGES,
  ...ENGLISH_SPEAKING,
  ...OTHER_ALPHABETS,
];

/** The second half that was held out, written when what the first had shown was mended. */
export const SECOND_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...NORTH_AND_WEST,
  ...SOUTH,
  ...ENGLISH_OF_SIX_COUNTRIES,
  ...EAST,
];

/** The third, written when what the second had shown was mended. */
export const THIRD_HELD_OUT_SITES: readonly FictionalSite[] = [...EUROPE, ...ELSEWHERE];

/** The fourth, written when what the third had shown was mended. */
export const FOURTH_HELD_OUT_SITES: readonly FictionalSite[] = [...FIRST_HALF, ...SECOND_HALF];

/** The fifth, written when what the fourth had shown was mended. */
export const FIFTH_HELD_OUT_SITES: readonly FictionalSite[] = [...NEAR, ...FAR];

/** The sixth, written when what the fifth had shown was mended. */
export const SIXTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...GERMAN_AND_DUTCH,
  ...ROMANCE_SIXTH,
  ...NORTH_AND_ENGLISH,
  ...EAST_AND_JAPAN,
];

/** The seventh, written when what the sixth had shown was mended. */
export const SEVENTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...WEST_SEVENTH,
  ...FRANCE_AND_BRITAIN,
  ...NORDIC_SEVENTH,
  ...IBERIA_AND_BRAZIL,
  ...SOUTH_EAST,
  ...CENTRAL_SEVENTH,
  ...EAST_SEVENTH,
  ...OVERSEAS,
];

/** The eighth, written while what the seventh had shown was mended. */
export const EIGHTH_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...ALPS_AND_FRANCE,
  ...LOW_COUNTRIES_AND_ENGLISH,
  ...IBERIA_EIGHTH,
  ...NORDIC_EIGHTH,
  ...CENTRAL_EIGHTH,
  ...SOUTH_EAST_EIGHTH,
  ...TURKEY_AND_JAPAN,
];

/** Every part that was held out and has been read. */
export const ALL_HELD_OUT_SITES: readonly FictionalSite[] = [
  ...HELD_OUT_SITES,
  ...SECOND_HELD_OUT_SITES,
  ...THIRD_HELD_OUT_SITES,
  ...FOURTH_HELD_OUT_SITES,
  ...FIFTH_HELD_OUT_SITES,
  ...SIXTH_HELD_OUT_SITES,
  ...SEVENTH_HELD_OUT_SITES,
  ...EIGHTH_HELD_OUT_SITES,
  ...NINTH_HELD_OUT_SITES,
  ...TENTH_HELD_OUT_SITES,
  ...ELEVENTH_HELD_OUT_SITES,
  ...TWELFTH_HELD_OUT_SITES,
  ...THIRTEENTH_HELD_OUT_SITES,
];

export {
  NINTH_HELD_OUT_SITES,
  TENTH_HELD_OUT_SITES,
  ELEVENTH_HELD_OUT_SITES,
  TWELFTH_HELD_OUT_SITES,
  THIRTEENTH_HELD_OUT_SITES,
};
