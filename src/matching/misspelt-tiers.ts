import type { Corrections } from '../names/corrections.js';
import { sorted } from '../names/normalize.js';
import { IN_ANOTHER_SCRIPT, soundKeys } from '../names/sounds.js';
import { nicknamesOf, otherNumbers, otherSpellings } from '../names/words.js';
import {
  all,
  any,
  each,
  ORGANIZATION,
  PERSON,
  tier,
  type Clause,
  type Tier,
} from '../search/search-engine.js';
import { isAmong, MAX_WORDS, merged, namesOf } from './candidate-tiers.js';
import { sameConcept } from '../names/concepts.js';
import { otherNumerals } from '../names/name-forms.js';
import type { OrganizationName } from './names/organization-name.js';
import type { ParsedName, Subject } from './subject.js';

const MAX_SOUNDS = 24;

/** The tiers of a misspelt query: names within typing errors, and corrected words. */
export function misspeltTiers(
  query: Subject,
  near: readonly string[],
  corrections: Corrections,
  common: ReadonlySet<string>,
): Tier[] {
  const meant = (word: string): Clause => {
    const others = [
      ...sameConcept(word),
      ...otherSpellings(word),
      ...otherNumbers(word),
      ...otherNumerals(word),
      ...(corrections.get(word) ?? []),
    ];
    return any(each('word', [word, ...others]));
  };
  const ofOrganization = ({ words }: OrganizationName): Clause[] => {
    const telling = [...new Set(words)].filter((word) => word.length > 2).slice(0, MAX_WORDS);
    // Common words without errors are searched for already, and tell no records apart.
    return telling.length < 2 || telling.every(isAmong(common))
      ? []
      : [all([ORGANIZATION, ...telling.map(meant)])];
  };
  const tiers = namesOf(query).flatMap((parsed) => {
    if (parsed.type === 'organization') return [ofOrganization(parsed)];
    return parsed.forms.map(({ given: [first], last }) => {
      if (first === undefined || last.length === 0) return [];
      if (first.length > 1) {
        const given = any([meant(first), ...each('word', nicknamesOf(first))]);
        return [all([PERSON, given, ...last.map(meant)])];
      }
      const meantLast = corrections.get(last.join(' ')) ?? [];
      return each(
        'initials',
        meantLast.map((name) => sorted(`${first} ${name}`)),
      );
    });
  });
  return merged([
    ...tier('sounds of the name', 0.85, namesOf(query).flatMap(bySound)),
    ...nearTiers(near),
    ...tier('misspelt words', 0.8, tiers.flat()),
    ...tier(
      'misspelt words of a part',
      0.76,
      query.readings.flatMap(({ name }) => ofOrganization(name)),
    ),
  ]);
}

/** The tier of names that are close to the query's. */
export const nearTiers = (near: readonly string[]): Tier[] =>
  tier('name with typing errors', 0.9, each('name', near));

/** Finds people whose names sound alike, if one of the names is in another script. */
function bySound(parsed: ParsedName): Clause[] {
  if (parsed.type === 'organization') return [];
  const { forms, isForeign } = parsed;
  const keys = forms.flatMap(({ given, last }) => soundKeys(given[0] ?? '', last.join(' ')));
  const asked = keys.map((key) => (isForeign ? key : IN_ANOTHER_SCRIPT + key));
  return each('sound', [...new Set(asked)].slice(0, MAX_SOUNDS));
}
