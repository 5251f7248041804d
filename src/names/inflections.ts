import { isKindOfOrganization, sameConcept } from './concepts.js';
import { LISTS } from './word-lists.js';

/** Minimum number of letters in front of a case ending. */
const MIN_STEM = 4;

/** Case endings, each with those of the nominative. */
const ENDINGS = [...new Set(Object.values(LISTS.case_endings).flatMap((endings) => endings.split(' ')))].map(
  (ending) => ending.split('_') as [ending: string, ...nominative: string[]],
);

const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Returns the forms that a folded word of an inflected language may have in the nominative, by its ending alone:
 * `uniwersytet` for `uniwersytetu`. A word in Latin letters has a case ending of two letters or more, and is not a word
 * of a name itself, unless its nominative is a kind of organization.
 */
export function nominativesOf(word: string, isKnown: boolean): string[] {
  return ENDINGS.flatMap(([ending, ...nominatives]) => {
    if (!word.endsWith(ending) || word.length < ending.length + MIN_STEM) return [];
    const forms = nominatives.map((nominative) => word.slice(0, -ending.length) + nominative);
    const isSure = CYRILLIC.test(ending) || (ending.length > 1 && !isKnown);
    return isSure ? forms : forms.filter(isKindOfOrganization);
  });
}

/** Returns a folded word in the nominative, and the words of its concept in other languages. */
export function translationsOf(word: string, isKnown: boolean): string[] {
  const nominatives = nominativesOf(word, isKnown);
  return [...nominatives, ...[word, ...nominatives].flatMap(sameConcept)];
}
