import { sameConcept } from '../../names/concepts.js';
import { otherSpellings } from '../../names/words.js';

/** Whether a word, or one in another language or in full, is among the common ones. */
export const isAmong =
  (common: ReadonlySet<string>) =>
  (word: string): boolean =>
    [word, ...sameConcept(word), ...otherSpellings(word)].some((one) => common.has(one));

/** Words for the people around an organization, who have organizations of their own; folded. */
const AROUND = new Set(
  (
    'friends amis freunde amigos amici vrienden vanner alumni alumnae staff employees students parents supporters boosters ' +
    'fans retirees'
  ).split(' '),
);

/** Words for what is named after a person, other than organizations; folded. */
const MEMORIALS = new Set(
  (
    'memorial trust building hall house highway bridge street avenue road park stadium airport award prize medal scholarship ' +
    'fellowship lecture'
  ).split(' '),
);

/** Words that distinguish an organization from another of its name; folded. */
const SIDES = new Set(
  (
    'north south east west northern southern eastern western northeast northwest southeast southwest northeastern northwestern ' +
    'southeastern southwestern nord sud norte sur este oeste ouest ost upper lower inner outer junior senior boys girls men women'
  ).split(' '),
);

export const isAround = (word: string): boolean => AROUND.has(word);
export const isMemorial = (word: string): boolean => MEMORIALS.has(word);
export const isSide = (word: string): boolean => SIDES.has(word);
